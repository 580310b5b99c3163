// Asks the crate url: rust CALL < cases. See ../README.md for the lines.
use std::io::{self, BufRead};

fn main() {
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line of UTF-8");
        let (base, reference) = line.split_once('\t').expect("two texts");
        match url::Url::parse(base).and_then(|from| from.join(reference)) {
            Ok(target) => println!("={target}"),
            Err(error) => println!("!{error}"),
        }
    }
}
