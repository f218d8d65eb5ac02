import { beforeEach, expect, test } from 'vitest';
import { capital, known, nowhere, say, seat, sentences, speaking, tell, word, zoneName } from '../../src/lib/say.svelte';
import { joined, listed } from '../../src/lib/joined';
import { settings } from '../../src/lib/store/settings.svelte';

const scene = { names: ['Ada', ''], title: (name: string) => (settings.language === 'fr' ? `le ${name}` : name) };

beforeEach(() => {
  settings.language = 'en';
  speaking.game = 'evolve';
});

test('a message takes names of people and titles of cards', () => {
  const message = { key: 'log-plays', args: [['seat', { seat: 0 }], ['card', { card: 'Gust' }]] as never };
  expect(tell(message, scene)).toBe('Ada plays Gust.');
  settings.language = 'fr';
  expect(tell(message, scene)).toContain('le Gust');
});

test('a seat without a name is a letter', () => {
  expect(seat(1, scene)).toBe('Player B');
  expect(seat(0, nowhere)).toBe('Player A');
});

test('French has no article before the name of a person, and elides', () => {
  settings.language = 'fr';
  const leader = (number: number, names: string[]) => tell({ key: 'opt-leader', args: [['seat', { seat: number }]] }, { ...scene, names });
  expect(leader(1, ['Ada', ''])).toBe('Le leader du Joueur B');
  expect(leader(0, ['Ada', 'Bo'])).toBe('Le leader d’Ada');
  expect(leader(1, ['Ada', 'Bo'])).toBe('Le leader de Bo');
});

test('a number chooses its plural', () => {
  const left = (n: number) => tell({ key: 'log-recover', args: [['seat', { seat: 0 }], ['number', { number: n }]] }, scene);
  expect(left(1)).toContain('1 play point.');
  expect(left(2)).toContain('2 play points.');
});

test('a key is looked up under every kind of word', () => {
  expect(tell({ key: 'log-has', args: [['card', { card: 'Gust' }], ['keyword', { key: 'ward' }], ['until', { key: 'until-never' }]] }, scene)).toBe('Gust gets Ward.');
  expect(word('zone-', 'cemetery')).toBe('cemetery');
});

test('a hidden card is called so', () => {
  expect(tell({ key: 'opt-card', args: [['card', { card: null }]] }, scene)).toBe('A hidden card');
  expect(tell({ key: 'log-reveal', args: [['seat', { seat: 0 }], ['card', { card: null }]] }, scene)).toBe('Ada reveals a hidden card.');
});

test('a name that ends with a mark of its own ends the sentence', () => {
  expect(tell({ key: 'log-plays', args: [['seat', { seat: 0 }], ['card', { card: 'Onwards!' }]] }, scene)).toBe('Ada plays Onwards!');
});

test('French words melt into what follows them', () => {
  expect(joined('Fanfare de Éclaireuse des Ronces.', 'fr')).toBe('Fanfare d’Éclaireuse des Ronces.');
  expect(joined('Champion assigne 4 à Le Cloître aux lanternes.', 'fr')).toBe('Champion assigne 4 au Cloître aux lanternes.');
  expect(joined('Main de Joueur A : 3 cartes', 'fr')).toBe('Main du Joueur A : 3 cartes');
  expect(joined('Zone EX de A', 'fr')).toBe('Zone EX de A');
});

test('the last of several comes after a word', () => {
  expect(listed(['A', 'B', 'C'], 'en')).toBe('A, B and C');
  expect(listed(['A', 'B'], 'fr')).toBe('A et B');
  expect(listed([], 'fr')).toBe('');
});

test('what has no translation shows itself', () => {
  expect(tell({ key: 'no-such-key', args: [['n', { number: 3 }], ['list', { list: [{ text: 'a' }, { seat: 0 }] }]] }, scene)).toBe('no-such-key 3, a and Ada');
  expect(say('no-such-key')).toBe('no-such-key');
});

test('no invisible letters stand around arguments', () => {
  expect(say('web-turn', { turn: 7 })).toBe('Turn 7');
});

test('a zone says whose it is and how much lies there', () => {
  expect(zoneName('hand', 0, 1, scene)).toBe('hand of Ada: 1 card');
  expect(zoneName('resolution', null, 0, scene)).toBe('resolution zone: 0 cards');
});

test('each game says its own sentence under a key that both have', () => {
  const questions = ['evolve', 'spoils'].map((game) => {
    speaking.game = game;
    return tell({ key: 'ask-main', args: [] }, scene);
  });
  expect(questions).toEqual(['Your main phase: what do you do?', 'Your turn: what do you do?']);
  expect([word('number-', 'attack', 'evolve'), word('number-', 'attack', 'spoils')]).toEqual(['attack', 'strength']);
});

test('a game lends its words to no other, and shares those of the page', () => {
  speaking.game = 'spoils';
  expect(word('zone-', 'cemetery')).toBe('cemetery');
  expect(known('zone-cemetery')).toBe(false);
  expect(known('zone-cemetery', 'evolve')).toBe(true);
  expect(say('web-turn', { turn: 7 })).toBe('Turn 7');
  speaking.game = '';
  expect(known('ask-main')).toBe(false);
  expect(known('hidden-card')).toBe(true);
});

test('French of the game comes before English of the game', () => {
  speaking.game = 'spoils';
  settings.language = 'fr';
  expect(word('number-', 'attack')).toBe('force');
});

test('what a terminal sets between backticks stands between quotation marks', () => {
  settings.language = 'en';
  expect(say('deck-code-entry', { name: 'Oak' })).toBe('“Oak” is no card of a deck code.');
  settings.language = 'fr';
  expect(say('deck-code-entry', { name: 'Oak' })).toContain('«\u00a0Oak\u00a0»');
  settings.language = 'en';
});

test('a word that stands alone begins with a capital', () => {
  expect(['as the device', 'élan', ''].map(capital)).toEqual(['As the device', 'Élan', '']);
});

test('sentences in a row have one mark each and begin with a capital', () => {
  expect(sentences(['a1', '', 'vide', 'Immune to Stun.', 'you can: move'])).toBe('a1. Vide. Immune to Stun. You can: move');
});
