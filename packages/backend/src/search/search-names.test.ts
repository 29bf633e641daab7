import { sql } from '@dvaput/database/query'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { findListingScope, type ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import type { SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { minorDigits } from '@dvaput/domain/money/money'
import { foldText } from '@dvaput/domain/text/fold-text'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages as bosnian } from '../../../../apps/store/app/i18n/messages/bcs/shell/categories.ts'
import { messages as english } from '../../../../apps/store/app/i18n/messages/en/shell/categories.ts'
import { messages as spanish } from '../../../../apps/store/app/i18n/messages/es/shell/categories.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createReplicaListing } from '../catalogue/replica/replica-listing.ts'
import { toSearchScope } from '../catalogue/to-search-scope.ts'
import { catalogueVocabulary } from './entries/catalogue-vocabulary.ts'
import { parseText } from './search-query.ts'
import { scopeCondition } from './search-scope.ts'
import { retailNames } from './words/category-synonyms.ts'

const platform = useTestPlatform({ demo: true })
const now = new Date()
let listing: ReturnType<typeof createReplicaListing>

beforeAll(() => {
  listing = createReplicaListing({ database: platform.database, now: () => now })
})

const find = (id: MarketId, text: string) =>
  listing.list({
    locale: { market: markets[id], language: 'es' },
    scope: { kind: 'all' },
    query: { ...emptyListingQuery, text },
  })
const suggest = (id: MarketId, text: string) => listing.suggest({ market: markets[id], language: 'es' }, text)

type Names = Readonly<Record<string, string>>
const inLanguages: readonly Names[] = [bosnian, english, spanish]

/** Where a name of the menus leads, nothing where this market has no such listing. */
const scopeOf = (id: MarketId, key: string): ListingScope | undefined => {
  const [kind, slug] = key.split('.')
  const options = markets[id].capabilities
  if (kind === 'type') return findListingScope(subcategoryPath(slug as SubcategorySlug).split('/')[2], slug, options)
  if (kind === 'retail') return options.tagListings ? findListingScope(slug, undefined, options) : undefined
  if (kind === 'listing') return slug === 'sale' ? { kind: 'sale' } : undefined
  return findListingScope(slug, undefined, options)
}

const membersOf = async (id: MarketId, listingScope: ListingScope): Promise<ReadonlySet<string>> => {
  const { shop } = markets[id]
  const result =
    listingScope.kind === 'tags' ? ({ kind: 'tags', tags: listingScope.tags } as const) : toSearchScope(listingScope)
  const { rows } = await platform.database.db.execute<{ id: string }>(
    sql`SELECT id FROM backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${scopeCondition(shop, result)}`,
  )
  return new Set(rows.map((row) => `gid://shopify/Product/${row.id}`))
}

/** What a suggestion may lead to: the listing itself, or the one kind of products it is made of. */
const slugsOf = (listingScope: ListingScope): readonly string[] => {
  switch (listingScope.kind) {
    case 'subcategory':
      return listingScope.types.map(toTypeSlug)
    case 'collection':
      // The mobile devices have two names. // CAT-13
      return listingScope.collection === 'mobilni-telefoni'
        ? [listingScope.collection, 'mobilni-uredjaji']
        : [listingScope.collection]
    case 'tags':
      return [listingScope.category]
    default:
      return ['ponude-i-akcije']
  }
}

/** As it is written, and as it is typed in a hurry where that is not the same words. */
const spellings = (name: string): readonly string[] =>
  /[(&]/.test(name) ? [name, foldText(name.replaceAll(/\(.*?\)|&/g, ' '))] : [name]

describe.each(marketIds)('every name of the menus, in whatever language (%s)', (id) => {
  const scopes = Object.keys(bosnian).flatMap((key) => {
    const listingScope = scopeOf(id, key)
    return listingScope ? [{ key, listingScope }] : []
  })

  it('has products and a listing in the test', () => {
    expect(scopes.length).toBeGreaterThan(55)
    expect(scopes.filter(({ listingScope }) => listingScope.kind === 'shop-collection')).toEqual([])
  })

  it.each(scopes)('$key', async ({ key, listingScope }) => {
    const members = await membersOf(id, listingScope)
    expect(members.size).toBeGreaterThan(0)
    const names = inLanguages.flatMap((messages) => spellings(messages[key] ?? ''))
    for (const name of new Set(names)) {
      const [{ products, categories }, { terms, ignored, correction }] = await Promise.all([
        suggest(id, name),
        parseText(platform.database, { ...markets[id], vocabulary: catalogueVocabulary(markets[id].shop) }, name),
      ])
      const slugs = categories.map((each) => (each.kind === 'type' ? each.slug : each.handle))
      expect({
        name,
        areMembers: products.slice(0, 3).map((each) => members.has(each.id)),
        slugs,
        isSuggested: slugsOf(listingScope).some((each) => slugs.includes(each)),
        understood: { termCount: terms.length, ignored, correction },
      }).toEqual({
        name,
        areMembers: Array.from({ length: Math.min(3, members.size) }, () => true),
        slugs,
        isSuggested: true,
        understood: { termCount: 1, ignored: [], correction: null },
      })
    }
  })
})

it('the search names the listings by tag as the menus do', () => {
  for (const [category, { bcs, en, es }] of Object.entries(retailNames))
    expect([bcs, en, es]).toEqual(inLanguages.map((messages) => messages[`retail.${category}`]))
})

describe('what people write', () => {
  const laptops = ['Laptop']
  const monitors = ['Monitor']

  it.each<[text: string, types: readonly string[], ignored: readonly string[], market?: MarketId]>([
    // A size is never another size, and a near one has its name
    ['monitor 24"', monitors, []],
    ['24 inch monitor', monitors, []],
    ['monitor 24', monitors, []],
    ['monitor 32', monitors, ['32']],
    ['monitor 99"', monitors, ['99"']],
    ['laptop 24"', laptops, ['24"']],
    // Words beside the matter
    ['crni laptop', laptops, ['crni']],
    ['best laptop', laptops, ['best']],
    ['notebook económico para la universidad', laptops, [], 'ba'],
    ['laptop za školu', laptops, []],
    ['lenovo thinkpad crveni', ['Laptop', 'Workstation'], ['crveni']],
    ['dell laptop miš', ['Mouse'], []],
    // Prices that nothing has, and in somebody else's money
    ['laptop do 50 KM', laptops, ['do 50 KM'], 'ba'],
    ['laptop do 500 KM', laptops, ['do 500 KM'], 'cl'],
    ['laptop hasta 500 dólares', laptops, ['hasta 500 dólares']],
    // What it is, what it is for, and what is not to be had
    ['ram za laptop', ['RAM'], []],
    ['ssd para notebook', ['Hard Disk/SSD'], []],
    ['mouse for laptop', ['Mouse'], []],
    ['nvme', ['Hard Disk/SSD'], []],
    ['disco ssd 1tb', ['Hard Disk/SSD'], []],
    ['tastatura s osvjetljenjem', ['Keyboard'], []],
    ['štampač u boji', ['Printer'], []],
    // As one asks a seller
    ['imate li laptop', laptops, []],
    ['do you have a monitor', monitors, []],
    ['busco notebook', laptops, []],
    // Properties that the specifications say in their own way
    ['monitor 144hz', monitors, []],
    ['4k monitor', monitors, []],
    ['laptop touchscreen', laptops, []],
    ['laptop sa ekranom na dodir', laptops, []],
    ['laserski štampač', ['Printer'], []],
    ['wifi ruter', ['Router'], []],
    ['router wifi', ['Router'], []],
    ['novi laptop', laptops, []],
    ['new laptop', laptops, []],
    // Either
    ['dell ili hp laptop', laptops, []],
    ['monitor or projector', ['Monitor', 'Projector'], []],
    ['miš i tastatura', ['Mouse', 'Keyboard'], []],
    // Other names
    ['prenosni racunar', laptops, []],
    ['prenosivi racunar', laptops, []],
    ['napojna jedinica', ['PSU'], []],
    ['24 port', ['Switch'], []],
    ['24 port switch', ['Switch'], []],
    ['pametni s', ['Smartwatch'], []],
    ['power supp', ['PSU'], []],
  ])('%s', async (text, types, ignored, market) => {
    for (const id of market ? [market] : marketIds) {
      const { products, correction, ...result } = await find(id, text)
      const categories = products.slice(0, 3).map(({ category }) => category)
      expect([id, categories.length > 0, correction, result.ignored]).toEqual([id, true, null, ignored])
      expect(types).toEqual(expect.arrayContaining([...new Set(categories)]))
    }
  })

  it.each(marketIds)('calls 23.8" 24" (%s)', async (id) => {
    const titles = (await find(id, 'monitor 24"')).products.map(({ title }) => title)
    expect(titles).toContainEqual(expect.stringContaining('23,8″'))
    for (const title of titles) expect(title).toMatch(/23,[5-9]″|24(,\d)?″/)
  })

  it.each<[text: string, id: MarketId, most: number]>([
    ['laptop do 500 KM', 'ba', 500],
    ['laptop under 500', 'ba', 500],
    ['notebook hasta 300.000', 'cl', 300_000],
    ['notebook 300 lucas', 'cl', 300_000],
  ])('takes a price at its word: %s', async (text, id, most) => {
    const { products, ignored, facets } = await find(id, text)
    const prices = products.map(
      ({ price, salePrice }) => (salePrice ?? price).minor / 10 ** minorDigits[markets[id].currency],
    )
    expect(prices.length).toBeGreaterThan(3)
    expect(Math.max(...prices)).toBeLessThanOrEqual(most)
    expect(ignored).toEqual([])
    expect(facets.length).toBeGreaterThan(0)
    const suggested = (await suggest(id, text)).products.map(({ price, salePrice }) => (salePrice ?? price).minor)
    expect(Math.max(...suggested)).toBeLessThanOrEqual(most * 10 ** minorDigits[markets[id].currency])
  })

  it.each<[text: string, id: MarketId, category: string]>([
    ['jeftin laptop', 'ba', 'Laptop'],
    ['cheapest laptop', 'ba', 'Laptop'],
    ['celulares baratos', 'cl', 'Smartphone'],
  ])('begins with the cheapest where that is preferred: %s', async (text, id, category) => {
    const { products, ignored } = await find(id, text)
    const prices = products
      .filter((product) => product.category === category)
      .map(({ price, salePrice }) => (salePrice ?? price).minor)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect([products[0]?.category, ignored]).toEqual([category, []])
  })

  it('knows a name as it is said', async () => {
    for (const text of ['ajfon 12', 'iphone 12'])
      expect((await find('ba', text)).products[0]?.title).toMatch(/^Apple iPhone 12/)
  })

  it.each(['qqzzxx 5', 'zzqqxx 360'])('takes no figure for a result: %s', async (text) => {
    expect(await find('ba', text)).toMatchObject({ total: 0, products: [] })
  })

  it.each([
    ...['garancija', 'povrat', 'dostava', 'radno vrijeme', 'načini plaćanja', 'faktura', 'račun'],
    ...['warranty', 'returns', 'delivery', 'opening hours', 'payment', 'invoice', 'refund'],
    ...['garantía', 'devolución', 'envío', 'horario de atención', 'medios de pago', 'factura', 'boleta'],
  ])('knows that a query is not about products: %s', async (text) => {
    for (const id of marketIds) expect([id, (await find(id, text)).isAboutProducts]).toEqual([id, false])
  })

  it.each(['garancija thinkpad', 'laptop warranty', 'garantía iphone 13', 'baterija', 'lapt', '16gb', 'win 10'])(
    'knows that a query is about products: %s',
    async (text) => {
      for (const id of marketIds) expect([id, (await find(id, text)).isAboutProducts]).toEqual([id, true])
    },
  )

  it('shows a size as it is written', async () => {
    expect(await find('cl', 'mnoitor 24"')).toMatchObject({ correction: 'monitor 24"', ignored: [] })
  })

  it('finds either of two brands', async () => {
    const { products, ignored } = await find('ba', 'dell or hp')
    expect(new Set(products.map(({ title }) => title.split(' ')[0]))).toEqual(new Set(['Dell', 'HP']))
    expect(ignored).toEqual([])
  })

  it.each(['win 10', 'win10', 'Windows 10'])('knows what %s is, and what it is not', async (text) => {
    const { products } = await find('ba', text)
    const { rows } = await platform.database.pool.query<{ system: string }>(
      "SELECT specifications ->> 'system' AS system FROM backend.catalogue_products WHERE shop = 'main' AND gid = ANY ($1)",
      [products.map(({ id }) => id)],
    )
    expect(products.length).toBeGreaterThan(5)
    expect(new Set(rows.map(({ system }) => system))).toEqual(new Set(['Windows 10 Pro']))
  })

  it('keeps the model where its other words are too many', async () => {
    const { products, ignored } = await find('ba', 'iphone 13 pro 1tb crveni')
    expect(products[0]?.title).toMatch(/^Apple iPhone 13 Pro/)
    expect(ignored).toEqual(['1tb', 'crveni'])
  })

  it('blames no word for what was chosen', async () => {
    const facets = { ...emptyListingQuery.facets, brand: ['Nobody'] }
    const query = { ...emptyListingQuery, text: 'dell laptop', facets }
    const locale = { market: markets.ba, language: 'bcs' } as const
    expect(await listing.list({ locale, scope: { kind: 'all' }, query })).toMatchObject({ total: 0, ignored: [] })
  })

  it('finds everything at a price where there is only a price', async () => {
    const { products, namedPrice } = await find('cl', 'menos de 200.000')
    expect(namedPrice).toEqual({ text: '', priceFrom: null, priceTo: 200_000 })
    expect(products.length).toBeGreaterThan(20)
    expect(Math.max(...products.map(({ price, salePrice }) => (salePrice ?? price).minor))).toBeLessThanOrEqual(200_000)
  })

  it('says which price it read, and what is left of the text', async () => {
    const { namedPrice } = await find('ba', 'lenovo laptop od 300 do 500 KM')
    expect(namedPrice).toEqual({ text: 'lenovo laptop', priceFrom: 300, priceTo: 500 })
    expect((await find('ba', 'laptop do 50 KM')).namedPrice).toBeNull()
  })
})
