import { describe, expect, it } from 'vitest'
import { financialTransitions } from './transitions.ts'

const reachableFrom = (transitions: Readonly<Record<string, readonly string[]>>, start: string) => {
  const reached = new Set([start])
  for (const status of reached) for (const next of transitions[status] ?? []) reached.add(next)
  return reached
}

describe('the financial states of an order', () => {
  const transitions: Readonly<Record<string, readonly string[]>> = financialTransitions

  it('can all be reached', () => {
    expect([...reachableFrom(transitions, 'pending')].sort()).toEqual(Object.keys(transitions).sort())
  })

  it('never lead back', () => {
    for (const [from, targets] of Object.entries(transitions))
      for (const to of targets) if (to !== from) expect(reachableFrom(transitions, to)).not.toContain(from)
  })

  it('come to an end from wherever one stands', () => {
    for (const from of Object.keys(transitions))
      expect([...reachableFrom(transitions, from)].some((status) => transitions[status]?.length === 0)).toBe(true)
  })
})
