//! What a folder keeps, and for how long.

use arbiter_cards::{Cell, Column, Shape};
use arbiter_packs::{Folder, Pack, Pinned, Trouble, is_name};
use std::path::Path;

const SHAPE: Shape = Shape { columns: &[Column::needed("name", Cell::Word, &[])], breaks: " " };

fn pack(name: &str, card: &str) -> Pack {
    Pack::new("duel", name, &SHAPE, &[format!("{card}\t2")])
}

/// Every file below a folder.
fn files(at: &Path) -> Vec<String> {
    let mut all = Vec::new();
    let mut open = vec![at.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            if entry.path().is_dir() {
                open.push(entry.path());
            } else {
                all.push(entry.path().strip_prefix(at).expect("below it").display().to_string());
            }
        }
    }
    all.sort();
    all
}

fn names(folder: &Folder, person: Option<&str>) -> Vec<String> {
    folder.list(person).expect("a list").into_iter().map(|p| p.pinned.name).collect()
}

#[test]
fn what_is_changed_or_removed_can_still_be_found_by_its_hash() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = Folder::inside(dir.path());
    assert!(names(&folder, None).is_empty(), "nothing is there, and nothing is made");
    assert!(files(dir.path()).is_empty());
    let (first, second) = (pack("mine", "Oak"), pack("mine", "Elm"));
    folder.add(&first, None).expect("it is kept");
    assert!(matches!(folder.add(&second, None), Err(Trouble::Taken(_))), "no pack is lost by accident");
    assert!(matches!(folder.add(&pack("MINE", "Elm"), None), Err(Trouble::Taken(_))), "some disks know one of them");
    assert!(matches!(folder.update(&pack("other", "Oak"), None), Err(Trouble::Unknown(_))));
    let strange = Pack { game: "another".to_owned(), ..second.clone() };
    assert!(matches!(folder.update(&strange, None), Err(Trouble::Game(..))), "its games would have no cards");
    folder.update(&second, None).expect("it is changed");
    assert_eq!(folder.open(&folder.find("mine", None).expect("listed")).expect("readable"), second);
    assert_eq!(folder.pinned(&first.pinned()).expect("kept"), first);
    folder.remove("mine", None, false).expect("it is removed");
    assert!(names(&folder, None).is_empty());
    assert_eq!(folder.pinned(&second.pinned()).expect("kept"), second);
    folder.add(&second, None).expect("again");
    folder.remove("mine", None, true).expect("it is forgotten");
    assert!(matches!(folder.pinned(&second.pinned()), Err(Trouble::Unknown(_))));
    assert!(files(dir.path()).iter().all(|f| !f.ends_with(".part")), "{:?}", files(dir.path()));
}

#[test]
fn a_pack_is_of_the_owner_or_of_one_person() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = Folder::inside(dir.path());
    folder.add(&pack("house", "Oak"), None).expect("kept");
    folder.add(&pack("own", "Elm"), Some("ann-1")).expect("kept");
    assert_eq!(names(&folder, None), ["house"]);
    assert_eq!(names(&folder, Some("ann-1")), ["house", "own"]);
    assert_eq!(names(&folder, Some("bob")), ["house"]);
    assert!(folder.remove("house", Some("ann-1"), false).is_err(), "it is not hers");
    assert_eq!(folder.pinned(&pack("own", "Elm").pinned()).expect("a table finds it").name, "own");
    for id in ["..", "a/b", ""] {
        assert!(matches!(folder.add(&pack("x", "y"), Some(id)), Err(Trouble::Name(_))), "{id}");
    }
}

