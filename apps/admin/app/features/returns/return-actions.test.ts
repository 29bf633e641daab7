import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { returnActions } from './return-actions.ts'

const refund = async (amount: string, currency: Currency) => {
  const refunds: (number | undefined)[] = []
  const returns = {
    refund: async (_id: string, _by: unknown, wanted: { readonly amount?: number }) => {
      refunds.push(wanted.amount)
      return 'ok'
    },
  }
  const record = { request: { id: 'r' }, order: { snapshot: { total: { currency } } }, canRefund: true }
  const input = { services: { returns }, record, by: { id: null, name: 'Lejla' }, revision: '' }
  const { run } = returnActions.actions.refund
  const result = await run({ ...input, typed: { extent: 'other', amount } } as unknown as Parameters<typeof run>[0])
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
