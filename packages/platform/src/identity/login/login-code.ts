import { randomBytes, randomInt } from 'node:crypto'

/** Without letters that are read as others; what is typed in their place is taken for what was meant. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const longLength = 12

/** Sixty bits: nobody finds it by trying, however often. */
const makeLong = () => [...randomBytes(longLength)].map((byte) => alphabet[byte % alphabet.length]).join('')

const makeShort = () => String(randomInt(1_000_000)).padStart(6, '0')

export const makeLoginCode = (isLong: boolean): string => (isLong ? makeLong() : makeShort())

/** In groups that an eye can follow. */
export const writeLoginCode = (code: string): string =>
  code.length === longLength ? (code.match(/.{4}/g)?.join('-') ?? code) : code

/** What was typed, as it was made; undefined where it cannot be one: a slip of the finger is no guess. */
export const readLoginCode = (typed: string, isLong: boolean): string | undefined => {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!isLong) return /^\d{6}$/.test(code) ? code : undefined
  const read = code.replace(/[OIL]/g, (letter) => meant[letter] ?? letter)
  return read.length === longLength && [...read].every((letter) => alphabet.includes(letter)) ? read : undefined
}
