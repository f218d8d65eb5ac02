//! Copies that reuse memory: a search copies boards all the time.

/// `Clone` for a board: `clone_from` keeps the memory of its lists. Every field
/// is named once, so that none can be forgotten.
#[macro_export]
macro_rules! copies {
    ($board:ident, lists: $($list:ident),+; values: $($value:ident),+ $(;)?) => {
        impl Clone for $board {
            fn clone(&self) -> Self {
                $board { $($list: self.$list.clone(),)+ $($value: self.$value,)+ }
            }
            fn clone_from(&mut self, other: &Self) {
                $(self.$list.clone_from(&other.$list);)+
                $(self.$value = other.$value;)+
            }
        }
    };
}

#[cfg(test)]
mod tests {
    struct Board {
        cards: Vec<u8>,
        turn: u8,
    }
    copies!(Board, lists: cards; values: turn);

    #[test]
    fn a_copy_into_a_board_keeps_its_memory() {
        let mut scratch = Board { cards: vec![0; 8], turn: 0 };
        let at = scratch.cards.as_ptr();
        let other = Board { cards: vec![1, 2], turn: 3 };
        scratch.clone_from(&other);
        assert_eq!((scratch.cards.as_slice(), scratch.turn, scratch.cards.as_ptr()), (&[1, 2][..], 3, at));
        assert_eq!(other.clone().cards, [1, 2]);
    }
}
