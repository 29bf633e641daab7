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
