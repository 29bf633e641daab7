import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { orderActions } from './order-actions.ts'

const key = '00000000-0000-4000-8000-000000000001'

const refund = async (amount: string, currency: Currency) => {
  const refunds: (number | null)[] = []
  const orderAdmin = {
    find: async () => ({ order: { snapshot: { total: { minor: 100_000_000, currency } } } }),
    refund: async (_: unknown, { amount: minor }: { readonly amount: number | null }) => {
      refunds.push(minor)
      return 'ok'
    },
  }
  const input = { services: { orderAdmin }, record: 'retail-7', revision: '', by: { id: null, name: 'Lejla' } }
  const { run } = orderActions.actions.refund
  const result = await run({ ...input, typed: { extent: 'part', amount, key } } as unknown as Parameters<typeof run>[0])
  return result === 'ok' ? refunds : result
}

/** How an amount may be written stands with `parsePrice`; here, that it is read in the currency of the order. */
it.each([
  ['12.000', 'CLP', [12_000]],
  ['1.234,50', 'BAM', [1_234_50]],
  ['12.000', 'BAM', 'amount'],
] as const)('gives back the amount %s as it is written in %s, or nothing', async (typed, currency, back) => {
  expect(await refund(typed, currency)).toEqual(back)
})
