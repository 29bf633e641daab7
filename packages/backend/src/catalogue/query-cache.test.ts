import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { beforeEach, expect, it } from 'vitest'
import { createFallbackChain } from './fallback-chain.ts'
import { createQueryCache } from './query-cache.ts'

let clock = 0
let queried: string[] = []
let seen: string[] = []
let isDown = false

beforeEach(() => {
  clock = 1_000_000
  queried = []
  seen = []
  isDown = false
})

const readShop = async (text: string): Promise<string> => {
  if (isDown) throw new IntegrationError({ service: 'shop', kind: 'network' })
  queried.push(text)
  return `result of ${text}`
}

const observe = (outcome: string, source: string) => void seen.push(`${source} ${outcome}`)
const now = () => clock

const create = (read: (text: string) => Promise<string> = readShop) =>
  createQueryCache({
    chain: createFallbackChain({ sources: [{ name: 'shop', read }], timeoutMs: 20_000, observe, now }),
    keyOf: (text: string) => text,
    lifetimeMs: (text) => (text === 'long' ? 50_000 : 5_000),
    tagsOf: (text, result) => [`about-${text}`, result],
    observe,
    now,
  })

it.each([
  ['short', 5_000],
  ['long', 50_000],
])('a result of a %s-lived query is cached for %d ms', async (text, lifetimeMs) => {
  const { read } = create()
  await read(text)
  clock += lifetimeMs - 1
  await read(text)
  expect(queried).toHaveLength(1)
  clock += 1
  await read(text)
  expect(queried).toHaveLength(2)
})

it('an expired result is served while no source answers, and purged only once a source answers again', async () => {
  const { read, purge, size } = create()
  await read('a')
  isDown = true
  clock += 60_000
  expect(await read('a')).toBe('result of a')
  expect(seen.at(-1)).toBe('cache stale')
  await expect(read('b')).rejects.toThrow('shop: network')
  purge()
  clock += 300_000
  purge()
  expect(await read('a')).toBe('result of a')
  isDown = false
  clock += 30_000
  expect(await read('b')).toBe('result of b')
  expect(size()).toBe(2)
  purge()
  expect(size()).toBe(1)
})

it('equal queries at the same time are sent to the source once', async () => {
  const { read } = create()
  expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual(Array(3).fill('result of a'))
  expect(queried).toEqual(['a'])
})

it('a changed tag makes the results that depend on it be read again, and no others', async () => {
  const { read, drop } = create()
  await read('a')
  await read('b')
  drop(['about-a'])
  await read('a')
  await read('b')
  expect(seen.slice(2)).toEqual(['shop answered', 'cache cached'])
  drop('everything')
  await read('b')
  expect(seen.at(-1)).toBe('shop answered')
})

it('a result that was dropped by its tag is still served while no source answers', async () => {
  const { read, drop } = create()
  await read('a')
  drop(['about-a'])
  isDown = true
  expect(await read('a')).toBe('result of a')
  expect(seen.at(-1)).toBe('cache stale')
})

it('a result that was begun before a change is neither cached nor shared with queries after it', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let version = 1
  const { read, drop } = create(async () => {
    const current = version
    if (current === 1) await released
    return `version ${current}`
  })
  const early = read('a')
  version = 2
  drop(['anything'])
  expect(await read('a')).toBe('version 2')
  release()
  expect(await early).toBe('version 1')
  expect(await read('a')).toBe('version 2')
})
