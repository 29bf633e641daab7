import { expect, it } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

const create = () => {
  const cache = createTaggedCache<string>({ maxSize: 100 })
  return {
    ...cache,
    add: (key: string, tags: readonly string[], startedIn = cache.generation()) =>
      cache.set(key, key, { tags, startedIn }),
    isDropped: (key: string) => cache.get(key)?.isDropped,
  }
}

it('a drop marks the entries of its tags and leaves the others', () => {
  const { add, drop, isDropped } = create()
  add('laptop', ['product-1', 'laptops'])
  add('phone', ['product-2', 'phones'])
  drop(['laptops', 'monitors'])
  expect([isDropped('laptop'), isDropped('phone')]).toEqual([true, false])
  drop('everything')
  expect(isDropped('phone')).toBe(true)
})

it('an entry that was begun before the drop of its tag is dropped from the start, and one of other tags is not', () => {
  const { add, drop, isDropped, generation } = create()
  const startedIn = generation()
  drop(['product-1'])
  drop(['product-2'])
  add('laptop', ['product-1'], startedIn)
  add('phone', ['product-3'], startedIn)
  add('anew', ['product-1'])
  expect([isDropped('laptop'), isDropped('phone'), isDropped('anew')]).toEqual([true, false, false])
})

it('an entry that was begun before a drop does not replace one that was begun after it', () => {
  const { set, get, drop, generation } = createTaggedCache<string>({ maxSize: 100 })
  const before = generation()
  drop(['product-1'])
  set('laptop', 'new', { tags: [], startedIn: generation() })
  set('laptop', 'old', { tags: [], startedIn: before })
  expect(get('laptop')?.value).toBe('new')
})

it('an entry that was begun more drops ago than are remembered counts as dropped', () => {
  const { add, drop, isDropped, generation } = create()
  const startedIn = generation()
  for (let count = 0; count < 101; count += 1) drop(['nobody'])
  add('slow', ['product-1'], startedIn)
  expect(isDropped('slow')).toBe(true)
})
