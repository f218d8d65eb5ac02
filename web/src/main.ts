import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import './lib/keyboard';

const target = document.getElementById('app');
if (target) mount(App, { target });
