import type { OrderDesk } from '@dvaput/backend/shop-side/orders/order-desk'
import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { actOnOrder } from './act-on-order.ts'

const edit = { id: 'retail-7', revision: '', by: { id: null, name: 'Lejla', permissions: [] } }
const key = '00000000-0000-4000-8000-000000000001'

const refund = async (amount: string, currency: Currency) => {
  const refunds: (number | null)[] = []
  const desk = {
    find: async () => ({ order: { snapshot: { total: { minor: 100_000_000, currency } } } }),
    refund: async (_: unknown, asked: { readonly amount: number | null }) => {
      refunds.push(asked.amount)
      return 'ok'
    },
  } as unknown as OrderDesk
  return (await actOnOrder(desk, 'refund', edit, { extent: 'part', amount, key })) === 'ok' ? refunds : 'refused'
}

/** How an amount may be written stands with `parsePrice`; here, that it is read in the currency of the order. */
it.each([
  ['12.000', 'CLP', [12_000]],
  ['1.234,50', 'BAM', [1_234_50]],
  ['12.000', 'BAM', 'refused'],
] as const)('gives back the amount %s as it is written in %s, or nothing', async (typed, currency, back) => {
  expect(await refund(typed, currency)).toEqual(back)
})
