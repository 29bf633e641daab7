import { describe, expect, it } from 'vitest'
import { isOlderSnapshot } from './is-older-snapshot.ts'

const none = { minor: 0, currency: 'BAM' } as const
const placed = {
  ...{ updatedAt: '2026-11-16T09:00:00Z', cancelledAt: null, financialStatus: 'PENDING', refunded: none },
  ...{ fulfilments: [], refunds: [] },
}
const fulfilment = { id: 'f', name: '#1-F1', status: 'SUCCESS', createdAt: '', tracking: [], lines: [] }
const refund = { id: 'r', createdAt: null, note: '', amount: none, lines: [] }
const paid = { ...placed, financialStatus: 'PAID' }
const sent = { ...paid, fulfilments: [fulfilment] }
const refunded = { ...sent, financialStatus: 'PARTIALLY_REFUNDED', refunds: [refund], refunded: { ...none, minor: 5 } }
const states = [placed, paid, sent, refunded]

describe('within one second', () => {
  it.each(states.flatMap((one, at) => states.map((other, to) => [at, to, one, other] as const)))(
    'state %i against state %i',
    (at, to, one, other) => {
      expect(isOlderSnapshot(one, other)).toBe(at < to)
    },
  )

  it('an order that was cancelled is not again what it was', () => {
    const cancelled = { ...placed, cancelledAt: placed.updatedAt, financialStatus: 'VOIDED' }
    expect([isOlderSnapshot(placed, cancelled), isOlderSnapshot(cancelled, placed)]).toEqual([true, false])
  })
})

it('the time decides where there is one, in whatever form', () => {
  const later = { ...placed, updatedAt: '2026-11-16T10:00:01+01:00' }
  expect([isOlderSnapshot(refunded, later), isOlderSnapshot(later, refunded)]).toEqual([true, false])
})
