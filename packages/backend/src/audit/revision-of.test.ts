import { expect, it } from 'vitest'
import { revisionOf } from './revision-of.ts'

it('a revision names its state, and survives whatever a form does to a text', () => {
  const sent = ['2026-11-02T10:00:00Z', 'PENDING', 0, '']
  expect(revisionOf(sent)).toBe(revisionOf([...sent]))
  expect(revisionOf(sent)).not.toBe(revisionOf([...sent.slice(0, 3), 'CL123']))
  expect(revisionOf(sent)).toMatch(/^[0-9a-f]{32}$/)
})
