import { expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { toCard } from './card-product.ts'
import { reshapeProduct } from './product.ts'

const card = (tags: readonly string[]) =>
  toCard(
    reshapeProduct(
      {
        id: '1',
        handle: 'thinkpad-t14',
        title: 'ThinkPad T14',
        descriptionHtml: '',
        productType: 'Laptop',
        vendor: 'Lenovo',
        tags,
        collections: [],
        createdAt: new Date(0),
        publishedAt: new Date(0),
        availableForSale: true,
        images: [
          { url: '/one.avif', alt: null, width: null, height: null },
          { url: '/two.avif', alt: null, width: null, height: null },
        ],
        variants: [],
      },
      { market: markets.ba, now: new Date(0) },
    ),
  )

it('a card shows at most two tags of its product [LIST-12]', () => {
  expect(card(['Intel Core i5', '16 GB RAM', '512 GB', '14"']).tags).toEqual(['Intel Core i5', '16 GB RAM'])
  expect(card(['retro']).tags).toEqual(['retro'])
})

it('a product card shows no tag that the condition, a badge or a listing says already', () => {
  const tags = [
    'Obnovljeno',
    'Audifonos',
    'featured',
    'Oferta de verano',
    'Intel Core i5',
    'reacondicionado',
    '16 GB RAM',
    '512 GB',
  ]
  expect(card(tags)).toMatchObject({ tags: ['Intel Core i5', '16 GB RAM'], isFeatured: true, onSale: true })
})

it('a card shows the first picture of its product', () => {
  expect(card([]).picture?.url).toBe('/one.avif')
})
