import { readFileSync } from 'node:fs'
import { texts as refusalTexts } from '@dvaput/domain/refusals/texts/en'
import { languages } from '@dvaput/domain/text/language'
import { createText } from '@dvaput/i18n/create-text'
import type { Messages } from '@dvaput/i18n/message'
import { describe, expect, it } from 'vitest'
import { compareMessages, findUnused, readCatalogue, readSources } from '../../../../scripts/check-messages.mjs'
import { loadText } from './load-text.ts'

const catalogue = await readCatalogue('store')

describe('the messages', () => {
  it('are the same in every language: namespaces, keys, placeholders and plural forms', () => {
    expect(Object.keys(catalogue.bcs).length).toBeGreaterThan(0)
    expect(compareMessages(catalogue)).toEqual([])
  })

  it.each(languages)('have a text for every key that the specification names, in %s [I18N-05]', async (language) => {
    const register = await loadText(language, 'register')
    const wishlist = await loadText(language, 'wishlist')
    const orders = await loadText(language, 'orders')
    const statuses = Object.keys(catalogue.bcs.orders ?? {}).filter((key) => key.startsWith('orders.status.'))
    expect(statuses.length).toBeGreaterThan(10)
    const texts = [
      register('register.passwordsDoNotMatch'),
      register('register.passwordTooShort', { count: 6 }),
      register('register.mustAcceptTerms'),
      wishlist('wishlist.loginRequired'),
      ...statuses.map((key) => (orders as (key: string) => string)(key)),
    ]
    for (const text of texts) expect(text).toMatch(/^(?!(register|wishlist|orders)\.)\p{L}/u)
  })

  it('are all used', () => {
    expect(findUnused(catalogue.bcs, readSources('store'))).toEqual([])
  })

  it('keep the texts of the shell, which every page sees, apart from those of a page', () => {
    const shell = Object.keys(catalogue.bcs.shell ?? {})
    for (const [namespace, messages] of Object.entries(catalogue.bcs))
      if (namespace !== 'shell') expect(Object.keys(messages).filter((key) => shell.includes(key))).toEqual([])
  })

  it('of personal pages are left out of the first visit by the list that finds them', () => {
    const listIn = (file: string) => {
      const lists = readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(
        /messages\/\*\/\{([\w,-]*account-menu[\w,-]*)\}/g,
      )
      return [...lists].map(([, names = '']) => names.split(',').toSorted())
    }
    const [personal = []] = listIn('./personal-messages.ts')
    expect(listIn('./catalogue.ts')).toEqual([personal])
    expect(personal.filter((name) => !(name in catalogue.bcs))).toEqual([])
  })

  it('call products by one word in Bosnian', () => {
    expect(JSON.stringify(catalogue.bcs)).toContain('proizvod')
    expect(JSON.stringify(catalogue.bcs)).not.toMatch(/artik/i)
  })

  it('call email and logging in by one word each in English', () => {
    const texts = JSON.stringify([Object.values(catalogue.en).map(Object.values), Object.values(refusalTexts)])
    expect(texts).toContain('Log in')
    expect(texts).not.toMatch(/e-mail|\bsign(ed|ing)?[ -](in|out)\b/i)
  })

  it.each(languages)('can be loaded in %s for a loader', async (language) => {
    const text = await loadText(language, 'search')
    expect(text('search.titleFor', { query: '$&' })).toContain('$&')
    expect(text('nav.faq')).toBe((catalogue[language].shell as Messages)['nav.faq'])
  })
})

describe('the check of the messages', () => {
  const good = {
    page: { greeting: 'Zdravo, {name}', items: { one: '{count} a', few: '{count} b', other: '{count} c' } },
  }
  const english = { page: { greeting: 'Hello, {name}', items: { one: 'one item', other: '{count} items' } } }
  const check = (en: Parameters<typeof compareMessages>[0]['en']) => compareMessages({ bcs: good, en, es: english })

  it('is content with what is whole', () => {
    expect(check(english)).toEqual([])
  })

  it.each([
    ['a missing namespace', {}, "en/page: 'greeting' is missing"],
    ['a missing key', { page: { items: english.page.items } }, "en/page: 'greeting' is missing"],
    ['a key of its own', { page: { ...english.page, more: 'x' } }, "en/page: 'more' is not in the original"],
    [
      'another place',
      { page: { ...english.page, greeting: 'Hello, {nmae}' } },
      "en/page: 'greeting' has the placeholders {nmae}; the original has {name}",
    ],
    ['a lost plural', { page: { ...english.page, items: '{count} items' } }, "en/page: 'items' has the forms text"],
    ['an empty text', { page: { ...english.page, greeting: ' ' } }, "en/page: 'greeting' is empty"],
  ])('names %s', (_, en, problem) => {
    expect(check(en)).toContainEqual(expect.stringContaining(problem))
  })

  it('demands the third form in Bosnian', () => {
    const two = { page: { ...good.page, items: english.page.items } }
    expect(compareMessages({ bcs: two, en: english, es: english })).toContainEqual(
      "bcs/page: 'items' has the forms one, other; expected few, one, other",
    )
  })

  it('counts a key as used when it stands quoted, and not when it is part of a word', () => {
    expect(findUnused(good, "text('greeting') + `items`")).toEqual([])
    expect(findUnused(good, "text('greeting.long'), items")).toEqual([
      "page: 'greeting' is used nowhere",
      "page: 'items' is used nowhere",
    ])
  })
})

it('a message key that no language has is refused', () => {
  expect(() => createText<{ 'home.title': string }>('en', {})('home.title')).toThrow("no message 'home.title' in en")
})
