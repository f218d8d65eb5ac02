import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import './lib/keyboard';
import { fetchWords } from './lib/voice.svelte';

const target = document.getElementById('app');
void fetchWords().then(() => target && mount(App, { target }));
