//! The folder in which packs are kept.
//!
//! `packs/NAME.pack` is a pack of the owner of the folder, `packs/people/ID/` has
//! those of one person, `packs/kept/HASH.pack` what games were played with,
//! listed or not. The files are the list: each is written beside its
//! place and then renamed, so that there is all of it or nothing.

use crate::pack::is_name;
use crate::{Pack, Pinned};
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

/// Packs of one owner at most.
const MOST: usize = 64;
/// Bytes of all packs of all people at most, and of what is kept for games.
const ALL: u64 = 1 << 30;
/// The head of a file is shorter.
const HEAD: u64 = 600;
/// After so long nobody writes on a file any more.
const STALE: std::time::Duration = std::time::Duration::from_secs(3600);

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// No file of the folder can be read or written.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
    /// A name that no pack may have.
    #[error("`{0}` is no name for a pack")]
    Name(String),
    /// There is no such pack.
    #[error("there is no pack `{0}`")]
    Unknown(String),
    /// There is one of this name already.
    #[error("there is a pack `{0}` already")]
    Taken(String),
    /// The pack of this name is of another game.
    #[error("`{0}` is a pack of {1}")]
    Game(String, String),
    /// There are too many.
    #[error("there is no room for more packs")]
    Full,
    /// A file of the folder is no pack.
    #[error("{0}: {1}")]
    Damaged(String, String),
}

/// A pack of the list, without its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Key of its game.
    pub game: String,
    /// Its name and what it holds.
    pub pinned: Pinned,
    /// Whose it is; none: of the owner of the folder.
    pub owner: Option<String>,
    file: PathBuf,
}

/// The folder in which packs are kept.
#[derive(Clone, Debug)]
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// Inside of this folder for data; nothing is made before it is needed.
    #[must_use]
    pub fn inside(data: &Path) -> Self {
        Folder { root: data.join("packs") }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The packs that somebody may use: those of the owner of the folder, and
    /// the person's own. Files that are no packs are left out.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn list(&self, person: Option<&str>) -> Result<Vec<Listed>, Trouble> {
        let mut all = self.of(None)?;
        if person.is_some() {
            all.extend(self.of(person)?);
        }
        Ok(all)
    }

    /// The packs of the owner of the folder, or of one person.
    fn of(&self, owner: Option<&str>) -> Result<Vec<Listed>, Trouble> {
        let folder = self.home(owner)?;
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(e) => return Err(file(&folder, e)),
        };
        let mut files: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
        files.retain(|f| f.extension().is_some_and(|e| e == "pack"));
        files.sort();
        let listed = |file: PathBuf| {
            let mut head = Vec::new();
            fs::File::open(&file).ok()?.take(HEAD).read_to_end(&mut head).ok()?;
            let head = String::from_utf8_lossy(&head);
            let (game, name, hash) = Pack::head(head.split("\n\n").next()?).ok()?;
            Some(Listed { game, pinned: Pinned { name, hash }, owner: owner.map(str::to_owned), file })
        };
        Ok(files.into_iter().filter_map(listed).collect())
    }

    /// Puts a new pack into the list.
    ///
    /// # Errors
    /// If it cannot be called so, or cannot be written.
    pub fn add(&self, pack: &Pack, owner: Option<&str>) -> Result<(), Trouble> {
        let place = self.place(&pack.name, owner)?;
        // Some disks do not tell `Mine` from `mine`.
        let (listed, called) = (self.of(owner)?, pack.name.to_lowercase());
        if place.exists() || listed.iter().any(|p| p.pinned.name.to_lowercase() == called) {
            return Err(Trouble::Taken(pack.name.clone()));
        }
        if listed.len() >= MOST {
            return Err(Trouble::Full);
        }
        self.room(owner)?;
        written(&place, &pack.text())
    }

    /// Puts a pack into the place of the one of its name. What that held is
    /// kept for the games that were played with it.
    ///
    /// # Errors
    /// If there is none, or it cannot be written.
    pub fn update(&self, pack: &Pack, owner: Option<&str>) -> Result<(), Trouble> {
        let before = self.find(&pack.name, owner)?;
        if before.game != pack.game {
            return Err(Trouble::Game(pack.name.clone(), before.game));
        }
        self.room(owner)?;
        if before.pinned.hash != pack.hash() && Self::keeps(owner) {
            self.keep(&before)?;
        }
        written(&self.place(&pack.name, owner)?, &pack.text())
    }

    /// Takes a pack out of the list. What it held is kept for the games that
    /// were played with it, unless it shall be forgotten.
    ///
    /// # Errors
    /// If there is none, or its file cannot be moved.
    pub fn remove(&self, name: &str, owner: Option<&str>, forget: bool) -> Result<(), Trouble> {
        let pack = self.find(name, owner)?;
        if forget {
            let kept = self.kept(&pack.pinned.hash);
            if kept.exists() {
                fs::remove_file(&kept).map_err(|e| file(&kept, e))?;
            }
        } else if Self::keeps(owner) {
            self.keep(&pack)?;
        }
        if owner.is_none() {
            self.name_pictures(name, None)?;
        }
        fs::remove_file(&pack.file).map_err(|e| file(&pack.file, e))
    }

    /// The pack of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(&self, name: &str, owner: Option<&str>) -> Result<Listed, Trouble> {
        let found = self.of(owner)?.into_iter().find(|p| p.pinned.name == name);
        found.ok_or_else(|| Trouble::Unknown(name.to_owned()))
    }

    /// The cards of a pack of the list.
    ///
    /// # Errors
    /// If its file cannot be read, or is damaged.
    pub fn open(&self, pack: &Listed) -> Result<Pack, Trouble> {
        let text = fs::read_to_string(&pack.file).map_err(|e| file(&pack.file, e))?;
        Pack::parse(&text).map_err(|why| Trouble::Damaged(pack.file.display().to_string(), why))
    }

    /// The very cards that something was played with, wherever they are now.
    ///
    /// # Errors
    /// If they are not there.
    pub fn pinned(&self, pinned: &Pinned) -> Result<Pack, Trouble> {
        let digits = pinned.hash.len() == 32 && pinned.hash.bytes().all(|b| b.is_ascii_hexdigit());
        let unknown = || Trouble::Unknown(format!("{} {}", pinned.name, pinned.hash));
        if !digits {
            return Err(unknown());
        }
        let kept = self.kept(&pinned.hash);
        if let Ok(text) = fs::read_to_string(&kept) {
            return Pack::parse(&text).map_err(|why| Trouble::Damaged(kept.display().to_string(), why));
        }
        let mut owners = vec![None];
        if let Ok(people) = fs::read_dir(self.root.join("people")) {
            owners.extend(people.filter_map(|p| Some(Some(p.ok()?.file_name().to_str()?.to_owned()))));
        }
        for owner in owners {
            let found = self.of(owner.as_deref())?.into_iter().find(|p| p.pinned.hash == pinned.hash);
            if let Some(found) = found {
                return self.open(&found);
            }
        }
        Err(unknown())
    }

    /// What the owner of the folder lists is kept when it goes: replays that
    /// were written elsewhere may name it. What a person lists is kept by the
    /// tables that use it, so that nobody fills the disk by changing a list.
    fn keeps(owner: Option<&str>) -> bool {
        owner.is_none()
    }

    /// Whether people may list more: nobody shall fill the disk of somebody else.
    fn room(&self, owner: Option<&str>) -> Result<(), Trouble> {
        if owner.is_none() {
            return Ok(());
        }
        let used = size(&self.root.join("people"), 2) + size(&self.root.join("kept"), 1);
        if used < ALL { Ok(()) } else { Err(Trouble::Full) }
    }

    /// Copies content to where it stays, for a game that uses it.
    ///
    /// # Errors
    /// If it is not there, or cannot be written.
    pub fn hold(&self, pinned: &Pinned) -> Result<(), Trouble> {
        let kept = self.kept(&pinned.hash);
        if kept.exists() { Ok(()) } else { written(&kept, &self.pinned(pinned)?.text()) }
    }

    /// Copies what a pack holds to where it stays.
    fn keep(&self, pack: &Listed) -> Result<(), Trouble> {
        let kept = self.kept(&pack.pinned.hash);
        if kept.exists() { Ok(()) } else { written(&kept, &self.open(pack)?.text()) }
    }

    /// Where content stays that games use.
    fn kept(&self, hash: &str) -> PathBuf {
        self.root.join("kept").join(format!("{hash}.pack"))
    }

    fn home(&self, owner: Option<&str>) -> Result<PathBuf, Trouble> {
        match owner {
            None => Ok(self.root.clone()),
            Some(id) if !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_') => {
                Ok(self.root.join("people").join(id))
            }
            Some(id) => Err(Trouble::Name(id.to_owned())),
        }
    }

    fn place(&self, name: &str, owner: Option<&str>) -> Result<PathBuf, Trouble> {
        if !is_name(name) {
            return Err(Trouble::Name(name.to_owned()));
        }
        Ok(self.home(owner)?.join(format!("{name}.pack")))
    }
}

