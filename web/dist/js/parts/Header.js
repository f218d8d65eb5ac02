import { $window, append, child, each, event, first_child, from_html, get, next, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text, user_derived } from "../vendor/svelte.js";
import { say } from "../lib/say.js";
import { here } from "../lib/router.js";
import { settings } from "../lib/store/settings.js";
import { ui } from "../lib/store/ui.js";
import { pages } from "../pages/registry.js";
import { Button } from "./Button.js";
import { Help } from "./Help.js";
import { Icon } from "./Icon.js";
import { Settings } from "./Settings.js";
// src/parts/Header.svelte
var root = from_html(`<a class="svelte-1h1i3v1"> </a>`);
var root_1 = from_html(`<header><a class="brand svelte-1h1i3v1" href="#/"><!> <span>Arbiter</span></a> <nav class="svelte-1h1i3v1"></nav> <div class="tools svelte-1h1i3v1"><!> <!> <!> <!></div></header> <!> <!>`, 1);
function Header($$anchor, $$props) {
	push($$props, true);
	const menu = pages.filter((page) => page.menu);
	const where = user_derived(() => here().parts[0] ?? "");
	const next$1 = {
		auto: "dark",
		dark: "light",
		light: "auto"
	};
	const faces = {
		auto: "auto",
		dark: "moon",
		light: "sun"
	};
	function key(event) {
		const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
		if (event.key !== "?" || typing || event.defaultPrevented || document.querySelector("dialog[open]")) return;
		event.preventDefault();
		ui.help = true;
	}
	var fragment = root_1();
	event("keydown", $window, key);
	var header = first_child(fragment);
	let classes;
	var a = child(header);
	var node = child(a);
	Icon(node, {
		name: "scales",
		size: "26px"
	});
	next(2);
	reset(a);
	var nav = sibling(a, 2);
	each(nav, 21, () => menu, (page) => page.path, ($$anchor, page) => {
		var a_1 = root();
		var text = only_child(a_1, true);
		template_effect(($0) => {
			set_attribute(a_1, "href", `#/${get(page).path ?? ""}`);
			set_attribute(a_1, "aria-current", get(where) === get(page).path ? "page" : void 0);
			set_text(text, $0);
		}, [() => say(get(page).menu ?? "")]);
		append($$anchor, a_1);
	});
	reset(nav);
	var div = sibling(nav, 2);
	var node_1 = child(div);
	{
		let $0 = user_derived(() => say("web-other-language"));
		let $1 = user_derived(() => settings.language === "en" ? "fr" : "en");
		Button(node_1, {
			kind: "quiet",
			small: true,
			icon: "globe",
			get title() {
				return get($0);
			},
			get lang() {
				return get($1);
			},
			onclick: () => settings.language = settings.language === "en" ? "fr" : "en",
			children: ($$anchor, $$slotProps) => {
				next();
				var text_1 = text();
				template_effect(() => set_text(text_1, settings.language === "en" ? "FR" : "EN"));
				append($$anchor, text_1);
			},
			$$slots: { default: true }
		});
	}
	var node_2 = sibling(node_1, 2);
	{
		let $0 = user_derived(() => say("web-theme", { theme: say(`web-theme-${settings.theme}`) }));
		let $1 = user_derived(() => say("web-theme", { theme: say(`web-theme-${settings.theme}`) }));
		Button(node_2, {
			kind: "quiet",
			small: true,
			get icon() {
				return faces[settings.theme];
			},
			get "aria-label"() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			onclick: () => settings.theme = next$1[settings.theme]
		});
	}
	var node_3 = sibling(node_2, 2);
	{
		let $0 = user_derived(() => say("web-settings"));
		let $1 = user_derived(() => say("web-settings"));
		Button(node_3, {
			kind: "quiet",
			small: true,
			icon: "gear",
			get "aria-label"() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			onclick: () => ui.settings = true
		});
	}
	var node_4 = sibling(node_3, 2);
	{
		let $0 = user_derived(() => say("web-help"));
		let $1 = user_derived(() => say("web-help"));
		Button(node_4, {
			kind: "quiet",
			small: true,
			icon: "help",
			get "aria-label"() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			onclick: () => ui.help = true
		});
	}
	reset(div);
	reset(header);
	var node_5 = sibling(header, 2);
	Help(node_5, {
		get open() {
			return ui.help;
		},
		onclose: () => ui.help = false
	});
	var node_6 = sibling(node_5, 2);
	Settings(node_6, {
		get open() {
			return ui.settings;
		},
		onclose: () => ui.settings = false
	});
	template_effect(($0, $1) => {
		classes = set_class(header, 1, "svelte-1h1i3v1", null, classes, { slim: ui.playing });
		set_attribute(a, "aria-label", $0);
		set_attribute(nav, "aria-label", $1);
	}, [() => say("web-home"), () => say("web-menu")]);
	append($$anchor, fragment);
	pop();
}
export { Header };
