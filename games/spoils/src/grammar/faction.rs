//! The lines of a faction card. [202]

use super::Parser;
use crate::words::{Body, Event, Head, Icon, Starting, Trigger, When};

impl Parser<'_> {
    pub(super) fn faction_line(&mut self) -> Option<Body> {
        let rules: [fn(&mut Self) -> Option<Body>; 4] =
            [Self::start_influence, Self::starting_resources, Self::starting_draw, Self::turn_rule];
        rules.iter().find_map(|rule| self.attempt(rule))
    }

    /// `Influence 25` [202.3a]
    fn start_influence(&mut self) -> Option<Body> {
        self.c.word("influence")?;
        self.c.number().map(Body::Influence)
    }

    /// `STARTING RESOURCES: 1 Greed, 1 staple resource.` [202.5]
    fn starting_resources(&mut self) -> Option<Body> {
        self.c.words("starting resources")?;
        self.c.mark(':')?;
        self.c.word("any");
        let mut all = Vec::new();
        loop {
            let count = u8::try_from(self.c.number()?).ok()?;
            let icon = Icon::ALL.into_iter().find(|i| self.c.word(&i.name().to_lowercase()).is_some());
            if icon.is_none() {
                self.c.one_of(&["staple resources", "staple resource"])?;
            }
            all.push(Starting { count, icon });
            if self.c.mark(',').is_none() {
                break;
            }
        }
        self.stop()?;
        Some(Body::StartingResources(all))
    }

    /// `STARTING DRAW: 8 going first, 9 going second.` [202.6]
    fn starting_draw(&mut self) -> Option<Body> {
        self.c.words("starting draw")?;
        self.c.mark(':')?;
        let first = u8::try_from(self.c.number()?).ok()?;
        self.c.words("going first ,")?;
        let second = u8::try_from(self.c.number()?).ok()?;
        self.c.words("going second")?;
        self.stop()?;
        Some(Body::StartingDraw { first, second })
    }

    /// `RESTORE RULE: ...`, `DEVELOP RULE: ...` [202.7] [202.8]
    fn turn_rule(&mut self) -> Option<Body> {
        let restore = self.c.one_of(&["restore rule", "develop rule"])? == 0;
        self.c.mark(':')?;
        self.c.word("at")?;
        let event = self.moment().filter(|e| matches!(e, Event::StartOfTurn(_)))?;
        self.c.mark(',')?;
        let steps = self.steps()?;
        let trigger = Trigger { when: When { head: Head::At, event, from: None }, steps };
        Some(if restore { Body::RestoreRule(trigger) } else { Body::DevelopRule(trigger) })
    }
}
