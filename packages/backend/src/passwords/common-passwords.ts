import { readFileSync } from 'node:fs'

/** The 10,000 most common of at least six characters, from the frequency lists of zxcvbn (MIT, licence beside it). */
const list = new URL('common-passwords.txt', import.meta.url)

/** What people of this shop would choose, and an English list does not have. */
const local = [
  'dvaput',
  'lozinka',
  'sifra123',
  'šifra123',
  'sarajevo',
  'mostar',
  'banjaluka',
  'bosna',
  'contraseña',
  'contrasena',
  'santiago',
  'chile',
  'colocolo',
]

/** `Lozinka123!` is tried as soon as `lozinka`. */
const withoutDecoration = (password: string) => password.toLowerCase().replace(/^[\d\W_]+|[\d\W_]+$/gu, '')

export const createIsCommonPassword = () => {
  const common = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))
  const ownWords = new Set(local)
  return (password: string): boolean => {
    const folded = password.toLowerCase()
    return common.has(folded) || ownWords.has(folded) || ownWords.has(withoutDecoration(folded))
  }
}
