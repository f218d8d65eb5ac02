import { forget, whoami } from './api';
import { Socket, type Status } from './socket';

const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';

/** The page's one connection. */
export const socket = new Socket({
  url: `${scheme}//${location.host}/api/socket`,
  token: async () => (await whoami()).token,
  forget,
  make: (url) => new WebSocket(url),
});

/** What components show of it. */
export const live = $state<{ status: Status; player: string; rules: string }>({
  status: 'idle',
  player: '',
  rules: '',
});

socket.observe((status) => {
  live.status = status;
});

socket.hear((tell) => {
  if (tell.is !== 'welcome') return;
  // The server was replaced under this page: its files belong to the old one.
  if (live.rules && live.rules !== tell.rules) location.reload();
  live.rules = tell.rules;
  live.player = tell.player;
});

addEventListener('online', () => socket.connect());
