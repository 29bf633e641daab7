import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { createMoney } from '../money/money.ts'
import { toCard } from './card-product.ts'
import { chooseSourceVariant, chooseVariant } from './choose-variant.ts'
import { reshapeProduct } from './product.ts'
import type { SourceProduct, SourceVariant } from './source-product.ts'

const now = new Date('2026-03-10T12:00:00Z')
const bam = (minor: number) => createMoney(minor, 'BAM')

const variant = (id: string, minor: number, change: Partial<SourceVariant> = {}): SourceVariant => ({
  id,
  title: 'Default Title',
  sku: `SKU-${id}`,
  price: bam(minor),
  compareAtPrice: null,
  availableForSale: true,
  quantityAvailable: 4,
  ...change,
})

const source: SourceProduct = {
  id: 'gid://shopify/Product/1',
  handle: 'lenovo-thinkpad-t480',
  title: 'Lenovo ThinkPad T480',
  descriptionHtml: '<p>Pouzdan <b>poslovni</b> laptop.</p><script>alert(1)</script><ul><li>8 GB</li></ul>',
  productType: 'Laptop',
  vendor: 'Lenovo',
  tags: ['obnovljeno', 'Intel Core i5', '8 GB RAM', '256 GB', '14"', 'featured', 'sale'],
  collections: [{ title: 'Računari i laptopi', handle: 'racunari-i-laptopi' }],
  createdAt: new Date('2026-03-10T00:00:00Z'),
  publishedAt: now,
  availableForSale: true,
  images: [
    { url: '/1.avif', alt: 'sprijeda', width: 1200, height: 1200 },
    { url: '/2.avif', alt: null, width: null, height: null },
  ],
  variants: [variant('v1', 64_900, { compareAtPrice: bam(79_900) })],
  condition: 'refurbished',
  grade: 'A',
}
const reshape = (change: Partial<SourceProduct> = {}) =>
  reshapeProduct({ ...source, ...change }, { market: markets.ba, now })

describe('the normalised product', () => {
  it('has every field of the specification [ENT-01]', () => {
    expect(reshape()).toEqual({
      id: source.id,
      variants: source.variants,
      title: 'Lenovo ThinkPad T480',
      description: 'Pouzdan poslovni laptop. 8 GB',
      handle: 'lenovo-thinkpad-t480',
      price: bam(79_900),
      salePrice: bam(64_900),
      currency: 'BAM',
      image: '/1.avif',
      imageAlt: 'sprijeda',
      images: source.images,
      variantId: 'v1',
      variantTitle: null,
      sku: 'SKU-v1',
      productType: 'Laptop',
      vendor: 'Lenovo',
      tags: source.tags,
      features: ['obnovljeno', 'Intel Core i5', '8 GB RAM', '256 GB', '14"'],
      collections: ['Računari i laptopi'],
      collectionHandles: ['racunari-i-laptopi'],
      category: 'Laptop',
      rating: 4.5,
      reviews: 0,
      inStock: true,
      stock: 4,
      isStockKnown: true,
      keyFacts: [],
      availableForSale: true,
      isNew: true,
      onSale: true,
      isFeatured: true,
      condition: 'refurbished',
      grade: 'A',
      source: 'local',
      shop: 'main',
    })
  })

  it('has a fixed rating and no reviews, however often it is read [ENT-03] [ENT-04] [ENT-05]', () => {
    expect(Array.from({ length: 5 }, () => reshape()).map(({ rating, reviews }) => [rating, reviews])).toEqual(
      Array.from({ length: 5 }, () => [4.5, 0]),
    )
  })

  it('takes its first five tags for features, and a card shows two [ENT-06]', () => {
    const tags = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(reshape({ tags }).features).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(toCard(reshape({ tags })).tags).toEqual(['a', 'b'])
    expect(reshape({ tags: ['a'] }).features).toEqual(['a'])
  })

  it('shows at most five pictures and collections', () => {
    const many = reshape({
      images: Array.from({ length: 7 }, () => ({ url: '/1.avif', alt: null, width: null, height: null })),
      collections: Array.from({ length: 7 }, (_, index) => ({ title: `${index}`, handle: `${index}` })),
    })
    expect([many.images.length, many.collections.length]).toEqual([5, 5])
  })

  it('says what it can of a product that lacks nearly everything', () => {
    const bare = { variants: [], images: [], tags: [], collections: [], productType: '', descriptionHtml: '' }
    expect(reshape({ ...bare, condition: null, grade: null })).toMatchObject({
      price: bam(0),
      salePrice: null,
      image: null,
      imageAlt: 'Lenovo ThinkPad T480',
      variantId: null,
      sku: null,
      category: '',
      inStock: false,
      stock: 0,
      condition: null,
      grade: null,
    })
  })

  it('reads the condition from the tags where no field says it', () => {
    expect(reshape({ condition: null, tags: ['Dell', 'rabljeno'] }).condition).toBe('used')
  })

  it('is not in stock while the product is not for sale', () => {
    expect(reshape({ availableForSale: false })).toMatchObject({ availableForSale: false, inStock: false, stock: 0 })
  })
})

describe('the variant that is bought', () => {
  const sold = { availableForSale: false }
  it.each([
    ['the cheapest', [variant('a', 300), variant('b', 200), variant('c', 400)], 'b'],
    ['the first of equals', [variant('a', 200), variant('b', 200)], 'a'],
    ['not a sold one', [variant('a', 100, sold), variant('b', 200)], 'b'],
    ['not one without a price', [variant('a', 0), variant('b', 200)], 'b'],
    ['the first where none can be had', [variant('a', 300, sold), variant('b', 200, sold)], 'a'],
    ['none of none', [], undefined],
  ])('is %s, and its price is the one shown', (_, variants, id) => {
    expect(chooseSourceVariant(variants)?.id).toBe(id)
    const rows = variants.map((each) => ({ ...each, available: each.availableForSale, priceMinor: each.price.minor }))
    expect(chooseVariant(rows)?.id).toBe(id)
    const { variantId, price } = reshape({ variants })
    expect(variantId).toBe(id ?? null)
    expect(price).toEqual(variants.find((each) => each.id === id)?.price ?? bam(0))
  })
})

it('a product has up to ten variants, among them the one that is bought at the shown price [CONST-03]', () => {
  const [variant] = source.variants
  if (!variant) throw new Error('the product has no variant')
  const variants = Array.from({ length: 12 }, (_, index) => ({
    ...variant,
    id: `v${index + 1}`,
    price: { minor: 90_000 - index * 100, currency: 'BAM' as const },
  }))
  const product = reshape({ variants })
  expect(product.variantId).toBe('v12')
  expect(product.variants.map(({ id }) => id)).toEqual([...variants.slice(0, 9).map(({ id }) => id), 'v12'])
})
