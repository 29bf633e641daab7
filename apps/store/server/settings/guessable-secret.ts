/** What fingers run along, in both directions; the alphabet and the digits are known by their code points. */
const keyboardRows = ['1234567890', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm']

/** What somebody writes who was asked for a secret. */
const words = [
  'password',
  'passwort',
  'lozinka',
  'contrasena',
  'secret',
  'changeme',
  'change-me',
  'admin',
  'dvaput',
].concat(['letmein', 'welcome', 'replace', 'default', 'example'])

const areNeighbours = (before: string, next: string): boolean =>
  Math.abs(before.charCodeAt(0) - next.charCodeAt(0)) <= 1 ||
  keyboardRows.some((row) => row.includes(before + next) || row.includes(next + before))

/** As long as this, a part that was there before is no chance. */
const shortestRepetition = 4

/** How many characters from here on are no surprise to somebody who has read the ones before. */
const foreseenAt = (secret: string, at: number): number => {
  const word = words.find((each) => secret.startsWith(each, at))
  if (word) return word.length
  let length = 0
  while (at + length < secret.length && secret.slice(0, at + length).includes(secret.slice(at, at + length + 1)))
    length += 1
  if (length >= shortestRepetition) return length
  return at > 0 && areNeighbours(secret[at - 1] ?? '', secret[at] ?? '') ? 1 : 0
}

const surprisesIn = (secret: string): string => {
  let surprises = ''
  for (let at = 0; at < secret.length; ) {
    const foreseen = foreseenAt(secret, at)
    if (foreseen === 0) surprises += secret[at]
    at += foreseen || 1
  }
  return surprises
}

/** Random hexadecimal digits fall short of this once in thousands. */
const surprisesNeeded = (length: number): number => (length >= 32 ? 12 : length >= 16 ? 8 : Math.ceil(length / 2))

/** One letter again and again, rows of a keyboard, the alphabet, a word that is repeated. */
export const isGuessable = (secret: string): boolean => {
  const surprises = surprisesIn(secret.toLowerCase())
  return surprises.length < surprisesNeeded(secret.length) || new Set(surprises).size < Math.min(6, secret.length / 2)
}
