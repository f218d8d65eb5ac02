import { mount } from "./vendor/svelte.js";
/* empty css        */
import { App } from "./App.js";
import "./lib/keyboard.js";
// src/main.ts
var target = document.getElementById("app");
if (target) mount(App, { target });
