//! Copies that reuse memory: a search copies boards all the time.

/// `Clone` for a board: `clone_from` keeps the memory of its lists and of parts
/// that know how. Every field is named once, so that none can be forgotten.
#[macro_export]
macro_rules! copies {
    ($board:ident, $(parts: $($part:ident),+;)? lists: $($list:ident),+; values: $($value:ident),+ $(;)?) => {
        impl Clone for $board {
            fn clone(&self) -> Self {
                $board {
                    $($($part: self.$part.clone(),)+)?
                    $($list: self.$list.clone(),)+
                    $($value: self.$value,)+
                }
            }
            fn clone_from(&mut self, other: &Self) {
                $($(self.$part.clone_from(&other.$part);)+)?
                $($crate::refill(&mut self.$list, &other.$list);)+
                $(self.$value = other.$value;)+
            }
        }
    };
}

/// Makes a list a copy of another in the memory that it has. Most lists of a
/// table are empty most of the time.
#[inline]
pub fn refill<T: Clone>(list: &mut Vec<T>, from: &[T]) {
    list.clear();
    if !from.is_empty() {
        list.extend_from_slice(from);
    }
}

/// The same for plain data, as one piece of memory: what is derived for a type
/// with parameters copies field by field.
#[inline]
pub(crate) fn reprint<T: Copy>(list: &mut Vec<T>, from: &[T]) {
    if from.is_empty() {
        return list.clear();
    }
    let same = list.len().min(from.len());
    list.truncate(same);
    list.copy_from_slice(&from[..same]);
    list.extend(from[same..].iter().copied());
}

#[cfg(test)]
mod tests {
    struct Board {
        cards: Vec<u8>,
        left: Option<Box<u8>>,
        turn: u8,
    }
    copies!(Board, parts: left; lists: cards; values: turn);

    #[test]
    fn a_list_becomes_another_whichever_is_longer() {
        let mut list = vec![1, 2, 3];
        for from in [&[4, 5][..], &[6, 7, 8, 9], &[], &[1]] {
            super::reprint(&mut list, from);
            assert_eq!(list, from);
        }
    }

    #[test]
    fn a_copy_into_a_board_keeps_its_memory() {
        let mut scratch = Board { cards: vec![0; 8], left: None, turn: 0 };
        let at = scratch.cards.as_ptr();
        let other = Board { cards: vec![1, 2], left: Some(Box::new(4)), turn: 3 };
        scratch.clone_from(&other);
        assert_eq!((scratch.cards.as_slice(), scratch.turn, scratch.cards.as_ptr()), (&[1, 2][..], 3, at));
        assert_eq!((other.clone().cards.as_slice(), scratch.left.as_deref()), (&[1, 2][..], Some(&4)));
        scratch.clone_from(&Board { cards: Vec::new(), left: None, turn: 1 });
        assert_eq!((scratch.cards.is_empty(), scratch.left, scratch.turn), (true, None, 1));
    }
}
