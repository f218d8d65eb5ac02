//! Verbs. Each method reads one kind of instruction.

use super::Parser;
use super::refs::Thing;
use crate::words::{
    Area, Choice, Declared, Done, Facing, Filter, Instruction, Kinds, Noun, PlayCard, Player, Ref, To, Until, Verb, Who,
};

type Reader<'p> = fn(&mut Parser<'p>) -> Option<Verb>;

impl<'p> Parser<'p> {
    /// One instruction, behind its subject if it has one.
    pub(super) fn verb(&mut self, lead: Option<Until>) -> Option<Verb> {
        let rules: [Reader<'p>; 26] = [
            Self::pay,
            Self::number_choice,
            Self::pick_player,
            Self::pick,
            Self::one_of,
            Self::declare,
            Self::choose,
            Self::inflict,
            Self::heal,
            Self::simple,
            Self::leave_battle,
            Self::join_battle,
            Self::remove_tokens,
            Self::exile,
            Self::tokens,
            Self::create,
            Self::top,
            Self::put,
            Self::attach,
            Self::flip,
            Self::draw,
            Self::discard,
            Self::deck_verb,
            Self::play,
            Self::reduce,
            Self::odd,
        ];
        if let Some(verb) = rules.iter().find_map(|rule| self.attempt(rule)) {
            return self.or_other(verb);
        }
        self.attempt(|p| p.control(lead))
    }

    /// `VERB or VERB`
    fn or_other(&mut self, verb: Verb) -> Option<Verb> {
        let other = self.attempt(|p| {
            p.c.word("or")?;
            p.verb(None)
        });
        let act = |verb| vec![Instruction { by: Player::You, verb, if_can: false }];
        Some(match other {
            Some(other) => Verb::Either(act(verb), act(other)),
            None => verb,
        })
    }

    /// The verb itself, also in the third person.
    pub(super) fn says(&mut self, word: &str) -> Option<()> {
        let low = self.c.peek().map(|t| t.low.clone()).unwrap_or_default();
        let third = low.strip_suffix("es").filter(|s| *s == word).or(low.strip_suffix('s')) == Some(word);
        if low == word || third {
            self.c.skip(1);
            return Some(());
        }
        self.c.expect(&format!("`{word}`"))
    }

    fn pay(&mut self) -> Option<Verb> {
        self.says("pay")?;
        let n = self.num()?;
        if let Some(each) = self.attempt(Self::for_each) {
            return Some(Verb::PayEach(n, each));
        }
        Some(Verb::Pay(n))
    }

    fn number_choice(&mut self) -> Option<Verb> {
        self.says("choose")?;
        self.c.words("a number for")?;
        let var = self.var()?;
        let bound = self.attempt(|p| {
            p.c.words("that is")?;
            p.value_bound()
        });
        Some(Verb::ChooseNumber(var, bound))
    }

    fn pick_player(&mut self) -> Option<Verb> {
        self.says("pick")?;
        let who = [Player::Any, Player::AnOpponent][self.c.one_of(&["a player", "an opponent"])?].clone();
        // `an opponent's character` is a card.
        let slot = self.hold(Thing::Player, false, Some(Done::Picked));
        Some(Verb::PickPlayer(who, slot))
    }

    fn pick(&mut self) -> Option<Verb> {
        self.says("pick")?;
        let choice = self.choice(Area::Play, Some(Done::Picked))?;
        Some(Verb::Pick(choice))
    }

    /// `choose one of the following: A or B`, `choose one: A, or B`
    fn one_of(&mut self) -> Option<Verb> {
        self.says("choose")?;
        let long = self.c.one_of(&["one of the following", "one"])? == 0;
        self.c.mark(':')?;
        let by = self.subject_player.clone().unwrap_or(Player::You);
        let mut all = vec![self.instructions(&by, None)?];
        while let Some(more) = self.attempt(|p| {
            p.c.one_of(&[", or", "or", "; or"])?;
            p.instructions(&by, None)
        }) {
            all.push(more);
        }
        // One instruction that says `or` is two options.
        if let [only] = all.as_slice()
            && let [Instruction { verb: Verb::Either(one, other), .. }] = only.as_slice()
        {
            all = vec![one.clone(), other.clone()];
        }
        (all.len() > 1).then_some(Verb::OneOf(all, long))
    }

