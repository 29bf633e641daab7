import type { OrderDesk } from '@dvaput/backend/shop-side/order-desk'
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

it.each([
  ['12.000', 'CLP', [12_000]],
  ['1.234.567', 'CLP', [1_234_567]],
  ['12990', 'CLP', [12_990]],
  ['12,5', 'CLP', 'refused'],
  ['12,50', 'BAM', [12_50]],
  ['1.234,50', 'BAM', [1_234_50]],
  ['1234.5', 'BAM', [1_234_50]],
  // A thousand, or one and no hundredths.
  ['1.000', 'BAM', 'refused'],
] as const)('gives back %s %s as people write amounts there', async (typed, currency, back) => {
  expect(await refund(typed, currency)).toEqual(back)
})
