export type Comparator = '=' | '<' | '<=' | '>' | '>='

/** One thing to look for: `blue`, `"dark blue"`, `tag:blu*`, `variants.price:>100`. */
export type Term = {
  readonly kind: 'term'
  readonly field: string | undefined
  readonly comparator: Comparator
  readonly value: string
  /** In quotation marks: its words stand together. */
  readonly quoted: boolean
  /** `word*` */
  readonly prefix: boolean
}

export type Token = Term | { readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT' }

type Raw = { readonly text: string; readonly escaped: boolean; readonly end: number }

/** Nobody writes more; a text that does is cut. */
const maxQueryLength = 4_000
const connectives: readonly string[] = ['AND', 'OR', 'NOT']
const isSpace = (character: string) => /\s/.test(character)
const isQuote = (character: string | undefined) => character === '"' || character === "'"

const readQuoted = (text: string, start: number): Raw => {
  const quote = text[start]
  let value = ''
  let at = start + 1
  for (; at < text.length && text[at] !== quote; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) at += 1
    value += text[at]
  }
  return { text: value, escaped: false, end: at + 1 }
}

const readName = (text: string, start: number, stops: string): Raw => {
  let value = ''
  let escaped = false
  let at = start
  for (; at < text.length; at += 1) {
    const character = text[at] as string
    if (isSpace(character) || stops.includes(character)) break
    if (character === '\\' && at + 1 < text.length) {
      at += 1
      escaped = true
    }
    value += text[at]
  }
  return { text: value, escaped, end: at }
}

const readComparator = (text: string, start: number): { comparator: Comparator; end: number } => {
  const [found = ''] = /^[<>]=?|^=/.exec(text.slice(start, start + 2)) ?? []
  return { comparator: (found || '=') as Comparator, end: start + found.length }
}

const toTerm = (field: string | undefined, comparator: Comparator, { text, escaped }: Raw, quoted: boolean): Term => {
  const prefix = !quoted && !escaped && text.endsWith('*')
  return { kind: 'term', field, comparator, value: prefix ? text.slice(0, -1) : text, quoted, prefix }
}

/** A colon within a bare value is a part of it, as in a time of day. */
const readValue = (text: string, start: number, field: string | undefined, comparator: Comparator) => {
  const quoted = isQuote(text[start])
  const raw = quoted ? readQuoted(text, start) : readName(text, start, '()')
  return { term: toTerm(field, comparator, raw, quoted), end: raw.end }
}

/** Every text has tokens: what makes no sense is taken for words. */
export const tokeniseQuery = (query: string): Token[] => {
  const text = query.slice(0, maxQueryLength).replaceAll('\0', ' ')
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const character = text[at] as string
    if (isSpace(character)) at += 1
    else if (character === '(' || character === ')') {
      tokens.push({ kind: character })
      at += 1
    } else if (character === '-') {
      if (at + 1 < text.length && !isSpace(text[at + 1] as string)) tokens.push({ kind: 'NOT' })
      at += 1
    } else if (isQuote(character)) {
      const { term, end } = readValue(text, at, undefined, '=')
      tokens.push(term)
      at = end
    } else {
      const name = readName(text, at, '():')
      if (text[name.end] === ':' && name.text !== '') {
        const { comparator, end } = readComparator(text, name.end + 1)
        const value = readValue(text, end, name.text.toLowerCase(), comparator)
        tokens.push(value.term)
        at = value.end
      } else if (!name.escaped && connectives.includes(name.text)) {
        tokens.push({ kind: name.text as 'AND' | 'OR' | 'NOT' })
        at = name.end
      } else {
        if (name.text !== '') tokens.push(toTerm(undefined, '=', name, false))
        at = text[name.end] === ':' ? name.end + 1 : name.end
      }
    }
  }
  return tokens
}
