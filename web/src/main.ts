import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import './lib/keyboard';
import { games } from './lib/cards';
import { fetchWords } from './lib/voice.svelte';

const target = document.getElementById('app');
// Both are on their way since the page began: drawn once with them is sooner than drawn twice.
void Promise.allSettled([fetchWords(), games()]).then(() => {
  target?.replaceChildren();
  if (target) mount(App, { target });
});
