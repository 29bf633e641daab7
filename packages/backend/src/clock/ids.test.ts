import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createIds } from './ids.ts'

it('the id factory makes version 7 UUIDs that sort by time and differ within one moment', () => {
  const time = fc.integer({ min: 0, max: 2 ** 48 - 1 })
  fc.assert(
    fc.property(time, time, (earlier, later) => {
      fc.pre(earlier < later)
      const [first, twin] = [createIds(() => earlier).next(), createIds(() => earlier).next()]
      const second = createIds(() => later).next()
      for (const id of [first, second])
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(first < second).toBe(true)
      expect(twin).not.toBe(first)
    }),
  )
})
