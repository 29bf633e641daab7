import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefghij', 'weak'],
  ['amra12', 'weak'],
  ['Sarajevo7', 'fair'],
  // At the limits: 28, 44 and 58 bits.
  ['burekam', 'weak'],
  ['burekami', 'fair'],
  ['burekami72', 'fair'],
  ['burekami729', 'good'],
  ['Burekami729x', 'good'],
  ['Burekami729xq', 'strong'],
  // Neighbours of the alphabet count for nothing, every second letter does.
  ['acegikmo', 'fair'],
  ['acegikmoomkigeca', 'fair'],
  ['kafakafakafakafa', 'weak'],
  ['kafa i burek', 'good'],
  ['proljetna kiša 7', 'strong'],
  ['v9$Lq2!xTz7&', 'strong'],
])('the strength of the password “%s” is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
