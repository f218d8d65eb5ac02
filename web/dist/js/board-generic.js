import { append as e, child as t, comment as n, each as r, first_child as i, from_html as a, get as o, if_block as s, only_child as c, pop as l, push as u, reset as d, set_attribute as f, set_text as p, sibling as m, template_effect as h, user_derived as g } from "./vendor.js";
import { __exportAll as _, say as v, seat as y, word as b } from "./main.js";
import { Pile as x, Places as S, Plate as C, Stage as w, Zone as T, takeHands as E } from "./table.js";
// src/boards/Generic.svelte
var D = _({ default: () => j }), O = a("<div class=\"svelte-1qkemig\"><dt class=\"svelte-1qkemig\"> </dt><dd class=\"svelte-1qkemig\"> </dd></div>"), k = a("<section class=\"svelte-1qkemig\"><!> <dl class=\"svelte-1qkemig\"></dl> <div class=\"zones svelte-1qkemig\"></div></section>"), A = a("<div class=\"generic svelte-1qkemig\"><!> <!> <!></div>");
function j(a, _) {
	u(_, !0);
	let D = E(), j = g(() => _.view.seats.map((e, t) => (_.near + _.view.seats.length - 1 - t) % _.view.seats.length));
	{
		let l = g(() => v("web-board"));
		w(a, {
			get view() {
				return _.view;
			},
			get label() {
				return o(l);
			},
			children: (a, l) => {
				var u = A(), g = t(u), w = (e) => {
					S(e, { get view() {
						return _.view;
					} });
				};
				s(g, (e) => {
					_.view.board && e(w);
				});
				var E = m(g, 2);
				r(E, 17, () => _.view.shared, (e) => e.key, (t, r) => {
					var a = n(), c = i(a), l = (e) => {
						T(e, {
							seat: null,
							get zone() {
								return o(r).key;
							}
						});
					};
					s(c, (e) => {
						o(r).count > 0 && e(l);
					}), e(t, a);
				});
				var M = m(E, 2);
				r(M, 16, () => o(j), (e) => e, (a, l) => {
					var u = k(), g = t(u);
					C(g, {
						get view() {
							return _.view;
						},
						get seat() {
							return l;
						},
						get sitters() {
							return _.sitters;
						},
						get since() {
							return _.since;
						}
					});
					var S = m(g, 2);
					r(S, 21, () => _.view.seats[l]?.numbers ?? [], (e) => e.key, (n, r) => {
						var i = O(), a = t(i), s = c(a, !0), l = m(a), u = c(l, !0);
						d(i), h((e) => {
							p(s, e), p(u, o(r).n);
						}, [() => b("number-", o(r).key)]), e(n, i);
					}), d(S);
					var w = m(S, 2);
					r(w, 21, () => _.view.seats[l]?.zones ?? [], (e) => e.key, (t, r) => {
						var a = n(), c = i(a), u = (e) => {
							x(e, {
								get seat() {
									return l;
								},
								get zone() {
									return o(r).key;
								}
							});
						}, d = (e) => {
							T(e, {
								get seat() {
									return l;
								},
								get zone() {
									return o(r).key;
								},
								shape: "fan"
							});
						};
						s(c, (e) => {
							o(r).count > 9 ? e(u) : o(r).count > 0 && e(d, 1);
						}), e(t, a);
					}), d(w), d(u), h((e) => f(u, "aria-label", e), [() => v("web-side", { who: y(l, D.scene) })]), e(a, u);
				}), d(u), e(a, u);
			},
			$$slots: { default: !0 }
		});
	}
	l();
}
export { D as Generic_exports };
