//! The command `arbiter`.

use arbiter_cli::Io;
use std::io::{IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let terminal = stdout().is_terminal() && stdin().is_terminal();
    let mut io = Io {
        input: &mut stdin().lock(),
        out: &mut stdout().lock(),
        // Not locked: the server's threads write their logs there.
        err: &mut stderr(),
        colour: terminal && std::env::var_os("NO_COLOR").is_none(),
        lang: std::env::var("LC_ALL").or_else(|_| std::env::var("LANG")).unwrap_or_default(),
    };
    ExitCode::from(arbiter_cli::run(std::env::args_os(), arbiter_catalog::games(), &mut io))
}