    fn declare(&mut self) -> Option<Verb> {
        self.says("choose")?;
        self.c.words("a card type")?;
        Some(Verb::Declare(Declared::CardType))
    }

    fn choose(&mut self) -> Option<Verb> {
        self.says("choose")?;
        if let Some(choice) = self.attempt(Self::chosen_from) {
            return Some(Verb::Choose(choice));
        }
        let choice = self.choice(Area::Play, Some(Done::Chosen))?;
        Some(Verb::Choose(choice))
    }

    /// `X of those cards`, `any number of those cards`
    pub(super) fn chosen_from(&mut self) -> Option<Choice> {
        let count = self.quantity_of()?;
        let Who::Ref(Ref { to: To::Slot(from), said }) = self.who()? else { return None };
        let kinds = match &said.noun {
            Noun::Kinds(kinds) => *kinds,
            _ => Kinds::empty(),
        };
        let what = Filter { area: Area::Slot(from), kinds, ..Filter::default() };
        let many = super::bounds::plural(&count);
        let slot = self.hold(Thing::Cards(Box::new(what.clone())), many, Some(Done::Chosen));
        Some(Choice { count, what, slot, random: false, different_names: false, of: Some(said) })
    }

    /// `inflict up to 2 damage divided however you want to the characters`
    fn inflict(&mut self) -> Option<Verb> {
        self.says("inflict")?;
        let up_to = self.c.words("up to").is_some();
        let amount = self.num()?;
        self.c.word("damage")?;
        let divided = self.c.words("divided however you want").is_some();
        if up_to && !divided {
            return self.c.expect("`divided however you want`");
        }
        self.c.word("to")?;
        let to = self.object(Done::Damaged)?;
        Some(Verb::Inflict { amount, up_to, divided, to })
    }

    /// `remove 2 damage from WHO`, `reduce the amount of damage inflicted to
    /// WHO this turn to 0`
    fn heal(&mut self) -> Option<Verb> {
        if self.c.words("reduce the amount of damage inflicted to").is_some() {
            let who = self.who()?;
            self.c.words("this turn to")?;
            self.c.number().filter(|n| *n == 0)?;
            return Some(Verb::ForgetDamage(who));
        }
        self.says("remove")?;
        let amount = match self.c.words("all damage") {
            Some(()) => None,
            None => {
                let n = self.num()?;
                self.c.word("damage")?;
                Some(n)
            }
        };
        self.c.word("from")?;
        let who = self.object(Done::Chosen)?;
        Some(Verb::Heal(amount, who))
    }

    /// Verbs with one object.
    fn simple(&mut self) -> Option<Verb> {
        type Make = fn(Who) -> Verb;
        const VERBS: [(&str, Done, Make); 5] = [
            ("destroy", Done::Destroyed, Verb::Destroy),
            ("deplete", Done::Depleted, Verb::Deplete),
            ("restore", Done::Chosen, Verb::Restore),
            ("terminate", Done::Chosen, Verb::Terminate),
            ("duplicate", Done::Chosen, Verb::Duplicate),
        ];
        let (_, done, make) = VERBS.iter().find(|(word, ..)| self.says(word).is_some())?;
        let mut who = self.object(*done)?;
        // `destroy it and all members of the attacking party`
        if let Some(more) = self.attempt(|p| {
            p.c.word("and")?;
            let more = p.who()?;
            // `destroy it and your faction loses ...` is another instruction.
            let over = p.c.peek().is_none_or(|t| matches!(t.kind, arbiter_text::Kind::Mark(_)) || t.low == "instead");
            over.then_some(more)
        }) {
            who = Who::Several(vec![who, more]);
        }
        Some(make(who))
    }

    fn leave_battle(&mut self) -> Option<Verb> {
        self.says("remove")?;
        let who = self.who()?;
        self.c.one_of(&["from the battle", "from battle", "from combat"])?;
        Some(Verb::LeaveBattle(who))
    }

    fn join_battle(&mut self) -> Option<Verb> {
        self.says("add")?;
        let who = self.object(Done::Chosen)?;
        self.c.word("to")?;
        Some(Verb::JoinBattle(who, self.party_noun()?))
    }

