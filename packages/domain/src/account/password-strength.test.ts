import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefghij', 'weak'],
  ['amra12', 'weak'],
  ['Sarajevo7', 'fair'],
  ['kafa i burek', 'good'],
  ['proljetna kiša 7', 'strong'],
  ['v9$Lq2!xTz7&', 'strong'],
])('“%s” is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
