import { expect, it } from 'vitest'
import { isLanguage, languages, languageTag } from './language.ts'

it('the shop knows its own languages and nothing else', () => {
  for (const language of languages) expect(isLanguage(language)).toBe(true)
  for (const value of ['bs', 'EN', '', 'toString', undefined, null, 0, ['en']]) expect(isLanguage(value)).toBe(false)
})

it('the shop’s markup writes Bosnian as `bs`, because `bcs` is another language', () => {
  expect(languageTag).toEqual({ bcs: 'bs', en: 'en', es: 'es' })
})
