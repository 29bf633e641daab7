import { marketIds } from '@dvaput/domain/markets/market'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { foldText } from '@dvaput/domain/text/fold-text'
import { type Language, languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { faqPage } from './information-pages.server.ts'
import { searchHelp } from './search-help.server.ts'

const { ba, cl } = markets
const pathsOf = async (query: string, market = ba, language: Language = 'en') =>
  (await searchHelp(query, market, language)).map(({ path }) => path)

describe('the search in the help pages', () => {
  it.each(marketIds.flatMap((id) => languages.map((language) => [id, language] as const)))(
    'finds every question by its own words in %s, %s',
    async (id, language) => {
      for (const { id: question, question: words } of faqPage(markets[id], language).entries)
        expect(await pathsOf(words, markets[id], language)).toContain(`/faq#${question}`)
    },
  )

  it.each([
    ['garancija', 'GARANCIJA'],
    ['plaćanje', 'placanje'],
    ['Narudžba', 'narudzba'],
    ['garancija', 'garanciju'],
    ['reklamacija', 'reklamacije'],
    ['garancija', 'гаранција'],
  ])('finds the same for %s and %s', async (one, other) => {
    const found = await pathsOf(one, ba, 'bcs')
    expect(found.length).toBeGreaterThan(0)
    expect(await pathsOf(other, ba, 'bcs')).toEqual(found)
  })

  it('finds “envio” and “envíos” where “envío” stands', async () => {
    const found = await pathsOf('envío', cl, 'es')
    expect(found.length).toBeGreaterThan(0)
    for (const text of ['envio', 'envíos']) expect(await pathsOf(text, cl, 'es')).toEqual(found)
  })

  it.each<[query: string, language: Language, path: string]>([
    ['garancija', 'bcs', '/faq#warranty-length'],
    ['povrat', 'bcs', '/devoluciones#refund'],
    ['dostava', 'bcs', '/faq#delivery-time'],
    ['radno vrijeme', 'bcs', '/contact#hours-title'],
    ['načini plaćanja', 'bcs', '/terms-and-conditions#payment'],
    ['faktura', 'bcs', '/faq#company-invoice'],
    ['kontakt', 'bcs', '/contact'],
    ['warranty', 'en', '/faq#warranty-length'],
    ['returns', 'en', '/faq#return-window'],
    ['delivery', 'en', '/faq#delivery-time'],
    ['opening hours', 'en', '/contact#hours-title'],
    ['payment', 'en', '/terms-and-conditions#payment'],
    ['invoice', 'en', '/faq#company-invoice'],
    ['garantía', 'es', '/faq#warranty-length'],
    ['devolución', 'es', '/terms-and-conditions#returns'],
    ['envío', 'es', '/envios#contact'],
    ['horario de atención', 'es', '/contact#hours-title'],
    ['medios de pago', 'es', '/terms-and-conditions#payment'],
    ['factura', 'es', '/faq#company-invoice'],
  ])('answers %s (%s) among the first', async (query, language, path) => {
    for (const id of marketIds) expect((await pathsOf(query, markets[id], language)).slice(0, 4)).toContain(path)
  })

  it.each(languages)('Chile is reached in Santiago, in %s', async (language) => {
    const { title } = (await searchHelp('Providencia', cl, language)).find(({ path }) => path === '/contact') ?? {}
    expect(title).toMatch(/onta[ck]t/)
  })

  it('demands every word, or one of a title', async () => {
    const found = await searchHelp('warranty zebra', ba, 'en')
    expect(found.length).toBeGreaterThan(0)
    for (const { title } of found) expect(title).toMatch(/warrant/i)
    expect(await pathsOf('zebra')).toEqual([])
    expect(await pathsOf('zebra the of')).toEqual([])
  })

  it('puts titles first', async () => {
    const [first] = await searchHelp('warranty', ba, 'en')
    expect(foldText(first?.title ?? '')).toContain('warranty')
  })

  it.each(['', '   ', '?!', '<>', 'xyzzy', '.*', '(', '\\', '%', '\u0000'])('finds nothing for %j', async (query) => {
    expect(await pathsOf(query)).toEqual([])
  })

  it('gives at most twenty, each once', async () => {
    const found = await pathsOf('a')
    expect(found).toHaveLength(20)
    expect(new Set(found).size).toBe(20)
  })

  it('shows the words around the find, without our marks', async () => {
    for (const { excerpt } of await searchHelp('e', ba, 'en')) {
      expect(excerpt).not.toMatch(/\*\*|\]\(/)
      expect(excerpt.length).toBeLessThan(200)
    }
    const [found] = await searchHelp('lithium', ba, 'en')
    expect(found?.excerpt).toContain('lithium')
    expect(found?.excerpt).toMatch(/^… .* …$/)
  })

  it('is in the language and market of the request', async () => {
    expect(await pathsOf('Santiago', cl)).not.toEqual([])
    expect(await pathsOf('Santiago', ba)).toEqual([])
    expect(await pathsOf('warranty', ba, 'bcs')).toEqual([])
  })
})
