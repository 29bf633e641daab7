import { describe, expect, it } from 'vitest'
import {
  canOrderBecome,
  type ImportedOrderState,
  importedOrderStates,
  isPayable,
  orderStatesBefore,
} from './order-state.ts'

/** The whole table, written a second time: a step that is not here is refused. */
const allowed: readonly (readonly [ImportedOrderState, ImportedOrderState])[] = [
  ['awaiting-payment', 'payment-pending'],
  ['awaiting-payment', 'paid'],
  ['awaiting-payment', 'not-coverable'],
  ['awaiting-payment', 'expired'],
  ['awaiting-payment', 'replaced'],
  ['awaiting-payment', 'review'],
  ['payment-pending', 'paid'],
  ['payment-pending', 'not-coverable'],
  ['payment-pending', 'expired'],
  ['payment-pending', 'replaced'],
  ['payment-pending', 'review'],
  ['review', 'paid'],
  ['review', 'not-coverable'],
  ['paid', 'sent'],
  ['paid', 'not-coverable'],
  ['paid', 'refunded'],
  ['sent', 'not-coverable'],
  ['sent', 'refunded'],
  ['not-coverable', 'refunded'],
]

const everyStep = importedOrderStates.flatMap((from) => importedOrderStates.map((to) => [from, to] as const))

describe('an international order', () => {
  it.each(everyStep)('goes from %s to %s only where the table says so', (from, to) => {
    const isAllowed = allowed.some(([one, other]) => one === from && other === to)
    expect(canOrderBecome(from, to)).toBe(isAllowed)
    expect(orderStatesBefore(to).includes(from)).toBe(isAllowed)
  })

  it('reaches every state from the first', () => {
    const reached = new Set<ImportedOrderState>(['awaiting-payment'])
    for (const state of reached)
      for (const next of importedOrderStates) if (canOrderBecome(state, next)) reached.add(next)
    expect([...reached].toSorted()).toEqual([...importedOrderStates].toSorted())
  })

  it('never comes back to a state', () => {
    const after = (state: ImportedOrderState): readonly ImportedOrderState[] =>
      importedOrderStates.filter((next) => canOrderBecome(state, next)).flatMap((next) => [next, ...after(next)])
    for (const state of importedOrderStates) expect(after(state)).not.toContain(state)
  })

  it('can be paid until a payment was accepted', () => {
    expect(importedOrderStates.filter(isPayable)).toEqual(['awaiting-payment', 'payment-pending', 'review'])
  })
})
