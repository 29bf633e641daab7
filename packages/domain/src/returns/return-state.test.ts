import { describe, expect, it } from 'vitest'
import { canReturnBecome, isReturnOpen, type ReturnState, returnStates, returnStatesBefore } from './return-state.ts'

/** The whole table, written a second time: a step that is not here is refused. */
const allowed: readonly (readonly [ReturnState, ReturnState])[] = [
  ['requested', 'approved'],
  ['requested', 'refused'],
  ['requested', 'withdrawn'],
  ['approved', 'received'],
  ['approved', 'withdrawn'],
  ['received', 'refunded'],
]

const everyStep = returnStates.flatMap((from) => returnStates.map((to) => [from, to] as const))

describe('a return', () => {
  it.each(everyStep)('goes from %s to %s only where the table says so', (from, to) => {
    const isAllowed = allowed.some(([one, other]) => one === from && other === to)
    expect(canReturnBecome(from, to)).toBe(isAllowed)
    expect(returnStatesBefore(to).includes(from)).toBe(isAllowed)
  })

  it('reaches every state from the request', () => {
    const reached = new Set<ReturnState>(['requested'])
    for (const state of reached) for (const next of returnStates) if (canReturnBecome(state, next)) reached.add(next)
    expect([...reached].toSorted()).toEqual([...returnStates].toSorted())
  })

  it('holds its units while something may follow', () => {
    const open = returnStates.filter((state) => returnStates.some((next) => canReturnBecome(state, next)))
    expect(returnStates.filter(isReturnOpen)).toEqual(open)
  })
})
