import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { actOnReturn } from './act-on-return.ts'

const by = { id: null, name: 'Lejla' }

const refund = async (amount: string, currency: Currency) => {
  const refunds: (number | undefined)[] = []
  const returns = {
    refund: async (_id: string, _by: unknown, asked: { readonly amount?: number }) => {
      refunds.push(asked.amount)
      return 'ok'
    },
  } as unknown as Parameters<typeof actOnReturn>[0]
  const result = await actOnReturn(returns, 'refund', { id: 'r', by, currency }, { extent: 'other', amount })
  return result === 'ok' ? refunds : 'refused'
}

/** How an amount may be written stands with `parsePrice`; here, that it is read in the currency of the order. */
it.each([
  ['12.000', 'CLP', [12_000]],
  ['1.234,50', 'BAM', [1_234_50]],
  ['12.000', 'BAM', 'refused'],
] as const)('gives back the amount %s as it is written in %s, or nothing', async (typed, currency, back) => {
  expect(await refund(typed, currency)).toEqual(back)
})
