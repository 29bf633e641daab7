import { inflateSync } from 'node:zlib'

type Letters = ReadonlyMap<number, string>

const toText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The ToUnicode table of a font: which letter each of its numbers stands for. */
const readLetters = (table: string): Letters => {
  const letters = new Map<number, string>()
  for (const [, from = '', to = '', list = ''] of table.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries())
      if (Number.parseInt(from, 16) + index <= Number.parseInt(to, 16))
        letters.set(Number.parseInt(from, 16) + index, toText(hex))
  return letters
}

/** What a reader of a PDF of pdfkit would copy from it, one line for each piece of text. */
export const readPdfText = (pdf: Buffer): string => {
  const objects = new Map<string, string>()
  const raw = pdf.toString('latin1')
  for (const [, number = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, packed] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
    const isPacked = packed !== undefined && body.includes('/FlateDecode')
    objects.set(number, isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : body)
  }
  const fonts = new Map<string, Letters>()
  for (const body of objects.values())
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? []
      fonts.set(name, readLetters(objects.get(table) ?? ''))
    }
  const lines: string[] = []
  for (const body of objects.values()) {
    let letters: Letters = new Map()
    for (const [, font, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? new Map()
      const numbers = [...(shown ?? '').matchAll(/<([\da-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      if (shown) lines.push(numbers.map((hex) => letters.get(Number.parseInt(hex, 16)) ?? '�').join(''))
    }
  }
  return lines.join('\n')
}
