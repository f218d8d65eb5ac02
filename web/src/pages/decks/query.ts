// The filter buttons write into the search, so that what is filtered can be read, changed and shared.

/** A filter of the search language: the long and the short word before its sign. */
export interface Filter {
  long: string;
  short: string;
  sign: ':' | '=';
}

export const CLASS: Filter = { long: 'class', short: 'c', sign: ':' };
export const KIND: Filter = { long: 'type', short: 't', sign: ':' };
export const COST: Filter = { long: 'cost', short: 'm', sign: '=' };

/** What a filter is set to in this query, with its sign if that is another one: `swordcraft`, `3`, `>=7`. */
export function setTo(query: string, filter: Filter): string | null {
  for (const term of terms(query)) {
    const found = match(term, filter);
    if (found !== null) return found;
  }
  return null;
}

/** The query with this filter set anew; the same value again takes it out. */
export function toggle(query: string, filter: Filter, value: string): string {
  const was = setTo(query, filter);
  const rest = terms(query).filter((term) => match(term, filter) === null);
  if (was === value) return rest.join(' ');
  const own = /^[<>=!]/.test(value) ? `${filter.long}${value}` : `${filter.long}${filter.sign}${value}`;
  // A term behind `or` would belong to the last alternative only.
  const before = rest.some((term) => /^or$/i.test(term)) ? [`(${rest.join(' ')})`] : rest;
  return [...before, own].join(' ');
}

/** Splits at spaces outside of quotes and brackets. */
export function terms(query: string): string[] {
  const found: string[] = [];
  let term = '';
  let depth = 0;
  let quoted = false;
  for (const letter of query) {
    if (letter === '"') quoted = !quoted;
    if (!quoted && letter === '(') depth += 1;
    if (!quoted && letter === ')') depth -= 1;
    if (/\s/.test(letter) && !quoted && depth <= 0) {
      if (term) found.push(term);
      term = '';
    } else {
      term += letter;
    }
  }
  return term ? [...found, term] : found;
}

function match(term: string, filter: Filter): string | null {
  const found = /^([a-z]+)([:<>=]=?)(.+)$/i.exec(term);
  if (!found) return null;
  const [, word = '', sign = '', value = ''] = found;
  if (word.toLowerCase() !== filter.long && word.toLowerCase() !== filter.short) return null;
  return sign === ':' || sign === '=' ? value : sign + value;
}
