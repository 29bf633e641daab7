import { gradeTable } from '@dvaput/domain/catalogue/condition/grade-table'
import { retailCategories, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import { markets } from '@dvaput/domain/markets/markets'
import { languages } from '@dvaput/domain/text/language'
import { checkProduct } from '@dvaput/platform/catalogue/check-product'
import { defaultShops } from '@dvaput/platform/shops/shop-settings'
import { describe, expect, it } from 'vitest'
import { buildDemoProduct } from './build-demo-product.ts'
import { mainCollections } from './demo-collections.ts'
import { demoProducts } from './demo-products.ts'
import { checklistOf, kindOf } from './kinds.ts'
import { looks } from './pictures/looks.ts'
import { stockShelf } from './shop-shelf.ts'
import { productTypes } from './subcategories.ts'
import { wear } from './texts/wear.ts'

const marketOf = { main: 'ba', retail: 'cl' } as const
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const now = new Date('2026-06-15T12:00:00Z')
const hour = 3_600_000

const shops = defaultShops.map((shop) => {
  const shelf = stockShelf(shop)
  return { shop, shelf, products: shelf.map((item) => buildDemoProduct(item, shop, now)) }
})
type Product = (typeof shops)[number]['products'][number]

const isAvailable = ({ variants }: Product) => variants.some(({ openingStock = 0 }) => openingStock > 0)
/** As a listing decides. // CAT-01 */
const isListed = (product: Product) =>
  (product.status ?? 'active') === 'active' &&
  !!product.publishedAt &&
  product.publishedAt <= now &&
  isAvailable(product) &&
  (product.images ?? []).length > 0 &&
  product.variants.every(({ price }) => price > 0)

const countBy = (products: readonly Product[]) => Map.groupBy(products, ({ productType }) => productType)
const share = (products: readonly Product[], is: (product: Product) => boolean) =>
  products.filter(is).length / products.length

describe.each(shops)('the products of $shop.handle', ({ shop, shelf, products }) => {
  const each = shelf.map((item, index) => [item, products[index] as Product] as const)

  it('have all that a product page shows', () => {
    for (const [{ product: demo }, product] of each) {
      expect([product.title, checkProduct(product, product.options ?? [])]).toEqual([product.title, undefined])
      const [least, most] = demo.held === 'no picture' ? [0, 0] : [3, 5]
      expect((product.images ?? []).length).toBeGreaterThanOrEqual(least)
      expect((product.images ?? []).length).toBeLessThanOrEqual(most)
      for (const { price, compareAtPrice, weightGrams = 0 } of product.variants) {
        expect([product.title, price > 0]).toEqual([product.title, demo.held !== 'no price'])
        expect(compareAtPrice ?? price + 1).toBeGreaterThan(price)
        expect(weightGrams).toBeGreaterThan(0)
      }
      expect(mainCollections.some(({ types }) => types.includes(demo.type))).toBe(true)
    }
  })

  it('have the specifications of their kind, as values and not as prose', () => {
    for (const [{ product: demo }, { metafields = {} }] of each) {
      const kept = JSON.parse(metafields['custom.specifications']?.value ?? '{}')
      for (const key of kindOf(demo).specs)
        expect([demo.title, key, kept[key]]).not.toEqual([demo.title, key, undefined])
      // Of what is chosen by its colour, that of its body.
      const { colour = demo.body, keyboardLayout, ...described } = kept
      expect(keyboardLayout !== undefined).toBe(['Laptop', 'Chrome OS'].includes(demo.type))
      expect([colour, described]).toEqual([demo.body, JSON.parse(JSON.stringify(demo.specs))])
    }
  })

  it('say what was used before, how it is, and how its battery is', () => {
    for (const [{ product: demo }, { metafields = {} }] of each) {
      const condition = metafields['custom.condition']?.value
      expect(['new', 'refurbished', 'used']).toContain(condition)
      expect(Number(metafields['custom.warranty_months']?.value)).toBeGreaterThanOrEqual(6)
      const isUsed = condition !== 'new'
      expect([demo.title, 'custom.grade' in metafields]).toEqual([demo.title, isUsed])
      expect('custom.condition_notes' in metafields).toBe(isUsed)
      expect([demo.title, 'custom.battery_health' in metafields]).toEqual([
        demo.title,
        isUsed && !!kindOf(demo).battery,
      ])
    }
  })

  it('have no wear where a part was changed', () => {
    for (const { product: demo, state } of shelf)
      for (const { renews } of state.replaced)
        for (const note of renews ? [...wear[renews].B, ...wear[renews].C] : [])
          expect([demo.title, state.notes.some(({ en }) => en.endsWith(note.en.slice(1)))]).toEqual([demo.title, false])
  })

  it('list the result of every point that their kind is tested for', () => {
    for (const [{ product: demo }, { metafields = {} }] of each) {
      const { value = '[]', translations = {} } = metafields['custom.tested'] ?? {}
      const points = demo.fresh ? 0 : checklistOf(demo).length
      for (const list of [value, ...Object.values(translations)]) {
        const lines: string[] = JSON.parse(list)
        expect([demo.title, lines.length]).toEqual([demo.title, points])
        for (const line of lines) expect(line).toMatch(/^[^:]+: [^:]+$/)
      }
      const notes = JSON.stringify(metafields['custom.condition_notes'])
      if (/dead pixel|patch in a corner/.test(notes))
        expect(value + JSON.stringify(translations)).not.toMatch(/no dead/)
    }
  })

  it('say of several units what holds for all of them, and of one what was measured', () => {
    let batches = 0
    for (const [{ state }, product] of each) {
      if (state.condition === 'new') continue
      const text = [product, ...Object.values(product.translations ?? {})].map((each) => each.descriptionHtml).join(' ')
      const notes = JSON.stringify(product.metafields?.['custom.condition_notes'])
      const health = Number(product.metafields?.['custom.battery_health']?.value ?? 100)
      const { batteryPercent } = gradeTable[state.grade ?? 'D']
      expect([product.title, health >= (batteryPercent ?? 0)]).toEqual([product.title, true])
      if (state.units === 1) {
        expect([product.title, text, notes].join(' ')).not.toMatch(/at least \d|On some units|No unit|Every unit/)
        continue
      }
      batches += 1
      if (health < 100) {
        expect([product.title, health % 5]).toEqual([product.title, 0])
        for (const guarantee of ['najmanje', 'at least', 'al menos'])
          expect([product.title, text]).toEqual([product.title, expect.stringContaining(`${guarantee} `)])
      }
      expect(text).not.toMatch(/battery holds|Baterija zadržava|La batería conserva|Measured|Izmjereno|medido/)
      expect(notes).toMatch(/Every unit|No unit|All units/)
    }
    expect(batches).toBeGreaterThan(100)
  })

  it('have pictures that say in three languages what they show, and that they are illustrations', () => {
    for (const { title, images = [] } of products)
      for (const { altText = '', translations = {} } of images) {
        const texts = [altText, ...Object.values(translations).map((fields) => fields.altText)]
        expect([title, new Set(texts).size]).toEqual([title, languages.length])
        for (const text of texts) {
          expect(text?.replace(',', '.')).toContain(title.replace(',', '.'))
          expect(text).toMatch(
            /ilustracija (više )?modela|illustration of (the model|several models)|ilustración de(l modelo| varios modelos)/,
          )
        }
      }
  })

  it('have handles and stock numbers of their own', () => {
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(products.length)
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(skus.length)
  })

  it('fill every subcategory with what may be listed', () => {
    const listed = countBy(products.filter(isListed))
    for (const type of productTypes)
      expect([type, (listed.get(type)?.length ?? 0) >= (shop.handle === 'main' ? 6 : 4)]).toEqual([type, true])
  })

  it('are reduced, sold out, featured and new now and then', () => {
    const between = (value: number, least: number, most: number) => {
      expect(value).toBeGreaterThan(least)
      expect(value).toBeLessThan(most)
    }
    between(
      share(products, ({ variants }) => variants.some(({ compareAtPrice }) => compareAtPrice)),
      1 / 8,
      1 / 6,
    )
    between(
      share(products, (product) => !isAvailable(product)),
      1 / 15,
      1 / 10,
    )
    const usedUnits = each.filter(([{ state }]) => state.condition !== 'new').map(([{ stock }]) => stock)
    between(usedUnits.filter((stock) => sum(stock) === 1).length / usedUnits.length, 1 / 4, 1 / 2)
    // What its own market calls new, among what may be seen: a few, in the first hours after seeding already.
    const { newWithinHours } = markets[marketOf[shop.handle]]
    const agesOf = (seen: readonly Product[]) => seen.map(({ createdAt }) => (now.getTime() - Number(createdAt)) / hour)
    const isNew = (age: number) => age > 0 && age < newWithinHours
    between(agesOf(products.filter(isListed)).filter(isNew).length, 5, products.length / 10)
    expect(Math.max(...agesOf(products))).toBeGreaterThan(8000)
    // What is on sale or featured says so, and nothing else does. // CAT-07, CAT-09
    for (const { tags = [], variants } of products) {
      const isTagged = tags.some((tag) => /oferta|sale|descuento/i.test(tag))
      expect(isTagged).toBe(variants.some(({ compareAtPrice }) => compareAtPrice))
    }
    expect(
      products.filter(({ tags = [] }) => tags.some((tag) => /featured|destacado/.test(tag))).length,
    ).toBeGreaterThan(8)
  })

  it('are the same in every run', () => {
    expect(stockShelf(shop).map((item) => buildDemoProduct(item, shop, now))).toEqual(products)
  })
})

describe('the rule of visibility', () => {
  it.each(shops)('hides exactly what $shop.handle holds back and what it has sold', ({ shelf, products }) => {
    const hidden = products.filter((product) => !isListed(product)).map(({ handle }) => handle)
    const expected = shelf
      .filter(({ product: demo, stock }) => demo.held || sum(stock) === 0)
      .map(({ handle }) => handle)
    expect(hidden).toEqual(expected)
    expect(shelf.filter(({ product: demo }) => demo.held).length).toBeGreaterThanOrEqual(6)
  })
})

describe('the whole range', () => {
  it('is a stocked shop at home', () => {
    expect(shops[0]?.products.filter(isListed).length).toBeGreaterThanOrEqual(450)
  })

  it('holds used, refurbished and some new products of every sort [GEN-02]', () => {
    for (const { products } of shops) {
      const conditions = Map.groupBy(products, ({ metafields }) => metafields?.['custom.condition']?.value)
      for (const condition of ['used', 'refurbished', 'new'])
        expect(conditions.get(condition)?.length).toBeGreaterThan(50)
      expect(new Set(products.map(({ productType }) => productType))).toEqual(new Set(productTypes))
    }
  })

  it('keeps some back for every reason there is', () => {
    const reasons = new Set(demoProducts.flatMap(({ held }) => held ?? []))
    expect([...reasons].sort()).toEqual(['archived', 'coming', 'draft', 'no picture', 'no price', 'unpublished'])
  })

  it('has something for every listing by tag, in whole pesos', () => {
    const retail = shops[1]?.products ?? []
    for (const category of retailCategories)
      for (const tag of tagsOf(category)) {
        const found = retail.filter((product) => isListed(product) && product.tags?.includes(tag))
        expect([category, tag, found.length >= 4]).toEqual([category, tag, true])
      }
    for (const { variants } of retail)
      for (const { price } of variants) expect(price % 1000 === 990 || price === 0).toBe(true)
  })

  it('uses every look, in few enough pictures to draw', () => {
    const keys = new Set(
      shops.flatMap(({ products }) => products.flatMap(({ images = [] }) => images.map((image) => image.pictureKey))),
    )
    for (const look of Object.keys(looks))
      expect([look, [...keys].some((key) => key.startsWith(`demo/${look}-`))]).toEqual([look, true])
    expect(keys.size).toBeLessThanOrEqual(480)
  })
})
