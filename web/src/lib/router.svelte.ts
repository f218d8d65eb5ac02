/** Where in the application we are: `#/t/ID?at=3` is `['t', 'ID']` with `at`. */
export interface Route {
  parts: string[];
  query: URLSearchParams;
}

// An invitation may come as a plain path; it becomes the same place after the hash.
if (location.pathname !== '/' && !location.hash) {
  history.replaceState(null, '', `/#${location.pathname}${location.search}`);
}

let hash = $state(location.hash);

addEventListener('hashchange', () => {
  hash = location.hash;
});

const route = $derived(parse(hash));

/** Where we are; reactive. */
export function here(): Route {
  return route;
}

/** Goes to a place such as `/t/ID`. */
export function go(path: string): void {
  location.hash = `#${path}`;
}

/** Changes the query of this place without a step in the history. */
export function requery(query: Record<string, string>): void {
  const [path = ''] = location.hash.slice(1).split('?');
  const search = new URLSearchParams(query).toString();
  history.replaceState(null, '', `#${path}${search ? `?${search}` : ''}`);
  hash = location.hash;
}

function parse(text: string): Route {
  const [path = '', search = ''] = text.replace(/^#/, '').split('?');
  return { parts: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(search) };
}