#[test]
fn names_are_names_of_files_and_damage_is_noticed() {
    for bad in ["", ".", "..", "a/b", "a\\b", "-a", "a ", "nul\0", &"x".repeat(41), "a\nb"] {
        assert!(!is_name(bad), "{bad}");
    }
    for good in ["a", "My cards 2.1", "Échos_+x"] {
        assert!(is_name(good), "{good}");
    }
    let dir = tempfile::tempdir().expect("a folder");
    let folder = Folder::inside(dir.path());
    folder.add(&pack("mine", "Oak"), None).expect("kept");
    let file = dir.path().join("packs/mine.pack");
    let text = std::fs::read_to_string(&file).expect("readable");
    assert_eq!(Pack::parse(&text).expect("a pack").text(), text);
    std::fs::write(&file, text.replace("Oak", "Ash")).expect("writable");
    let listed = folder.find("mine", None).expect("listed");
    assert!(matches!(folder.open(&listed), Err(Trouble::Damaged(..))));
    std::fs::write(dir.path().join("packs/noise.pack"), b"\xff\xff").expect("writable");
    assert_eq!(names(&folder, None), ["mine"], "what is no pack is left out");
    let odd = Pinned { name: "x".to_owned(), hash: "../../mine".to_owned() };
    assert!(matches!(folder.pinned(&odd), Err(Trouble::Unknown(_))));
}

#[test]
fn the_hash_is_of_the_content_alone() {
    assert_eq!(pack("a", "Oak").hash(), pack("b", "Oak").hash());
    assert_ne!(pack("a", "Oak").hash(), pack("a", "Elm").hash());
    assert_eq!(pack("a", "Oak").places().collect::<Vec<_>>(), ["2"]);
}

#[test]
fn what_a_stopped_import_left_is_no_pack_and_goes_with_the_next() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = Folder::inside(dir.path());
    folder.add(&pack("mine", "Oak"), None).expect("kept");
    // No process has this number.
    let half = dir.path().join("packs/other.pack.999999999.part");
    std::fs::write(&half, &pack("other", "Elm").text()[..20]).expect("writable");
    assert_eq!(names(&folder, None), ["mine"]);
    let own = dir.path().join(format!("packs/third.pack.{}.part", std::process::id()));
    std::fs::write(&own, "x").expect("writable");
    folder.add(&pack("other", "Elm"), None).expect("nothing is in its way");
    assert!(!half.exists() && own.exists(), "what somebody writes on right now stays");
    assert_eq!(names(&folder, None), ["mine", "other"]);
}

#[test]
fn pictures_are_those_of_the_named_folder_and_of_no_other() {
    let dir = tempfile::tempdir().expect("a folder");
    let (data, art) = (dir.path().join("data"), dir.path().join("art"));
    std::fs::create_dir_all(&art).expect("a folder");
    let folder = Folder::inside(&data);
    folder.add(&pack("mine", "Oak"), None).expect("kept");
    let pin = pack("mine", "Oak").pinned();
    assert_eq!(folder.pictures(&pin), None, "none were named");
    assert!(folder.name_pictures("other", Some(&art)).is_err(), "there is no such pack");
    assert!(folder.name_pictures("mine", Some(&dir.path().join("nowhere"))).is_err());
    folder.name_pictures("mine", Some(&art)).expect("named");
    let pictures = folder.pictures(&pin).expect("named");
    for (file, text) in [("Élan d'or.PNG", "gold"), ("oak.jpg", "oak"), ("elm.svg", "<script>"), ("ash.txt", "no")] {
        std::fs::write(art.join(file), text).expect("writable");
    }
    assert_eq!(pictures.of("Elan d’Or"), Some(("image/png", b"gold".to_vec())), "however it is typed");
    assert_eq!(pictures.of("Oak").map(|p| p.0), Some("image/jpeg"));
    for none in ["Elm", "Ash", "../data/packs/mine", ""] {
        assert_eq!(pictures.of(none), None, "{none}");
    }
    #[cfg(unix)]
    {
        std::fs::write(dir.path().join("secret.png"), "secret").expect("writable");
        std::os::unix::fs::symlink(dir.path().join("secret.png"), art.join("birch.png")).expect("a link");
        assert_eq!(pictures.of("Birch"), None, "a link out of the folder is no picture");
    }
    folder.remove("mine", None, false).expect("removed");
    assert!(files(&data).iter().all(|f| !f.ends_with(".pictures")), "{:?}", files(&data));
    assert_eq!(folder.pictures(&pin), None);
}
