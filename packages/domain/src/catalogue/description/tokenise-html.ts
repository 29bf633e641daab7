export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string }

/** Dropped with all they hold: nothing in them was meant to be read as a description. */
const dropped = new Set(
  (
    'script style iframe noscript template svg math object embed applet audio video canvas head title textarea select ' +
    'xmp noembed noframes frameset plaintext'
  ).split(' '),
)
/** They hold nothing, so there is no end to wait for. */
const isVoid = new Set(['embed', 'frame'])

const isLetter = (char: string): boolean => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z')
const isSpace = (char: string): boolean =>
  char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\f'
const endsName = (char: string): boolean => isSpace(char) || char === '/' || char === '>'

const indexOrEnd = (html: string, what: string, from: number): number => {
  const found = html.indexOf(what, from)
  return found < 0 ? html.length : found
}

const skipWhile = (html: string, from: number, isSkipped: (char: string) => boolean): number => {
  let at = from
  while (at < html.length && isSkipped(html.charAt(at))) at += 1
  return at
}

/** Behind the `>` of a tag whose attributes begin at `from`, or past the end. A `>` within quotes ends nothing. */
const skipAttributes = (html: string, from: number): number => {
  let at = from
  while (at < html.length) {
    const char = html.charAt(at)
    if (char === '>') return at + 1
    at += 1
    if (char !== '=') continue
    at = skipWhile(html, at, isSpace)
    const quote = html.charAt(at)
    if (quote === '"' || quote === "'") at = indexOrEnd(html, quote, at + 1) + 1
    else at = skipWhile(html, at, (other) => !isSpace(other) && other !== '>')
  }
  return html.length + 1
}

/** The place of the end tag; of an element that never ends, the end of the text. */
const skipDropped = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

/** `<!-- … -->`, and `<!…>`, `<?…>`, `</…>` that browsers take for comments. */
const skipComment = (html: string, from: number): number =>
  html.startsWith('<!--', from) ? indexOrEnd(html, '-->', from + 2) + 3 : indexOrEnd(html, '>', from) + 1

/**
 * Reads HTML from left to right, once: whatever it is made of, no character is looked at more than a few times.
 * A tag that is cut off by the end of the text is no tag and no text.
 */
export function* tokeniseHtml(html: string): Generator<HtmlToken> {
  let at = 0
  let textFrom = 0
  while (at < html.length) {
    const start = indexOrEnd(html, '<', at)
    const isClose = html.charAt(start + 1) === '/'
    const nameFrom = start + (isClose ? 2 : 1)
    const first = html.charAt(nameFrom)
    if (start < html.length && !isLetter(first) && !isClose && first !== '!' && first !== '?') {
      at = start + 1
      continue
    }
    if (start > textFrom) yield { kind: 'text', text: html.slice(textFrom, start) }
    if (start >= html.length) return
    if (!isLetter(first)) at = skipComment(html, start)
    else {
      const nameTo = skipWhile(html, nameFrom, (char) => !endsName(char))
      const name = html.slice(nameFrom, nameTo).toLowerCase()
      at = skipAttributes(html, nameTo)
      if (at > html.length) return
      if (isClose) yield { kind: 'close', name }
      else if (!dropped.has(name)) yield { kind: 'open', name }
      else if (!isVoid.has(name)) at = skipDropped(html, name, at)
    }
    textFrom = at
  }
  if (at > textFrom) yield { kind: 'text', text: html.slice(textFrom) }
}
