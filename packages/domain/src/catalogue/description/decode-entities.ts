/** U+00A0 to U+00FF, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'

const others = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  euro: '€',
  trade: '™',
  prime: '′',
  Prime: '″',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  minus: '−',
  rarr: '→',
  larr: '←',
  check: '✓',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  Cacute: 'Ć',
  cacute: 'ć',
  Ccaron: 'Č',
  ccaron: 'č',
  Dstrok: 'Đ',
  dstrok: 'đ',
  Scaron: 'Š',
  scaron: 'š',
  Zcaron: 'Ž',
  zcaron: 'ž',
} as const satisfies Record<string, string>

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries(others),
])

/** What pages written in Windows-1252 mean by 128 to 159. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const fromNumber = (code: number): string => {
  if (code >= 0x80 && code <= 0x9f) return windows.charAt(code - 0x80)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}

// Every repetition is bounded, so that a text of ampersands costs no more than any other.
const entity = /&(?:#(\d{1,7});?|#[xX]([\da-fA-F]{1,6});?|([a-zA-Z][a-zA-Z\d]{1,9});)/g

/** Once, and only once: `&amp;lt;` is the text `&lt;`. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(entity, (match, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? match
    return fromNumber(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal))
  })
