use arbiter_evolve::{
    deck::Deck,
    rules::{Rules, slug},
    setup,
};
use arbiter_kernel::Rng;
use std::sync::Arc;
fn next(s: &mut u64) -> u64 {
    *s = s.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *s;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
fn deck(r: &Rules, text: &str) -> Deck {
    let mut d = Deck::default();
    let mut sec = "";
    for l in text.lines() {
        let l = l.trim();
        if l.is_empty() || l.starts_with('#') {
            continue;
        }
        match l {
            "Leader" | "Main" | "Evolve" => {
                sec = l;
                continue;
            }
            _ => (),
        }
        let (n, name) = l.split_once(' ').unwrap();
        let n: usize = n.parse().unwrap();
        let s = slug(name);
        match sec {
            "Leader" => d.leader = r.plain(&s).unwrap(),
            "Main" => d.main.extend(vec![r.plain(&s).expect(name); n]),
            _ => d.evolve.extend(vec![r.evolved(&s).expect(name); n]),
        }
    }
    d
}
#[test]
fn games() {
    let mut files = vec![];
    for f in std::fs::read_dir("cards").unwrap() {
        let p = f.unwrap().path();
        files.push((p.display().to_string(), std::fs::read_to_string(&p).unwrap()))
    }
    files.sort();
    let refs: Vec<(&str, &str)> = files.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let loaded = arbiter_evolve::card::load(&refs).unwrap();
    for c in &loaded.cards {
        if let Some(u) = &c.unplayable {
            eprintln!("UNPLAYABLE {}: {}", c.name, u.lines().next().unwrap());
        }
    }
    let rules = Arc::new(Rules::new(loaded.cards));
    let mut ds = vec![];
    let mut names: Vec<_> = std::fs::read_dir("decks").unwrap().map(|f| f.unwrap().path()).collect();
    names.sort();
    for p in names {
        ds.push(deck(&rules, &std::fs::read_to_string(p).unwrap()))
    }
    let (mut dec, mut choice, mut drawn, mut turns) = (0u64, 0u64, 0, 0u64);
    let n: u64 = std::env::var("GAMES").ok().and_then(|x| x.parse().ok()).unwrap_or(2000);
    let only: Option<u64> = std::env::var("SEED").ok().and_then(|x| x.parse().ok());
    let start = std::time::Instant::now();
    for g in 0..n {
        if only.is_some_and(|o| o != g) {
            continue;
        }
        let r = std::panic::catch_unwind(|| {
            let mut s = g;
            let mut t = setup::start(
                &rules,
                &[
                    ds[(g % ds.len() as u64) as usize].clone(),
                    ds[(g / ds.len() as u64 % ds.len() as u64) as usize].clone(),
                ],
                Rng::new(g),
            );
            let mut out = vec![];
            let (mut d, mut c) = (0u64, 0u64);
            while t.asked().is_some() {
                t.options(&mut out);
                d += 1;
                if out.len() > 1 {
                    c += 1
                }
                let pick = out[(next(&mut s) % out.len() as u64) as usize];
                if only.is_some() {
                    eprintln!("{:?} {:?} of {:?}", t.asked(), pick, out);
                }
                t.answer_with(pick, out.len() > 1);
                assert!(d < 20000, "endless {:?}", t.frames());
            }
            (d, c, t.outcome() == Some(arbiter_kernel::Outcome::Drawn), t.board.turn as u64)
        });
        match r {
            Ok((d, c, x, tu)) => {
                dec += d;
                choice += c;
                drawn += x as u32;
                turns += tu
            }
            Err(_) => panic!("game {g}"),
        }
    }
    let e = start.elapsed().as_secs_f64();
    eprintln!(
        "{n} games {dec} decisions {:.0}/s {:.1} per game, choice {:.2}, drawn {drawn}, turns {:.1}",
        dec as f64 / e,
        dec as f64 / n as f64,
        choice as f64 / dec as f64,
        turns as f64 / n as f64
    );
}
