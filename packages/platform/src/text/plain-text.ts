const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
}

const toCharacter = (digits: string, base: number, written: string): string => {
  const code = Number.parseInt(digits, base)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
}

const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (written, hex, decimal, name: string | undefined) => {
      if (hex) return toCharacter(hex, 16, written)
      if (decimal) return toCharacter(decimal, 10, written)
      return entities[name?.toLowerCase() ?? ''] ?? written
    },
  )

/** One line without tags. */
export const toPlainText = (html: string): string =>
  decode(html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The three dots count, as on the hosted platform. */
export const truncate = (text: string, length: number | null | undefined): string => {
  if (length == null || text.length <= length) return text
  const cut = text.slice(0, Math.max(0, length - 3))
  // Half a surrogate pair is no character.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}...`.slice(0, Math.max(0, length))
}