/// Bytes of the files in a folder, and in those inside of it.
fn size(folder: &Path, depth: u8) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let bytes = |e: fs::DirEntry| match e.metadata() {
        Ok(m) if m.is_dir() && depth > 1 => size(&e.path(), depth - 1),
        Ok(m) if m.is_file() => m.len(),
        _ => 0,
    };
    entries.map(bytes).sum()
}

pub(crate) fn file(path: &Path, e: std::io::Error) -> Trouble {
    Trouble::File(path.display().to_string(), e)
}

/// Takes away what somebody left half done who was stopped.
fn forget_parts(folder: &Path) {
    let parts = fs::read_dir(folder).into_iter().flatten().filter_map(|e| Some(e.ok()?.path()));
    for part in parts.filter(|f| f.extension().is_some_and(|e| e == "part") && is_left(f)) {
        // Somebody else may have taken it away meanwhile.
        let _ = fs::remove_file(part);
    }
}

/// Whether nobody writes on such a file any more: whoever did is gone, or it is old.
fn is_left(part: &Path) -> bool {
    let name = part.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
    let writer = name.rsplit('.').next().filter(|pid| pid.bytes().all(|b| b.is_ascii_digit()));
    let running = Path::new("/proc");
    let gone = running.join("self").exists() && writer.is_some_and(|pid| !running.join(pid).exists());
    let old = fs::metadata(part).and_then(|m| m.modified()).is_ok_and(|t| t.elapsed().is_ok_and(|e| e > STALE));
    gone || old
}

/// Writes a file: all of it, or nothing.
pub(crate) fn written(place: &Path, text: &str) -> Result<(), Trouble> {
    let folder = place.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|e| file(folder, e))?;
    forget_parts(folder);
    let mut part = place.as_os_str().to_owned();
    part.push(format!(".{}.part", std::process::id()));
    let part = PathBuf::from(part);
    let write = || {
        let mut out = fs::File::create(&part)?;
        out.write_all(text.as_bytes())?;
        out.sync_all()?;
        fs::rename(&part, place)
    };
    write().map_err(|e| {
        // What is half done is taken away; if even that fails, it is no pack.
        let _ = fs::remove_file(&part);
        file(place, e)
    })
}
