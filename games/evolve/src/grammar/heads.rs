//! Abilities: what stands at their head decides what they are.

use super::Parser;
use super::fill::open;
use crate::card::Kind;
use crate::lower::spoken::names_a_card;
use crate::words::{Ability, Activated, Automatic, Cond, Cost, Keyword, Line, Trigger, Whose};

impl Parser<'_> {
    pub(super) fn ability(&mut self) -> Option<Ability> {
        self.last = None;
        self.look = 0;
        (self.made, self.group, self.elsewhere) = (false, false, false);
        (self.named, self.vague) = (false, false);
        (self.brought, self.single, self.chose) = (0, false, false);
        let rules: [fn(&mut Self) -> Option<Ability>; 9] = [
            Self::evolve,
            Self::activated,
            Self::keyword_line,
            Self::when_playing,
            Self::extra_cost,
            Self::copies,
            Self::automatic,
            Self::passive,
            Self::spell,
        ];
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    /// `[evolve] [cost01]: Evolve this follower.`
    fn evolve(&mut self) -> Option<Ability> {
        self.c.icon("evolve").or_else(|| self.c.word("evolve"))?;
        let price = self.price_icon()?;
        self.colon()?;
        self.c.word("evolve")?;
        self.this()?;
        self.c.mark('.')?;
        let only_if = self.attempt(|p| {
            p.c.one_of(&["activate only if", "this ability can be activated if"])?;
            let cond = p.cond()?;
            p.c.mark('.').map(|()| cond)
        });
        Some(Ability::Evolve { price, only_if })
    }

    fn quick_icon(&mut self) -> Option<()> {
        self.c.icon("quick").or_else(|| self.c.icon("q"))
    }

    /// `[quick][act] COSTS: LINES`
    fn activated(&mut self) -> Option<Ability> {
        let quick = self.quick_icon().or_else(|| self.c.word("quick")).is_some();
        self.c.icon("act").or_else(|| self.c.word("act"))?;
        self.c.mark(',');
        let costs = self.costs()?;
        self.colon()?;
        let lines = self.checked_lines()?;
        let mut act = Activated { quick, costs, lines, once_per_turn: false, only_if: None };
        while self.attempt(|p| p.restriction(&mut act)).is_some() {}
        Some(Ability::Activated(act))
    }

    /// `Activate only once per turn.`, `This ability can be activated if COND.`
    fn restriction(&mut self, act: &mut Activated) -> Option<()> {
        self.c.one_of(&["activate only", "this ability can be activated"])?;
        if self.c.words("once per turn").is_some() {
            act.once_per_turn = true;
        } else {
            self.c.word("if")?;
            act.only_if = Some(self.cond()?);
            act.once_per_turn |= self.c.one_of(&[", and only once per turn", "and only once per turn"]).is_some();
        }
        self.c.mark('.')
    }

    fn checked_lines(&mut self) -> Option<Vec<Line>> {
        let lines = self.lines(false)?;
        if open(&lines) { self.c.expect("`X equals`") } else { Some(lines) }
    }

    /// `Ward.`, `[quick]`
    fn keyword_line(&mut self) -> Option<Ability> {
        if self.quick_icon().is_some() {
            self.c.mark('.');
            return Some(Ability::Keyword(Keyword::Quick));
        }
        let keyword = self.keyword()?;
        self.c.mark('.')?;
        Some(Ability::Keyword(keyword))
    }

    /// `When playing this card, COSTS: This card costs N less to play.`
    fn when_playing(&mut self) -> Option<Ability> {
        self.c.words("when playing")?;
        self.this()?;
        self.c.mark(',')?;
        let costs = self.costs()?;
        self.colon()?;
        self.this().or_else(|| self.it())?;
        let price = self.price_rule()?;
        self.c.mark('.')?;
        Some(Ability::WhenPlaying { costs, price })
    }

    /// `As an additional cost to play this card, COSTS.`
    fn extra_cost(&mut self) -> Option<Ability> {
        self.c.words("as an additional cost to play")?;
        self.this()?;
        self.c.mark(',')?;
        let costs = self.costs()?;
        self.c.mark('.')?;
        Some(Ability::ExtraCost(costs))
    }

    /// `You may include up to N copies of this card in your deck.`
    fn copies(&mut self) -> Option<Ability> {
        if self.c.words("you can put up to").is_some() {
            let n = self.small()?;
            self.c.word("of")?;
            self.this()?;
            self.c.words("into your deck .")?;
            return Some(Ability::DeckCopies(n));
        }
        self.c.words("you may include up to")?;
        let n = self.small()?;
        self.c.words("copies of")?;
        self.this()?;
        self.c.words("in your deck .")?;
        Some(Ability::DeckCopies(n))
    }

    fn automatic(&mut self) -> Option<Ability> {
        if let Some((heads, costs)) = self.attempt(Self::marked) {
            return self.process(heads, costs, false, None);
        }
        if self.c.words("at the start of").is_some() {
            let head = self.phase(false)?;
            self.c.mark(',')?;
            let costs = self.optional_costs();
            return self.process(vec![head], costs, false, None);
        }
        let during = self.attempt(|p| {
            let at = p.c.one_of(&["during your turn ,", "during each opponent's turn ,"])?;
            Some([Whose::Your, Whose::Opponent][at])
        });
        let mine = self.attempt(|p| p.c.words("once on each of your turns ,")).is_some();
        let during = if mine { Some(Whose::Your) } else { during };
        let once = mine || self.attempt(|p| p.c.words("once per turn ,")).is_some();
        self.c.one_of(&["whenever", "when"])?;
        let head = self.event()?;
        self.named = names_a_card(&head);
        self.c.mark(',')?;
        let costs = self.optional_costs();
        self.process(vec![head], costs, once, during)
    }

    /// The lines of an automatic ability; `During your turn, whenever ...` is
    /// a condition on all of them.
    fn process(
        &mut self,
        heads: Vec<Trigger>,
        costs: Vec<Cost>,
        once_per_turn: bool,
        during: Option<Whose>,
    ) -> Option<Ability> {
        let mut lines = self.checked_lines()?;
        let mut once_per_turn = once_per_turn;
        once_per_turn |= self
            .c
            .one_of(&["activate only once per turn .", "this ability can be activated once per turn ."])
            .is_some();
        if let Some(whose) = during {
            let [Line::Do(then)] = lines.as_slice() else { return self.c.expect("one sentence") };
            lines = vec![Line::If { cond: Cond::Turn(whose), then: then.clone(), instead: false }];
        }
        Some(Ability::Automatic(Automatic { heads, costs, lines, once_per_turn }))
    }

    /// Keywords of timing in a row, and a price: `Strike, discard a card:`
    fn marked(&mut self) -> Option<(Vec<Trigger>, Vec<Cost>)> {
        let mut heads = vec![self.timing()?];
        while let Some(head) = self.attempt(|p| {
            p.c.one_of(&["and", ","]).map(|_| ()).or_else(|| p.c.mark('/'));
            p.timing()
        }) {
            heads.push(head);
        }
        if self.colon().is_some() {
            return Some((heads, self.optional_costs()));
        }
        self.c.mark(',');
        let costs = self.optional_costs();
        Some((heads, costs))
    }

    fn timing(&mut self) -> Option<Trigger> {
        use Trigger::*;
        let all = [
            ("[fanfare]", Fanfare),
            ("fanfare", Fanfare),
            ("[lastwords]", LastWords),
            ("last words", LastWords),
            ("on evolve", OnEvolve),
            ("follower strike", FollowerStrike),
            ("leader strike", LeaderStrike),
            ("strike", Strike),
        ];
        all.into_iter().find(|(words, _)| self.c.words(words).is_some()).map(|(_, t)| t)
    }

    /// `COSTS:` if there are any. Earth Rite alone is a line. [13.3.3.2]
    fn optional_costs(&mut self) -> Vec<Cost> {
        self.attempt(|p| {
            let costs = p.costs()?;
            p.colon()?;
            (costs != [Cost::EarthRite]).then_some(costs)
        })
        .unwrap_or_default()
    }

    /// The sentences of a spell.
    fn spell(&mut self) -> Option<Ability> {
        if self.card.kind != Kind::Spell {
            return None;
        }
        self.checked_lines().map(Ability::Spell)
    }
}
