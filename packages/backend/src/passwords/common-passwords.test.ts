import { expect, it } from 'vitest'
import { createIsCommonPassword } from './common-passwords.ts'

const isCommon = createIsCommonPassword()

it.each([
  '123456',
  'password',
  'Password',
  'qwertyuiop',
  'iloveyou',
  'lozinka',
  'Lozinka123!',
  'CONTRASEÑA',
  'dvaput2026',
])('the list of common passwords knows “%s” as one that everybody guesses', (password) =>
  expect(isCommon(password)).toBe(true),
)

it.each(['proljetna kiša 7', 'v9$Lq2!xTz7&', 'lozinka moje tetke', 'kafa i burek', ''])(
  'the list of common passwords does not hold “%s”',
  (password) => expect(isCommon(password)).toBe(false),
)