    /// `remove WHO from the game`
    fn exile(&mut self) -> Option<Verb> {
        self.says("remove")?;
        let who = self.object(Done::Removed)?;
        self.c.words("from the game")?;
        let facing = self.c.word("face-down").map(|()| Facing::Down);
        Some(Verb::Exile(who, facing))
    }

    fn flip(&mut self) -> Option<Verb> {
        self.says("flip")?;
        if self.c.words("a coin").is_some() {
            return Some(Verb::Coin);
        }
        let who = self.object(Done::Chosen)?;
        let facing = match self.c.one_of(&["face-down", "face down", "face-up"])? {
            2 => Facing::Up,
            _ => Facing::Down,
        };
        let under = self.attempt(Self::under);
        Some(Verb::Flip(who, facing, under))
    }

    /// `draw a card`, `draw up to 2 cards`, `draws X+1 cards`
    fn draw(&mut self) -> Option<Verb> {
        self.says("draw")?;
        let count = self.quantity()?;
        self.c.one_of(&["cards", "card"])?;
        let each = self.one_for_each(&count)?;
        Some(Verb::Draw(each.unwrap_or(count)))
    }

    /// `discard a card at random`, `discards that card`, `discards their hand`
    fn discard(&mut self) -> Option<Verb> {
        self.says("discard")?;
        if self.c.one_of(&["your hand", "their hand"]).is_some() {
            return Some(Verb::DiscardHand);
        }
        if let Some(who) = self.attempt(Self::who) {
            self.did(&who, Done::Discarded);
            return Some(Verb::Discard(who));
        }
        let choice = self.choice(Area::Hand, Some(Done::Discarded))?;
        Some(Verb::Discard(Who::Choose(Box::new(choice))))
    }

    /// `play a resource`, `play a non-tactic card for free`
    fn play(&mut self) -> Option<Verb> {
        self.says("play")?;
        if let Some((count, facing)) = self.attempt(|p| {
            let count = p.quantity()?;
            let facing = p.c.word("face-down").map(|()| Facing::Down);
            p.c.one_of(&["resources", "resource"])?;
            let facing = facing.or_else(|| p.c.word("face-down").map(|()| Facing::Down));
            Some((count, facing))
        }) {
            return Some(Verb::PlayResource(count, facing));
        }
        let what = match self.attempt(Self::who) {
            Some(who) => who,
            None => Who::Choose(Box::new(self.choice(Area::Hand, Some(Done::Chosen))?)),
        };
        let free = self.c.words("for free").is_some();
        let any_threshold = self.c.words("even if you cannot meet its threshold").is_some();
        Some(Verb::Play(PlayCard { what, free, any_threshold }))
    }

    /// `take control of WHO`
    fn control(&mut self, lead: Option<Until>) -> Option<Verb> {
        self.says("take")?;
        self.c.words("control of")?;
        let who = self.object(Done::Chosen)?;
        let until = self.until(lead);
        Some(Verb::Control(who, until))
    }

    /// What fits nowhere else.
    fn odd(&mut self) -> Option<Verb> {
        if self.c.words("do the same").is_some() {
            return Some(Verb::Same);
        }
        if self.c.one_of(&["any player may use this ability", "both players may use this ability"]).is_some() {
            return Some(Verb::AnyoneUses);
        }
        if self.c.words("repeat this card's effect until").is_some() {
            return Some(Verb::Repeat(self.cond()?));
        }
        if self.says("bid").is_some() {
            return Some(Verb::Bid);
        }
        self.says("lose")?;
        self.c.words("the game")?;
        Some(Verb::LoseGame)
    }

    /// `under your control`
    pub(super) fn under(&mut self) -> Option<Player> {
        self.c.word("under")?;
        let player = self.possessive()?;
        self.c.word("control")?;
        Some(player)
    }

    /// How long; the duration said first counts if none is said here.
    pub(super) fn until(&mut self, lead: Option<Until>) -> Until {
        self.said_until().or(lead).unwrap_or(Until::Leaves)
    }

    pub(super) fn said_until(&mut self) -> Option<Until> {
        let n = self.c.one_of(&[
            "this turn",
            "during this battle",
            "until the start of your next turn",
            "for the rest of the game",
        ])?;
        Some([Until::Turn, Until::Battle, Until::YourNextTurn, Until::Game][n])
    }
}
