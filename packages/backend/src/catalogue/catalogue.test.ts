import {
  catalogueTag,
  collectionTag,
  productStockTag,
  productTag,
  productTypeTag,
} from '@dvaput/domain/catalogue/catalogue-tags'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { findListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { Market } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { beforeAll, describe, expect, it } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../tests/support/catalogue/test-catalogue.ts'

const shop = useTestCatalogue()
const { ba, cl } = markets
const locale = (market: Market = ba, language: Language = market.languages[0]) => ({ market, language })
const patiently = { timeout: 15_000 }
const line = (value: string) => ({ type: 'single_line_text_field', value })
const titles = (products: readonly { title: string }[] | undefined) => products?.map(({ title }) => title)

const laptops = Array.from({ length: 60 }, (_, index) =>
  productInput(`Laptop ${String(index).padStart(2, '0')}`, {
    price: 10_000 + index * 100,
    tags: index < 10 ? ['Destacado'] : [],
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    variants: [{ price: 10_000 + index * 100, openingStock: 2, ...(index % 5 === 4 && { compareAtPrice: 90_000 }) }],
  }),
)
const thinkpad = productInput('ThinkPad T480', {
  descriptionHtml: '<p>Pouzdan poslovni laptop u odličnom stanju.</p><script>x</script>',
  translations: {
    en: { title: 'ThinkPad T480 laptop', descriptionHtml: '<p>A reliable business laptop, tested.</p>' },
  },
  tags: ['Office', 'Lenovo', 'Sale'],
  options: [{ name: 'Memorija', values: Array.from({ length: 12 }, (_, index) => `${index + 1} GB`) }],
  variants: Array.from({ length: 12 }, (_, index) => ({
    price: 50_000 + index * 1_000,
    openingStock: 1,
    sku: `T480-${index + 1}`,
    optionValues: [`${index + 1} GB`],
  })),
  metafields: {
    'custom.condition': line('refurbished'),
    'custom.grade': line('A'),
    'custom.battery_health': { type: 'number_integer', value: '91' },
    'custom.warranty_months': { type: 'number_integer', value: '12' },
    'custom.specifications': {
      type: 'json',
      value: JSON.stringify({
        weightGrams: 1600,
        dimensionsMm: [336, 232, 20],
        memoryGb: 16,
        ports: ['HDMI', 'USB-C'],
        touch: false,
        processor: 'Intel Core i5-8350U',
        zoom: { deep: true },
        Kućište: 'magnezij',
      }),
    },
    'custom.condition_notes': { ...line('Tragovi na poklopcu'), translations: { en: 'Marks on the lid' } },
    'custom.tested': { type: 'list.single_line_text_field', value: '["Ekran","Baterija"]' },
    'custom.in_the_box': { type: 'list.single_line_text_field', value: '["punjač"]' },
  },
})
const phones = ['a', 'b'].map((name) => productInput(`Phone ${name}`, { productType: 'Smartphone' }))
const soldOut = productInput('Phone sold', { productType: 'Smartphone', stock: 0 })

let ids: number[]
beforeAll(async () => {
  const laptopIds = await shop.addProducts('main', [...laptops, thinkpad])
  const phoneIds = await shop.addProducts('main', [...phones, soldOut])
  ids = [...laptopIds, ...phoneIds]
  await shop.addCollection('main', { title: 'Računari', handle: 'racunari-i-laptopi', productIds: laptopIds })
  await shop.addCollection('main', { title: 'Mobilni', handle: 'mobilni-telefoni', productIds: phoneIds })
  await shop.addCollection('main', {
    title: 'Ponude i akcije',
    handle: 'ponude-i-akcije',
    productIds: ids.slice(58, 62),
  })
  await shop.addCollection('main', {
    title: 'Novo u ponudi',
    handle: 'novo-u-ponudi',
    productIds: laptopIds.slice(0, 2),
  })
  const tagged = (tag: string, count: number, others: readonly string[] = [], day = 2) =>
    Array.from({ length: count }, (_, index) =>
      productInput(`${tag} ${index}`, {
        tags: [tag, ...others],
        createdAt: new Date(Date.UTC(2026, 0, day) + index * 60_000),
      }),
    )
  await shop.addProducts('retail', [
    ...tagged('Budget Laptops', 52),
    ...tagged('Laptops 200', 3, ['Budget Laptops', 'Tablets'], 3),
    ...tagged('Cell', 1),
    ...tagged('Other', 2),
  ])
  await shop.syncAll()
})

const list = (path: string, change: Partial<ListingQuery> = {}, who = locale()) => {
  const [category, subcategory] = path.split('/').filter(Boolean)
  const scope = findListingScope(category, subcategory, who.market.capabilities)
  if (!scope) throw new Error(`no listing at ${path}`)
  return shop.catalogue.list(who, scope, { ...emptyListingQuery, ...change })
}

describe('a listing', () => {
  it('of the collection that the footer links by another name shows its products [CAT-13]', async () => {
    const listing = await list('/mobilni-uredjaji')
    expect(titles(listing?.products)?.sort()).toEqual(['Phone a', 'Phone b'])
    expect(listing).toMatchObject({ total: 2, title: null, cacheTags: [collectionTag('main', 'mobilni-telefoni')] })
  })

  it('of a subcategory is of its types, with counts, and dropped when one of the type changes', async () => {
    const listing = await list('/racunari-i-laptopi/laptop', { sort: 'price-asc', page: 2 })
    expect(listing).toMatchObject({ total: 61, page: 2, pages: 2, cacheTags: [productTypeTag('main', 'Laptop')] })
    expect(listing?.products).toHaveLength(13)
    expect(listing?.facets.find(({ name }) => name === 'brand')?.values).toMatchObject([{ value: 'Lenovo', count: 61 }])
  })

  it('of a subcategory has those of its collection only [ROUTE-04]', async () => {
    const reduced = await list('/ponude-i-akcije/laptop', { sort: 'price-asc' })
    expect(titles(reduced?.products)).toEqual(['Laptop 58', 'Laptop 59', 'ThinkPad T480'])
    expect(reduced).toMatchObject({ total: 3, cacheTags: [productTypeTag('main', 'Laptop')] })
    expect(titles((await list('/ponude-i-akcije/smartphone'))?.products)).toEqual(['Phone a'])
  })

  it('of a type that a collection neither has nor should have is none; of one it should have is empty', async () => {
    expect(await list('/mobilni-telefoni/laptop')).toBeNull()
    expect(await list('/mobilni-telefoni/laptop', { page: 2, sort: 'newest' })).toBeNull()
    expect(await list('/mobilni-telefoni/tablet')).toMatchObject({ total: 0 })
    expect(await list('/racunari-i-laptopi/all-desktops')).toMatchObject({ total: 0 })
    const facets = { ...emptyListingQuery.facets, brand: ['Dell'] }
    expect(await list('/ponude-i-akcije/laptop', { facets })).toMatchObject({ total: 0 })
  })

  it('of the sale has what is reduced or marked so', async () => {
    const sale = await list('/sale')
    expect(sale).toMatchObject({ total: 13, cacheTags: [catalogueTag('main')] })
    expect(sale?.products.every(({ onSale }) => onSale)).toBe(true)
  })

  it('says what it took a text for, and which words it left out', async () => {
    const relaxed = await list('/sale', { text: 'thinkpd qqzzxx' })
    expect(titles(relaxed?.products)).toEqual(['ThinkPad T480'])
    expect(relaxed).toMatchObject({ correction: 'ThinkPad', ignored: ['qqzzxx'] })
    expect(await list('/sale', { text: 'thinkpad' })).toMatchObject({ correction: null, ignored: [] })
    expect(await list('/sale')).toMatchObject({ correction: null, ignored: [] })
  })

  it('of a collection of the shop’s own has its title in the visitor’s language; of no such one is none', async () => {
    const listing = await list('/novo-u-ponudi')
    expect(listing).toMatchObject({
      title: 'Novo u ponudi',
      total: 2,
      cacheTags: [collectionTag('main', 'novo-u-ponudi')],
    })
    expect(await list('/nema-takve')).toBeNull()
  })

  it('of all retail products merges fifty of each of four tags, every product once [CAT-16]', async () => {
    const listing = await list('/todos', {}, locale(cl))
    // Of 55 Budget Laptops fifty, three of them Laptops 200 and Tablets as well, and one Cell.
    expect(listing).toMatchObject({ total: 51, pages: 2 })
    const second = await list('/todos', { page: 2 }, locale(cl))
    const all = [...(listing?.products ?? []), ...(second?.products ?? [])]
    expect(new Set(all.map(({ id }) => id)).size).toBe(51)
    expect(await list('/budget-laptops', {}, locale(cl))).toMatchObject({ total: 55 })
  })
})

it('the shop has menus by the product types of the collections, those of the sale among them [HDR-12]', async () => {
  const menus = await shop.catalogue.menus(locale())
  expect(menus).toMatchObject({ 'racunari-i-laptopi': ['laptop'], 'mobilni-telefoni': ['smartphone'], monitori: [] })
  expect(menus['ponude-i-akcije']).toEqual(['laptop', 'smartphone'])
})

describe('the front page', () => {
  it('shows eight featured, four on sale and eight new ones, none of them twice', async () => {
    const home = await shop.catalogue.home(locale())
    expect([home.featured, home.onSale, home.newest].map(({ length }) => length)).toEqual([8, 4, 8])
    expect(home.featured.every(({ isFeatured }) => isFeatured)).toBe(true)
    expect(home.onSale.every(({ onSale }) => onSale)).toBe(true)
    const all = [...home.featured, ...home.onSale, ...home.newest].map(({ id }) => id)
    expect(new Set(all).size).toBe(20)
    expect(home.cacheTags).toEqual([catalogueTag('main')])
  })

  it('has no market that has no such products', async () => {
    const { featured, onSale, newest } = await shop.catalogue.home(locale(cl))
    expect([featured, onSale, newest].map(({ length }) => length)).toEqual([0, 0, 8])
  })
})

describe('a product', () => {
  const show = (handle: string, who = locale()) => shop.catalogue.product(who, handle)

  it('tells all that its page says, in the visitor’s language, with up to ten variants [CONST-03]', async () => {
    const view = await show('thinkpad-t480', locale(ba, 'en'))
    if (view.kind !== 'found') throw new Error(view.kind)
    const { product } = view
    expect(product).toMatchObject({
      title: 'ThinkPad T480 laptop',
      price: { minor: 50_000, currency: 'BAM' },
      condition: 'refurbished',
      grade: 'A',
      collection: 'racunari-i-laptopi',
      subcategory: 'laptop',
      description: [{ tag: 'p', children: ['A reliable business laptop, tested.'] }],
      batteryHealthPercent: 91,
      warrantyMonths: 12,
      conditionNotes: 'Marks on the lid',
      tested: ['Ekran', 'Baterija'],
      inTheBox: ['punjač'],
      keyFacts: ['Intel Core i5-8350U', '1 GB RAM'],
      allTags: ['Lenovo', 'Office', 'Sale'],
    })
    expect(product.variants).toHaveLength(10)
    expect(product.variants[1]).toMatchObject({
      sku: 'T480-2',
      price: { minor: 51_000, currency: 'BAM' },
      options: [{ name: 'Memorija', value: '2 GB' }],
      stock: 1,
    })
    expect(product.specifications).toEqual([
      { name: 'processor', value: 'Intel Core i5-8350U' },
      { name: 'memoryGb', value: 16 },
      { name: 'ports', value: ['HDMI', 'USB-C'] },
      { name: 'weightGrams', value: 1600 },
      { name: 'dimensionsMm', value: '336 × 232 × 20' },
      { name: 'Kućište', value: 'magnezij' },
    ])
  })

  it('comes with six of its kind that are nearest in price, and is dropped with them, and when there are fewer of it', async () => {
    const view = await show('laptop-30')
    if (view.kind !== 'found') throw new Error(view.kind)
    expect(titles(view.similar)).toEqual(['29', '31', '28', '32', '27', '33'].map((number) => `Laptop ${number}`))
    expect([...view.cacheTags].sort()).toEqual([
      ...['27', '28', '29', '30', '31', '32', '33'].map((number) => productTag('main', `laptop-${number}`)),
      productStockTag('main', 'laptop-30'),
    ])
  })

  it('that is sold out is still found, and no card offers it', async () => {
    expect(await show('phone-sold')).toMatchObject({ kind: 'found', product: { inStock: false, stock: 0 } })
    const view = await show('phone-a')
    expect(view.kind === 'found' && titles(view.similar)).toEqual(['Phone b'])
  })

  it('is found by its id, as a number and whole, and sends to its handle', async () => {
    const id = ids.at(-1)
    for (const text of [`${id}`, `gid://shopify/Product/${id}`])
      expect(await show(text)).toMatchObject({ kind: 'moved', handle: 'phone-sold' })
  })

  it('that was renamed is found by its former name, until another has it', async () => {
    const { platform, database } = shop.platform
    const rename = async (id: number, handle: string) => {
      await database.inTransaction((tx) =>
        platform.parts.catalogue.updateProduct(tx, platform.shopOf('main').shop, id, { handle }),
      )
      await shop.sync.refreshProducts('main', [id])
    }
    const [id = 0] = await shop.addProducts('main', [productInput('Tablet', { productType: 'Tablet' })])
    await shop.sync.refreshProducts('main', [id])
    await rename(id, 'tablet-new')
    await rename(id, 'tablet-newest')
    for (const handle of ['tablet', 'tablet-new'])
      await expect.poll(() => show(handle), patiently).toMatchObject({ kind: 'moved', handle: 'tablet-newest' })
    const [other = 0] = await shop.addProducts('main', [
      productInput('Tablet', { productType: 'Tablet', handle: 'tablet' }),
    ])
    await shop.sync.refreshProducts('main', [other])
    await expect.poll(() => show('tablet'), patiently).toMatchObject({ kind: 'found' })
  })

  it('of no such handle is unknown, whatever was typed', async () => {
    const strange = [
      'nothing',
      '999999999999999',
      'gid://shopify/Product/1',
      '',
      'a'.repeat(9_999),
      'a\0b',
      '\uD800',
      '%',
    ]
    for (const handle of strange) expect([handle, (await show(handle)).kind]).toEqual([handle, 'unknown'])
  })

  it('that does not work says so on its page and every card, in the reader’s language', async () => {
    const notes = { ...line('Ne pali se.'), translations: { en: 'Does not turn on.' } }
    const [id = 0] = await shop.addProducts('main', [
      productInput('Projektor', { productType: 'Projector', metafields: { 'custom.condition_notes': notes } }),
    ])
    await shop.sync.refreshProducts('main', [id])
    const says = { bcs: 'Neispravno: ne radi kako treba', en: 'Faulty: does not work properly' } as const
    for (const language of ['bcs', 'en'] as const) {
      const warnings = [says[language]]
      await expect
        .poll(() => show('projektor', locale(ba, language)), patiently)
        .toMatchObject({
          product: { warnings, warningDetails: [{ name: says[language], meaning: expect.any(String) }] },
        })
      const listed = await list('', { text: 'projektor', withWarnings: true }, locale(ba, language))
      expect(listed).toMatchObject({ products: [{ title: 'Projektor', warnings }], total: 1, withheld: 0 })
      expect(await shop.catalogue.cards(locale(ba, language), ['projektor'])).toMatchObject([{ warnings }])
    }
    // Left out unless it is asked for, and counted: in a search, in the listing of everything and in that of its kind.
    for (const change of [{ text: 'projektor' }, {}]) {
      const [without, all] = [await list('', change), await list('', { ...change, withWarnings: true, sort: 'newest' })]
      expect(without).toMatchObject({ withheld: 1, total: (all?.total ?? 0) - 1 })
      expect(titles(without?.products)).not.toContain('Projektor')
    }
    const fine = await show('thinkpad-t480')
    expect(fine.kind === 'found' && fine.product).not.toHaveProperty('warnings')
  })

  it('that the shop took back says so, and shows similar ones', async () => {
    const [id = 0] = await shop.addProducts('main', [productInput('Laptop gone', { price: 10_000 })])
    await shop.sync.refreshProducts('main', [id])
    expect(await show('laptop-gone')).toMatchObject({ kind: 'found' })
    const { platform, database } = shop.platform
    await database.inTransaction((tx) => platform.parts.catalogue.deleteProduct(tx, platform.shopOf('main').shop, id))
    await shop.sync.refreshProducts('main', [id])
    await expect.poll(() => show('laptop-gone'), patiently).toMatchObject({ kind: 'gone', title: 'Laptop gone' })
    const view = await show('laptop-gone')
    expect(view.kind === 'gone' && view.similar.length).toBe(6)
  })
})

describe('what the browser remembers', () => {
  it('comes as cards and as details in the order of the handles, without strangers', async () => {
    const handles = ['phone-b', 'nothing', 'laptop-00', 'phone-b', 'a\0']
    expect(titles(await shop.catalogue.cards(locale(), handles))).toEqual(['Phone b', 'Laptop 00'])
    expect(titles(await shop.catalogue.details(locale(), handles))).toEqual(['Phone b', 'Laptop 00'])
    expect(await shop.catalogue.cards(locale(), [])).toEqual([])
  })

  it('is no more than two dozen', async () => {
    const handles = laptops.map((_, index) => `laptop-${String(index).padStart(2, '0')}`)
    expect(await shop.catalogue.cards(locale(), handles)).toHaveLength(24)
  })

  it('is read with its current price and stock', async () => {
    expect(await shop.catalogue.stock(locale(), 'thinkpad-t480')).toMatchObject({
      handle: 'thinkpad-t480',
      availableForSale: true,
      quantityAvailable: 1,
      maxQuantity: 1,
      price: { minor: 50_000, currency: 'BAM' },
    })
    expect(await shop.catalogue.stock(locale(), 'phone-sold')).toMatchObject({
      maxQuantity: 0,
      availableForSale: false,
    })
    expect(await shop.catalogue.stock(locale(), 'nothing')).toBeNull()
  })
})

describe('a search', () => {
  it('finds in the whole shop, with a correction, and for an empty text runs none [SRCH-03]', async () => {
    shop.takeSeen()
    const search = (text: string) => shop.catalogue.search(locale(), { ...emptyListingQuery, text })
    expect(await search('thinkpda')).toMatchObject({
      total: 1,
      correction: 'ThinkPad',
      cacheTags: [catalogueTag('main')],
    })
    expect(shop.takeSeen()).toEqual(['search hybrid answered'])
    expect(await search('  ')).toMatchObject({ products: [], total: 0 })
    expect(await shop.catalogue.suggest(locale(), ' ')).toEqual({ products: [], categories: [], correction: null })
    expect(shop.takeSeen()).toEqual([])
  })

  it('suggests products, kinds and a correction', async () => {
    const { products, categories } = await shop.catalogue.suggest(locale(), 'phone')
    expect(titles(products)?.sort()).toEqual(['Phone a', 'Phone b'])
    expect(categories).toMatchObject([{ kind: 'type', slug: 'smartphone', count: 2 }])
  })
})
