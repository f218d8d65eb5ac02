//! Pictures that the owner of the folder has of the cards of a pack: a folder
//! elsewhere, which is named beside the pack. Nothing of it is copied.

use crate::folder::{file, written};
use crate::{Folder, Pinned, Trouble};
use arbiter_cards::{plain, slug};
use std::fs;
use std::path::{Path, PathBuf};

/// Kinds of pictures by the end of a file's name. None of them can hold a program.
const KINDS: [(&str, &str); 5] = [
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("webp", "image/webp"),
    ("avif", "image/avif"),
];
/// The longest picture that is given out.
const LONGEST: u64 = 8 << 20;
/// Names of a folder that are looked at.
const NAMES: usize = 50_000;

impl Folder {
    /// Names the folder in which the owner has pictures of the cards of a pack of
    /// theirs, or none any more.
    ///
    /// # Errors
    /// If there is no such pack or no such folder, or it cannot be written down.
    pub fn name_pictures(&self, pack: &str, pictures: Option<&Path>) -> Result<(), Trouble> {
        self.find(pack, None)?;
        let note = self.note(pack);
        let Some(pictures) = pictures else {
            return if note.exists() { fs::remove_file(&note).map_err(|e| file(&note, e)) } else { Ok(()) };
        };
        let whole = fs::canonicalize(pictures).map_err(|e| file(pictures, e))?;
        fs::read_dir(&whole).map_err(|e| file(pictures, e))?;
        let text = whole.to_str().ok_or_else(|| Trouble::Name(pictures.display().to_string()))?;
        written(&note, text)
    }

    /// The folder of pictures of the cards of a pack, whichever content of it.
    #[must_use]
    pub fn pictures(&self, pinned: &Pinned) -> Option<Pictures> {
        let note = fs::read_to_string(self.note(&pinned.name)).ok()?;
        let own = self.find(&pinned.name, None).is_ok();
        own.then(|| Pictures { folder: PathBuf::from(note) })
    }

    fn note(&self, pack: &str) -> PathBuf {
        self.root().join(format!("{pack}.pictures"))
    }
}

/// A folder of pictures, named as the cards are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pictures {
    folder: PathBuf,
}

impl Pictures {
    /// The names of all cards that have one, as they are compared.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.files().map(|(name, ..)| name).collect()
    }

    /// The picture of a card and what it is; only files that lie in the folder
    /// itself are given out.
    #[must_use]
    pub fn of(&self, card: &str) -> Option<(&'static str, Vec<u8>)> {
        let wanted = compared(card);
        let (_, kind, path) = self.files().find(|f| f.0 == wanted)?;
        let inside = fs::canonicalize(&path).ok()?;
        let about = fs::metadata(&inside).ok()?;
        let own = inside.parent() == Some(self.folder.as_path());
        (own && about.is_file() && about.len() <= LONGEST).then(|| fs::read(&inside).ok().map(|b| (kind, b)))?
    }

    fn files(&self) -> impl Iterator<Item = (String, &'static str, PathBuf)> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().take(NAMES).filter_map(Result::ok);
        entries.filter_map(|entry| {
            let path = entry.path();
            let end = path.extension()?.to_str()?.to_lowercase();
            let kind = KINDS.iter().find(|k| k.0 == end)?.1;
            Some((compared(path.file_stem()?.to_str()?), kind, path))
        })
    }
}

/// However a name is typed.
#[must_use]
pub fn compared(name: &str) -> String {
    plain(&slug(name)).replace('-', "")
}
