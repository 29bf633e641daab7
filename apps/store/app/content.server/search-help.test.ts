import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { foldText } from '@dvaput/domain/text/fold-text'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { faqPage } from './information-pages.ts'
import { searchHelp } from './search-help.ts'

const { ba, cl } = markets
const pathsOf = (query: string, market = ba, language: 'bcs' | 'en' | 'es' = 'en') =>
  searchHelp(query, market, language).map(({ path }) => path)

describe('the search in the help pages', () => {
  it.each(marketIds.flatMap((id) => languages.map((language) => [id, language] as const)))(
    'finds every question by its own words in %s, %s',
    (id, language) => {
      for (const { id: question, question: words } of faqPage(markets[id], language).entries)
        expect(searchHelp(words, markets[id], language).map(({ path }) => path)).toContain(`/faq#${question}`)
    },
  )

  it.each([
    ['garancija', 'GARANCIJA'],
    ['plaćanje', 'placanje'],
    ['Narudžba', 'narudzba'],
  ])('finds the same for %s and %s', (one, other) => {
    const found = pathsOf(one, ba, 'bcs')
    expect(found.length).toBeGreaterThan(0)
    expect(pathsOf(other, ba, 'bcs')).toEqual(found)
  })

  it('finds “envio” where “envío” stands', () => {
    expect(pathsOf('envio', cl, 'es')).toEqual(pathsOf('envío', cl, 'es'))
    expect(pathsOf('envio', cl, 'es').length).toBeGreaterThan(0)
  })

  it('demands every word', () => {
    const both = pathsOf('warranty battery')
    expect(both.length).toBeLessThan(pathsOf('warranty').length)
    expect(pathsOf('warranty zebra')).toEqual([])
  })

  it('puts titles first', () => {
    const [first] = searchHelp('warranty', ba, 'en')
    expect(foldText(first?.title ?? '')).toContain('warranty')
  })

  it.each(['', '   ', '?!', '<>', 'xyzzy', '.*', '(', '\\', '%', '\u0000'])('finds nothing for %j', (query) => {
    expect(pathsOf(query)).toEqual([])
  })

  it('gives at most twenty, each once', () => {
    const found = pathsOf('a')
    expect(found).toHaveLength(20)
    expect(new Set(found).size).toBe(20)
  })

  it('shows the words around the find, without our marks', () => {
    for (const { excerpt } of searchHelp('e', ba, 'en')) {
      expect(excerpt).not.toMatch(/\*\*|\]\(/)
      expect(excerpt.length).toBeLessThan(200)
    }
    const [found] = searchHelp('lithium', ba, 'en')
    expect(found?.excerpt).toContain('lithium')
    expect(found?.excerpt).toMatch(/^… .* …$/)
  })

  it('answers in the language and market of the visit', () => {
    expect(pathsOf('Santiago', cl)).not.toEqual([])
    expect(pathsOf('Santiago', ba)).toEqual([])
    expect(pathsOf('warranty', ba, 'bcs')).toEqual([])
  })
})
