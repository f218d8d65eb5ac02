import type { Ask, Card, CardInfo, Choice, GameInfo, Line, Message, Reported, Room, Sitter, Spoken, Tell } from '../wire';
import { Refusal, api } from './api';
import { answer, isPassing, ordersOf, passesIdle } from './auto';
import { Cards, cards, games, noCards } from './cards';
import { packs } from './packs';
import { sceneOf } from './face';
import { socket } from './live.svelte';
import { apart, botName } from './names';
import { payment, proposal } from './pay';
import { meetPictures } from './pictures.svelte';
import { forget, remember } from './recent';
import { seedFor } from './seeds';
import { Selection } from './selection';
import { settings } from './store/settings.svelte';
import { complain } from './store/toasts.svelte';

/** A table that this page follows. It keeps what it is told, and decides no rule. */
export class Table {
  readonly id: string;
  room = $state.raw<Room | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  cards = $state.raw<Cards>(noCards);
  /** The cards of the game, without those that only the scene of this table has. */
  #shipped: Cards = noCards;
  /** Cards of packs that this table has shown. */
  #packed: readonly CardInfo[] = [];
  /** What lay here when they were asked for. */
  #met = '';
  info = $state.raw<GameInfo | null>(null);
  /** When the room came, for clocks that go on between two frames. */
  since = $state.raw(0);
  /** Another window took over. */
  moved = $state(false);
  broken = $state.raw<Message | null>(null);
  /** There is no such table, or it may not be watched. */
  refused = $state.raw<Refusal | null>(null);
  selection = $state.raw(new Selection());
  #acting = $state(false);
  /** The room that an answer led to; until it comes, the old one stands for nothing. */
  #due = $state.raw(0);
  #answered = '';
  /** How many choices the action of this person that is not finished has taken so far. */
  #taken = $state(0);
  /** What was asked last. */
  #question = '';
  /** What this page pays by itself, as it was told to. */
  #paying: string | null = null;
  /** Whoever waits for the next room. */
  #awaited: (() => void)[] = [];
  #sealed = new Set<string>();
  /** What each seat was last told to the room, so that nothing is told twice. */
  #lodged = new Map<number, string>();
  #stop: () => void;

  constructor(id: string) {
    this.id = id;
    this.#stop = socket.hear((tell) => this.#take(tell));
    this.follow();
  }

