import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { createMoney } from '@dvaput/domain/money/money'
import { describe, expect, it } from 'vitest'
import { type ProductDetailView, toCartProduct, withLiveStock } from './product-detail-view.ts'
import { chooseValue, findVariant, optionGroups } from './variant-options.ts'

const variant = (number: number, memory: string, disk: string, stock = 1): DetailVariant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `${memory} / ${disk}`,
  sku: `SKU-${number}`,
  options: [
    { name: 'RAM', value: memory },
    { name: 'SSD', value: disk },
  ],
  imageUrl: number === 4 ? '/four.avif' : null,
  price: createMoney(number * 1000, 'BAM'),
  salePrice: null,
  stock,
  isStockKnown: true,
  inStock: stock > 0,
})

const small = variant(1, '8 GB', '256 GB')
const larger = variant(2, '8 GB', '512 GB', 0)
const largest = variant(4, '16 GB', '512 GB')
const variants = [small, larger, largest]

describe('choosing a variant', () => {
  it('offers each option once, and says what is sold out and what is available only with something else', () => {
    expect(optionGroups(variants, small)).toEqual([
      {
        name: 'RAM',
        values: [
          { value: '8 GB', chosen: true, inStock: true },
          {
            value: '16 GB',
            chosen: false,
            inStock: true,
            elsewhere: { changed: ['512 GB'], price: createMoney(4000, 'BAM') },
          },
        ],
      },
      {
        name: 'SSD',
        values: [
          { value: '256 GB', chosen: true, inStock: true },
          { value: '512 GB', chosen: false, inStock: false },
        ],
      },
    ])
  })

  it('offers nothing elsewhere that is sold out there', () => {
    const soldOut = [small, larger, { ...largest, inStock: false }]
    expect(optionGroups(soldOut, small)[0]?.values[1]).toEqual({ value: '16 GB', chosen: false, inStock: false })
  })

  it('keeps what was chosen before where such a one exists, and else takes the nearest', () => {
    expect(chooseValue(variants, largest, { name: 'RAM', value: '8 GB' })).toBe(larger)
    expect(chooseValue(variants, small, { name: 'RAM', value: '16 GB' })).toBe(largest)
    expect(chooseValue(variants, small, { name: 'RAM', value: '8 GB' })).toBe(small)
    expect(chooseValue(variants, small, { name: 'RAM', value: '99 GB' })).toBe(small)
  })

  it('offers the variants by name where the shop names no options, and nothing where there is one', () => {
    const plain = variants.map((each) => ({ ...each, options: [] }))
    const groups = optionGroups(plain, plain[0] as DetailVariant)
    expect(groups.map(({ values }) => values.map(({ value }) => value))).toEqual([
      ['8 GB / 256 GB', '8 GB / 512 GB', '16 GB / 512 GB'],
    ])
    expect(optionGroups([small], small)).toEqual([])
  })

  it('begins with the one the address names, else with the one that is shown', () => {
    expect(findVariant(variants, small.id, '4')).toBe(largest)
    expect(findVariant(variants, larger.id, 'x')).toBe(larger)
    expect(findVariant(variants, null, null)).toBe(small)
    expect(findVariant([], null, null)).toBeUndefined()
  })
})

const product = {
  id: 'gid://shopify/Product/1',
  title: 'ThinkPad',
  variantId: small.id,
  sku: 'SKU-1',
  price: small.price,
  salePrice: null,
  stock: 1,
  isStockKnown: true,
  inStock: true,
  variants,
  pictures: [
    { url: '/one.avif', alt: null, width: null, height: null },
    { url: '/four.avif', alt: null, width: null, height: null },
  ],
} as unknown as ProductDetailView

describe('the cart', () => {
  it('gets the chosen variant with its own name, price, stock, number and picture', () => {
    expect(toCartProduct(product, largest)).toMatchObject({
      title: 'ThinkPad',
      variantId: largest.id,
      variantTitle: '16 GB / 512 GB',
      sku: 'SKU-4',
      price: { minor: 4000 },
      picture: { url: '/four.avif' },
    })
    expect(toCartProduct({ ...product, variants: [small] }, small)).toMatchObject({
      title: 'ThinkPad',
      variantTitle: null,
      picture: { url: '/one.avif' },
    })
  })
})

describe('price and stock of now', () => {
  it('take the place of those the page was rendered with, in every variant', () => {
    const now = {
      price: createMoney(900, 'BAM'),
      salePrice: createMoney(800, 'BAM'),
      stock: 0,
      isStockKnown: true,
      inStock: false,
    }
    const live = { variants: [{ id: small.id, ...now }] } as unknown as Parameters<typeof withLiveStock>[1]
    const fresh = withLiveStock(product, live)
    expect(fresh).toMatchObject(now)
    expect(fresh.variants[0]).toMatchObject({ ...now, sku: 'SKU-1' })
    expect(fresh.variants[2]).toEqual(largest)
  })
})
