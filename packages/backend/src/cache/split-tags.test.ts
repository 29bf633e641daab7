import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitTags } from './split-tags.ts'

it('the split of cache tags loses no tag, repeats none, and keeps each list under 8000 bytes', () => {
  const tag = fc.string({ unit: 'binary', maxLength: 900 })
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 60 }), (tags) => {
      const lists = splitTags(tags)
      for (const list of lists) expect(Buffer.byteLength(list)).toBeLessThan(8_000)
      expect(lists.flatMap((list) => JSON.parse(list))).toEqual([...new Set(tags)])
    }),
    { numRuns: 40 },
  )
})

it('the split of cache tags makes one list of what fits and none of nothing', () => {
  expect(splitTags(['product:1', 'listing'])).toEqual(['["product:1","listing"]'])
  expect(splitTags([])).toEqual([])
  expect(splitTags(['x'.repeat(7_995)])).toHaveLength(1)
})

it('a cache tag that is longer than a whole list is refused', () => {
  expect(() => splitTags(['x'.repeat(7_996)])).toThrow('does not fit')
})
