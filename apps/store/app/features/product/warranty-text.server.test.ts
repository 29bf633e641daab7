import { markets } from '@dvaput/domain/markets/markets'
import { expect, it } from 'vitest'
import { toWarrantyText } from './warranty-text.server.ts'

const locale = { market: markets.ba, language: 'en' } as const
const sentence =
  'The warranty lasts at least 30 days for everything we sell, 6 months for refurbished products, and the product’s own term where that is longer.'

it.each([
  ['used', 6, '6 months from receipt'],
  ['used', 1, '1 month from receipt'],
  ['refurbished', 12, '12 months from receipt'],
  ['refurbished', 3, sentence],
  ['refurbished', null, sentence],
  ['used', null, sentence],
  ['used', 0, sentence],
] as const)(
  'the warranty of a product from %s with %s months of its own: %s',
  async (condition, warrantyMonths, text) => {
    expect(await toWarrantyText({ condition, warrantyMonths }, locale)).toMatchObject({ text })
  },
)
