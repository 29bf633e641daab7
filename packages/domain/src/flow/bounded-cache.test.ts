import { expect, it } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

const keysOf = (cache: { entries(): Iterable<readonly [string, unknown]> }) => [...cache.entries()].map(([key]) => key)

it('a bounded cache evicts what was set longest ago when there are too many', () => {
  const evicted: string[] = []
  const cache = createBoundedCache<number>({
    maxSize: 2,
    onEvict: (key, value) => void evicted.push(`${key} ${value}`),
  })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  cache.set('c', 4)
  expect(keysOf(cache)).toEqual(['a', 'c'])
  expect(cache.get('a')).toBe(3)
  expect(cache.get('b')).toBeUndefined()
  expect(evicted).toEqual(['b 2'])
})

it('spares what was touched, not what was only read', () => {
  const cache = createBoundedCache<number>({ maxSize: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  expect([cache.touch('a'), cache.get('b'), cache.touch('nothing')]).toEqual([1, 2, undefined])
  cache.set('c', 3)
  expect(keysOf(cache)).toEqual(['a', 'c'])
})

it('a bounded cache is bounded in the sizes of its entries, those that grow included', () => {
  const cache = createBoundedCache<string>({ maxSize: 10 })
  cache.set('a', 'x', 4)
  cache.set('b', 'y', 5)
  expect([cache.count(), cache.size()]).toEqual([2, 9])
  cache.resize('b', 7)
  expect([keysOf(cache), cache.size()]).toEqual([['b'], 7])
  cache.resize('gone', 7)
  cache.set('too large', 'z', 11)
  expect([keysOf(cache), cache.size()]).toEqual([[], 0])
})

it('a bounded cache forgets an entry and its size', () => {
  const cache = createBoundedCache<number>({ maxSize: 3 })
  for (const key of ['a', 'b', 'c']) cache.set(key, 1)
  expect([cache.delete('b'), cache.delete('b')]).toEqual([true, false])
  expect(cache.size()).toBe(2)
})
