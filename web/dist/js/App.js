import { append, child, comment, component, delegate, delegated, first_child, from_html, get, if_block, next, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "./vendor/svelte.js";
import { say } from "./lib/say.js";
import { here } from "./lib/router.js";
import { pages } from "./pages/registry.js";
import { Button } from "./parts/Button.js";
import { Header } from "./parts/Header.js";
import { Toasts } from "./parts/Toasts.js";
// src/App.svelte
var root = from_html(`<p class="lost svelte-1n46o8q"> </p>`);
var root_1 = from_html(`<div class="lost svelte-1n46o8q"><h1> </h1> <!></div>`);
var root_2 = from_html(`<a class="skip svelte-1n46o8q" href="#main"> </a> <!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main>`, 1);
function App($$anchor, $$props) {
	push($$props, true);
	const route = user_derived(here);
	const page = user_derived(() => pages.find((each) => each.path === (get(route).parts[0] ?? "")));
	let shown = state(null);
	let failed = state(null);
	user_effect(() => {
		const wanted = get(page);
		wanted?.load().then(({ default: Body }) => {
			if (wanted === get(page)) set(shown, {
				page: wanted,
				Body
			});
		}, () => set(failed, wanted));
	});
	var fragment = root_2();
	var a = first_child(fragment);
	var text$1 = only_child(a, true);
	var node = sibling(a, 2);
	Header(node, {});
	var node_1 = sibling(node, 2);
	Toasts(node_1, {});
	var main = sibling(node_1, 2);
	var node_2 = child(main);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => say("web-no-server")]);
		append($$anchor, p);
	};
	var consequent_2 = ($$anchor) => {
		var fragment_1 = comment();
		var node_3 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var fragment_2 = comment();
			var node_4 = first_child(fragment_2);
			{
				let $0 = user_derived(() => get(route).parts.slice(1));
				component(node_4, () => get(shown).Body, ($$anchor, shown_Body) => {
					shown_Body($$anchor, {
						get parts() {
							return get($0);
						},
						get query() {
							return get(route).query;
						}
					});
				});
			}
			append($$anchor, fragment_2);
		};
		if_block(node_3, ($$render) => {
			if (get(shown)?.page === get(page)) $$render(consequent_1);
		});
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var div = root_1();
		var h1 = child(div);
		var text_2 = only_child(h1, true);
		var node_5 = sibling(h1, 2);
		Button(node_5, {
			kind: "primary",
			onclick: () => location.hash = "#/",
			children: ($$anchor, $$slotProps) => {
				next();
				var text_3 = text();
				template_effect(($0) => set_text(text_3, $0), [() => say("web-home")]);
				append($$anchor, text_3);
			},
			$$slots: { default: true }
		});
		reset(div);
		template_effect(($0) => set_text(text_2, $0), [() => say("web-lost")]);
		append($$anchor, div);
	};
	if_block(node_2, ($$render) => {
		if (get(page) && get(failed) === get(page)) $$render(consequent);
		else if (get(page)) $$render(consequent_2, 1);
		else $$render(alternate, -1);
	});
	reset(main);
	template_effect(($0) => set_text(text$1, $0), [() => say("web-skip")]);
	delegated("click", a, (event) => (event.preventDefault(), document.getElementById("main")?.focus()));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { App };
