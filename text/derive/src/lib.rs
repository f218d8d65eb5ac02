//! `#[derive(Word)]`: the bridge between a Rust type and its forms.
//!
//! ```text
//! #[derive(Word)]
//! #[word(says = "an instruction")]
//! enum Act {
//!     #[fr("<piocher> {0}")]
//!     #[en("<draw> {0}")]
//!     Draw(Cards),
//! }
//! ```
//! Checked while compiling: every slot names a field, every field is said in
//! every form of every language, and no form is a whole sentence of plain words.
//! The notation is described in `arbiter_text::forms`.

mod check;
mod marks;

use marks::{Marks, marks};
use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Fields, LitStr, Result, Token, parse_macro_input};

/// Writes `arbiter_text::forms::Word` for an enum or a struct.
#[proc_macro_derive(Word, attributes(word, fr, en))]
pub fn derive_word(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(|e| e.to_compile_error()).into()
}

fn expand(input: &DeriveInput) -> Result<Tokens> {
    let name = input.ident.to_string();
    let top = marks(&input.attrs)?;
    let says = top.says.clone().unwrap_or_else(|| name.clone());
    match &top.open {
        Some(list) => Ok(open(input, &name, &says, list)),
        None => closed(input, &name, &says),
    }
}

/// A type whose words come from a list of the lexicon.
fn open(input: &DeriveInput, name: &str, says: &str, list: &str) -> Tokens {
    let ty = &input.ident;
    quote! {
        impl ::arbiter_text::forms::Word for #ty {
            fn kind(s: &mut ::arbiter_text::forms::Schema) -> ::arbiter_text::forms::Kind {
                ::arbiter_text::forms::Kind::word(s.enter::<Self>(#name, #says, Some(#list), |_| Vec::new()))
            }
            fn tree(&self) -> ::arbiter_text::forms::Tree {
                ::arbiter_text::forms::Tree::new(::arbiter_text::forms::What::Term(self.0.clone()), vec![])
            }
            fn word(t: &::arbiter_text::forms::Tree) -> Option<Self> {
                match &t.what {
                    ::arbiter_text::forms::What::Term(term) => Some(#ty(term.clone())),
                    _ => None,
                }
            }
        }
    }
}

/// A variant, or the whole of a struct: a struct is a type with one variant.
struct Variant<'a> {
    path: Tokens,
    name: String,
    fields: &'a Fields,
    attrs: &'a [Attribute],
}

fn closed(input: &DeriveInput, name: &str, says: &str) -> Result<Tokens> {
    let ty = &input.ident;
    let (mut ctors, mut to, mut from) = (Vec::new(), Vec::new(), Vec::new());
    for (tag, variant) in variants(input)?.iter().enumerate() {
        let tag = u16::try_from(tag).map_err(|_| Error::new(input.span(), "too many variants"))?;
        let (ctor, tree, word) = variant_code(tag, variant)?;
        ctors.push(ctor);
        to.push(tree);
        from.push(word);
    }
    Ok(quote! {
        impl ::arbiter_text::forms::Word for #ty {
            fn kind(s: &mut ::arbiter_text::forms::Schema) -> ::arbiter_text::forms::Kind {
                ::arbiter_text::forms::Kind::word(s.enter::<Self>(#name, #says, None, |s| { let _ = &s; vec![#(#ctors),*] }))
            }
            fn tree(&self) -> ::arbiter_text::forms::Tree {
                match self { #(#to),* }
            }
            fn word(t: &::arbiter_text::forms::Tree) -> Option<Self> {
                match t.what { #(#from,)* _ => None }
            }
        }
    })
}

fn variants(input: &DeriveInput) -> Result<Vec<Variant<'_>>> {
    let ty = &input.ident;
    match &input.data {
        Data::Enum(all) => Ok(all
            .variants
            .iter()
            .map(|v| {
                let id = &v.ident;
                Variant { path: quote!(#ty::#id), name: id.to_string(), fields: &v.fields, attrs: &v.attrs }
            })
            .collect()),
        Data::Struct(s) => {
            Ok(vec![Variant { path: quote!(#ty), name: ty.to_string(), fields: &s.fields, attrs: &input.attrs }])
        }
        Data::Union(_) => Err(Error::new(input.span(), "a union is no word")),
    }
}

/// What a variant adds to the schema, to `tree` and to `word`.
fn variant_code(tag: u16, variant: &Variant<'_>) -> Result<(Tokens, Tokens, Tokens)> {
    let Variant { path, name, fields, attrs } = variant;
    let names: Vec<String> = fields
        .iter()
        .enumerate()
        .map(|(i, f)| f.ident.as_ref().map_or_else(|| i.to_string(), ToString::to_string))
        .collect();
    // A place is known to the words and never said.
    let said: Vec<String> =
        fields.iter().zip(&names).filter(|(f, _)| !is_spot(&f.ty)).map(|(_, n)| n.clone()).collect();
    let types = fields.iter().map(|f| &f.ty);
    let binds: Vec<_> = (0..names.len()).map(|i| format_ident!("f{i}")).collect();
    let pattern = match fields {
        Fields::Named(named) => {
            let ids = named.named.iter().map(|f| &f.ident);
            quote!({ #(#ids: #binds),* })
        }
        Fields::Unnamed(_) => quote!((#(#binds),*)),
        Fields::Unit => quote!(),
    };
    let forms = forms(attrs, &said)?;
    let Marks { introduces, refers, recalls, weak, wide, .. } = marks(attrs)?;
    let index = 0..names.len();
    let ctor = quote!(::arbiter_text::forms::Ctor {
        name: #name,
        fields: vec![#((#names, <#types as ::arbiter_text::forms::Word>::kind(s))),*],
        forms: vec![#(#forms),*],
        introduces: #introduces,
        refers: #refers,
        recalls: #recalls,
        weak: #weak,
        wide: #wide,
    });
    let tree = quote!(#path #pattern => ::arbiter_text::forms::Tree::new(
        ::arbiter_text::forms::What::Tag(#tag), vec![#(::arbiter_text::forms::Word::tree(#binds)),*]
    ));
    let word = quote!(::arbiter_text::forms::What::Tag(#tag) => {
        #(let #binds = ::arbiter_text::forms::Word::word(t.kids.get(#index)?)?;)*
        Some(#path #pattern)
    });
    Ok((ctor, tree, word))
}

fn is_spot(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(path) if path.path.segments.last().is_some_and(|s| s.ident == "Spot"))
}

/// The forms of every language, checked.
fn forms(attrs: &[Attribute], fields: &[String]) -> Result<Vec<Tokens>> {
    let mut all = Vec::new();
    for lang in ["fr", "en"] {
        let mut list = Vec::new();
        for attr in attrs.iter().filter(|a| a.path().is_ident(lang)) {
            list.extend(attr.parse_args_with(Punctuated::<LitStr, Token![,]>::parse_terminated)?);
        }
        for form in &list {
            check::form(&form.value(), fields).map_err(|why| Error::new(form.span(), why))?;
        }
        all.push(quote!((#lang, &[#(#list),*] as &'static [&'static str])));
    }
    Ok(all)
}