  /** The seats of this person. */
  readonly mine = $derived(this.room?.role.is === 'seat' ? this.room.role.seats : []);
  /** Whether this person is asked. */
  readonly asked = $derived(
    this.room?.stage === 'playing' && this.room.options.length > 0 && this.mine.includes(this.room.view?.asked ?? -1),
  );
  /** The room passes every window until this person's next turn. */
  readonly passing = $derived(this.mine.some((seat) => isPassing(this.room?.seats[seat]?.orders)));
  /** There is nothing to do but pass, and the room does that in a moment. */
  readonly idle = $derived(
    this.asked &&
      this.room?.options.length === 1 &&
      this.room.options[0]?.act === 'pass' &&
      passesIdle(this.room.seats[this.room.view?.asked ?? -1]?.orders),
  );
  /** An answer is under way. */
  readonly busy = $derived(this.#acting || (this.room?.seq ?? 0) < this.#due);
  /** An action of this person waits for its next part, and can be taken back as a whole. */
  readonly unfinished = $derived(this.#taken > 0 && this.asked && !this.busy && this.room?.undo.free === true);
  /** Something is to be paid, and this page can propose with what. */
  readonly payable = $derived(
    this.asked && this.room?.view ? proposal(this.room.view, this.room.options) !== null : false,
  );
  readonly names = $derived(apart(this.room?.seats.map(nameOf) ?? []));
  readonly scene = $derived(sceneOf(this.names, this.cards));

  /** Watches, also after another window took over. */
  follow(): void {
    this.moved = false;
    const refused = (reason: Refusal) => {
      this.refused = reason;
      forget(this.id);
    };
    socket.watch(this.id, { have: () => this.lines.length, refused });
  }

  leave(): void {
    this.#stop();
    socket.unwatch(this.id);
  }

  /** Picks an option of the question that stands. */
  async act(pick: number): Promise<void> {
    await this.#act(pick, true);
  }

  async #act(pick: number, chosen: boolean): Promise<void> {
    const { room } = this;
    const choice: Choice | undefined = room?.options[pick];
    const seat = room?.view?.asked;
    if (!room || !choice || this.busy || seat === null || seat === undefined) return;
    this.selection = this.selection.picked(room, choice);
    // An answer without a choice is taken back together with the one before.
    // What the page answers by rule begins no action of this person; within one it is a part of it.
    if (room.options.length > 1 && (chosen || this.#taken > 0)) this.#taken += 1;
    this.#acting = true;
    try {
      const done = await socket.ask({ do: 'act', table: this.id, seat, at: room.at, pick });
      if (done.is === 'done') this.#due = done.seq;
    } catch (problem) {
      // A late answer is no mistake: the room that follows says what is asked now.
      if (!(problem instanceof Refusal && problem.code === 'stale')) complain(problem, this.scene);
    } finally {
      this.#acting = false;
      this.#answerAlone();
    }
  }

  /** Asks for something else; what is refused is shown. */
  async ask(ask: Ask): Promise<boolean> {
    try {
      await socket.ask(ask);
      return true;
    } catch (problem) {
      complain(problem, this.scene);
      return false;
    }
  }

  async undo(): Promise<void> {
    const seat = this.room?.undo.seats[0];
    if (seat === undefined) return;
    const { selection } = this;
    this.selection = selection.undone();
    this.#taken = Math.max(0, this.#taken - 1);
    if (!(await this.ask({ do: 'undo', table: this.id, seat }))) this.selection = selection;
  }

  /** Takes back the whole of an action that is not finished. */
  async takeBack(): Promise<void> {
    while (this.unfinished) {
      const next = new Promise<void>((resolve) => this.#awaited.push(resolve));
      await this.undo();
      await next;
    }
  }

  /** Pays what is to be paid, with what this person needs least. */
  pay(): void {
    const { room } = this;
    const pick = room?.view ? proposal(room.view, room.options) : null;
    if (pick === null) return;
    this.#paying = payment(room?.view);
    void this.act(pick);
  }

  passUntilMyTurn(): void {
    if (this.room?.view) this.#lodge(this.room, !this.passing);
  }

  /** Answers by rule, if there is a rule for it. */
  #answerAlone(): void {
    const { room } = this;
    if (!room?.view || !this.asked || this.busy || this.moved) return;
    const key = `${room.round} ${room.at} ${room.seq}`;
    if (this.#paying !== payment(room.view)) this.#paying = null;
    const pays = this.#paying === null ? null : proposal(room.view, room.options);
    const pick = pays ?? answer(room.view, room.options, settings.fullControl, room.staged);
    // A question that was taken back is asked again; one that was refused is not.
    if (pick === null || this.#answered === key) return;
    this.#answered = key;
    void this.#act(pick, pays !== null);
  }

  #take(tell: Tell): void {
    if (!('table' in tell) || tell.table !== this.id) return;
    switch (tell.is) {
      case 'room':
        this.#enter(tell);
        break;
      case 'said':
        this.chat = [...this.chat, tell.spoken].slice(-200);
        break;
      case 'moved':
        this.moved = true;
        break;
      case 'broken':
        this.broken = tell.why;
        break;
      default:
        break;
    }
  }

  #enter(room: Room): void {
    if (this.room?.game !== room.game) void this.#learn(room.game);
    if (room.scene && this.room?.seq !== room.seq) this.cards = withOwn(this.#shipped, room, this.#packed);
    if (room.packs?.length) void this.#meet(room);
    this.lines = [...this.lines.slice(0, room.log_from), ...room.log];
    this.chat = room.chat.length > 0 ? room.chat : this.chat;
    this.since = performance.now();
    this.refused = null;
    // At a hot seat nobody takes back what the other did.
    const passed = this.room?.view?.asked !== room.view?.asked || this.room?.view?.turn !== room.view?.turn;
    this.room = room;
    this.selection = this.selection.seen(room);
    if (passed || !this.asked || rests(room) || this.#begins(room)) this.#taken = 0;
    this.#question = room.view?.question ?? '';
    for (const go of this.#awaited.splice(0)) go();
    remember(room);
    this.#lodge(room);
    this.#seal(room);
    this.#answerAlone();
  }

  /** Another question that no card asks, as one after the other is asked before a game: it is no part of what was done. */
  #begins({ view }: Room): boolean {
    return !view?.subject && this.#question !== 'ask-main' && view?.question !== this.#question;
  }

  /** Tells the room how to answer for this person, where it does not know it yet. */
  #lodge(room: Room, passing?: boolean): void {
    if (room.stage !== 'playing' || room.staged || this.moved) return;
    const { fullControl, passed, passIdle, askOwn } = settings;
    for (const seat of this.mine) {
      const now = room.seats[seat]?.orders;
      const orders = ordersOf(room.game, { fullControl, passed, passIdle, askOwn, passing: passing ?? isPassing(now) });
      const words = JSON.stringify(orders);
      const known = JSON.stringify(now) === words;
      if (known) this.#lodged.delete(seat);
      if (known || this.#lodged.get(seat) === words) continue;
      this.#lodged.set(seat, words);
      void this.ask({ do: 'lodge', table: this.id, seat, orders });
    }
  }

  async #learn(game: string): Promise<void> {
    try {
      this.#shipped = await cards(game);
      this.cards = withOwn(this.#shipped, this.room, this.#packed);
      this.info = (await games()).find((each) => each.key === game) ?? null;
    } catch (problem) {
      complain(problem);
    }
  }

  /** All are bound to their seeds: now ours may be known. */
  #seal(room: Room): void {
    if (room.stage !== 'sealing') return;
    for (const seat of this.mine) {
      const hash = room.fair.commits[seat] ?? '';
      const seed = seedFor(this.id, seat, hash);
      if (!seed || room.seats[seat]?.ready || this.#sealed.has(hash)) continue;
      this.#sealed.add(hash);
      void this.ask({ do: 'reveal', table: this.id, seat, seed });
    }
  }

  /** Asks for the cards of packs, as soon as another one is to be seen. */
  async #meet(room: Room): Promise<void> {
    const seen = namesIn(room);
    if (seen === this.#met) return;
    this.#met = seen;
    try {
      this.#packed = await packs.shown(this.id);
      meetPictures(this.id, this.#packed);
      this.cards = withOwn(this.#shipped, this.room, this.#packed);
    } catch {
      // A card is called by its name until the next one comes.
      this.#met = '';
    }
  }

  /** Reports a mistake: the server keeps the game, and gives it where it may. */
  report(): Promise<Reported> {
    return api.report(this.id);
  }
}

/** The cards of a game and those that only this table has, in place of those of the same name. */
function withOwn(shipped: Cards, room: Room | null, packed: readonly CardInfo[]): Cards {
  const own = [...packed, ...(room?.scene?.cards ?? [])];
  return own.length > 0 ? new Cards([...shipped.all, ...own]) : shipped;
}

/** The names of all cards that are to be seen, and whose deck is known. */
function namesIn(room: Room): string {
  const names = new Set<string>(room.seats.flatMap((seat) => seat.deck ?? []));
  const meet = (cards: readonly Card[]): void => {
    for (const card of cards) {
      if (card.name) names.add(card.name);
      meet(card.with ?? []);
    }
  };
  for (const zone of [...(room.view?.shared ?? []), ...(room.view?.seats ?? []).flatMap((side) => side.zones)]) meet(zone.cards);
  for (const { cause } of room.log) if (cause) names.add(cause);
  return [...names].sort().join('\n');
}

/** Nothing is half done: a turn goes on, or a window stands open. */
function rests(room: Room): boolean {
  return room.options.some(({ act }) => act === 'end' || act === 'pass');
}

function nameOf(seat: Sitter): string {
  return seat.kind === 'bot' ? botName(seat.name) : seat.name;
}
