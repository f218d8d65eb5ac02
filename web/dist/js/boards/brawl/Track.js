import { append, child, clsx, delegate, delegated, each, event, from_html, get, if_block, only_child, pop, push, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { faceOf } from "../../lib/face.js";
import { takeHands } from "../../lib/hands.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { track } from "./lay.js";
import { teamNames } from "./names.js";
// src/boards/brawl/Track.svelte
var root = from_html(`<span class="worth svelte-5r10cx"> </span>`);
var root_1 = from_html(`<i><!></i>`);
var root_2 = from_html(`<button type="button" data-spot="" class="svelte-5r10cx"><span class="unseen"> </span> <span class="head svelte-5r10cx" aria-hidden="true"><!> <b class="svelte-5r10cx"> </b></span> <span class="met svelte-5r10cx" aria-hidden="true"></span> <span class="text svelte-5r10cx" aria-hidden="true"> </span></button>`);
var root_3 = from_html(`<li><!></li>`);
var root_4 = from_html(`<ol class="track svelte-5r10cx"><li class="deck svelte-5r10cx" aria-hidden="true"><!> </li> <!></ol>`);
function Track($$anchor, $$props) {
	push($$props, true);
	/** The challenges, from the newest to the one that goes next, with what each is worth and who meets it now. */
	const hands = takeHands();
	const slots = user_derived(() => track($$props.view));
	const waiting = user_derived(() => $$props.view.shared.find((zone) => zone.key === "challenges")?.count ?? 0);
	let current = state(0);
	function words({ worth, met }) {
		const who = met.map((team) => teamNames($$props.view, $$props.view.seats.findIndex((side) => side.team === team), hands.scene));
		return [worth === null ? "" : worth === 0 ? say("brawl-worth-none") : say("brawl-worth", { n: worth }), who.length > 0 ? say("brawl-met-by", { who: who.join(", ") }) : ""].filter(Boolean).join(", ");
	}
	var ol = root_4();
	var li = child(ol);
	var node = child(li);
	Icon(node, {
		name: "cards",
		size: "1.2em"
	});
	var text = sibling(node, 1, true);
	reset(li);
	var node_1 = sibling(li, 2);
	each(node_1, 19, () => get(slots), (slot) => slot.key, ($$anchor, slot, i) => {
		const face = user_derived(() => get(slot).card ? faceOf(get(slot).card, hands.cards) : null);
		var li_1 = root_3();
		var node_2 = child(li_1);
		var consequent_1 = ($$anchor) => {
			const card = user_derived(() => get(slot).card);
			var button = root_2();
			var span = child(button);
			var text_1 = only_child(span, true);
			var span_1 = sibling(span, 2);
			var node_3 = child(span_1);
			var consequent = ($$anchor) => {
				var span_2 = root();
				var text_2 = only_child(span_2, true);
				template_effect(() => set_text(text_2, get(slot).worth === 0 ? "–" : get(slot).worth));
				append($$anchor, span_2);
			};
			if_block(node_3, ($$render) => {
				if (get(slot).worth !== null) $$render(consequent);
			});
			var b = sibling(node_3, 2);
			var text_3 = only_child(b, true);
			reset(span_1);
			var span_3 = sibling(span_1, 2);
			each(span_3, 20, () => get(slot).met, (team) => team, ($$anchor, team) => {
				var i_1 = root_1();
				var node_4 = child(i_1);
				Icon(node_4, {
					name: "check",
					size: "100%"
				});
				reset(i_1);
				template_effect(() => set_class(i_1, 1, `team-${team ?? ""}`, "svelte-5r10cx"));
				append($$anchor, i_1);
			});
			reset(span_3);
			var span_4 = sibling(span_3, 2);
			var text_4 = only_child(span_4, true);
			reset(button);
			template_effect(($0, $1) => {
				set_attribute(button, "tabindex", get(current) === get(i) ? 0 : -1);
				set_text(text_1, $0);
				set_text(text_3, get(face).title);
				set_text(text_4, $1);
			}, [() => [
				get(face).title,
				...get(face).text,
				words(get(slot))
			].filter(Boolean).join(". "), () => get(face).text.join(" ")]);
			delegated("click", button, (event) => hands.use({
				seat: null,
				zone: get(slot).key,
				slug: get(card).slug
			}, get(card), event.currentTarget));
			event("focus", button, () => {
				set(current, get(i), true);
				hands.look(get(card), {
					seat: null,
					zone: get(slot).key,
					slug: get(card).slug
				});
			});
			event("pointerenter", button, () => hands.look(get(card), {
				seat: null,
				zone: get(slot).key,
				slug: get(card).slug
			}));
			append($$anchor, button);
		};
		if_block(node_2, ($$render) => {
			if (get(face) && get(slot).card) $$render(consequent_1);
		});
		reset(li_1);
		template_effect(() => set_class(li_1, 1, clsx(["slot", {
			empty: !get(face),
			dead: get(slot).worth === 0
		}]), "svelte-5r10cx"));
		append($$anchor, li_1);
	});
	reset(ol);
	template_effect(($0, $1) => {
		set_attribute(ol, "aria-label", $0);
		set_attribute(li, "title", $1);
		set_text(text, get(waiting));
	}, [() => say("brawl-track", { n: get(waiting) }), () => say("brawl-track", { n: get(waiting) })]);
	append($$anchor, ol);
	pop();
}
delegate(["click"]);
export { Track };
