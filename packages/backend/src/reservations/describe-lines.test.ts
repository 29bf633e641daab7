import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import { createDescribeLines } from './describe-lines.ts'

const item = (id: number) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1, name: `Phone ${id}` })

const soldOut = (id: number, heldUntil?: string): CheckedLine => ({
  identity: { kind: 'local', shop: 'retail', variantId: item(id).variantId },
  state: 'sold-out',
  changes: [],
  current: null,
  ...(heldUntil && { heldUntil }),
})

const describeLines = (checked: readonly CheckedLine[]) =>
  createDescribeLines({ catalogue: { details: async () => [] }, cartLines: async () => checked })

const locale = { market: markets.cl, language: 'es' as const }

describe('a reservation of what is not in stock', () => {
  it('says until when an order that is being paid for holds the last unit, by the clock of the market', async () => {
    const checked = [soldOut(1, '2030-05-14T16:30:00.000Z'), soldOut(2, '2030-05-14T17:05:00.000Z')]
    expect(await describeLines(checked)(locale, [item(1), item(2)], 'diego')).toMatchObject({
      soldOut: { code: 'reservation-held', params: { name: 'Phone 2', until: '14 de mayo de 2030, 13:05' } },
    })
  })

  it('says that something is sold out where one of them is', async () => {
    const checked = [soldOut(1, '2030-05-14T16:30:00.000Z'), soldOut(2)]
    const { soldOut: refusal } = await describeLines(checked)(locale, [item(1), item(2)], 'diego')
    expect(refusal).toEqual({ code: 'reservation-out-of-stock' })
  })
})
