import { createText } from '@dvaput/i18n/create-text'
import { describe, expect, it } from 'vitest'
import { messages as shell } from '../../i18n/messages/en/shell.ts'
import { parseSuggestions } from './parse-suggestions.ts'
import { toOptions } from './suggested-option.ts'

const text = createText<typeof shell>('en', shell)

const answer = {
  success: true,
  products: [
    {
      source: 'local',
      handle: 'thinkpad-t480',
      title: 'ThinkPad T480',
      price: { minor: 60_000, currency: 'BAM' },
      salePrice: { minor: 54_900, currency: 'BAM' },
      picture: { url: '/cdn/t480.avif', alt: null, width: null, height: null },
    },
  ],
  categories: [
    { kind: 'type', slug: 'laptop', label: 'Laptop', count: 12 },
    { kind: 'type', slug: 'made-up', label: 'Made up', count: 3 },
    { kind: 'collection', handle: 'ljetna rasprodaja', label: 'Summer sale', count: 7 },
  ],
  correction: 'thinkpad',
}

describe('what is suggested', () => {
  it('stands in the order in which it is walked: correction, categories, products, all results', () => {
    expect(toOptions('thinkpda 14"', parseSuggestions(answer), text)).toEqual([
      { kind: 'correction', to: '/search?query=thinkpad', label: 'thinkpad' },
      { kind: 'category', to: '/products/racunari-i-laptopi/laptop', label: 'Laptops', count: 12 },
      { kind: 'category', to: '/products/ljetna%20rasprodaja', label: 'Summer sale', count: 7 },
      {
        kind: 'product',
        to: '/product/thinkpad-t480',
        label: 'ThinkPad T480',
        picture: answer.products[0]?.picture,
        price: { minor: 54_900, currency: 'BAM' },
      },
      { kind: 'all', to: '/search?query=thinkpda%2014%22', label: 'thinkpda 14"' },
    ])
  })

  it('is nothing where nothing was found', () => {
    expect(toOptions('xyzzy', parseSuggestions({ products: [], categories: [], correction: null }), text)).toEqual([])
  })
})

describe('a malformed response', () => {
  it.each([undefined, null, 7, 'down', [], {}, { products: 7, categories: {}, correction: [] }])(
    '(%j) suggests nothing',
    (rubbish) => {
      expect(parseSuggestions(rubbish)).toEqual({ products: [], categories: [], correction: null })
    },
  )

  it.each([
    ['no handle', { handle: '' }],
    ['no source', { source: undefined }],
    ['a price in words', { price: '600 KM' }],
    ['no currency', { price: { minor: 5 } }],
    ['half a sale', { salePrice: undefined }],
    ['a picture without an address', { picture: {} }],
  ])('loses a product with %s', (_, broken) => {
    const products = [{ ...answer.products[0], ...broken }, answer.products[0], null]
    expect(parseSuggestions({ ...answer, products }).products).toEqual(answer.products)
  })

  it('loses a category that leads nowhere', () => {
    const broken = [
      { kind: 'type', label: 'x' },
      { kind: 'collection', label: 'x' },
      { kind: 'planet', label: 'x' },
    ]
    expect(parseSuggestions({ ...answer, categories: broken }).categories).toEqual([])
  })
})
