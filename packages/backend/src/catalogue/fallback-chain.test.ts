import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { IntegrationError, type IntegrationErrorKind } from '@dvaput/integrations/http/integration-error'
import { beforeEach, expect, it } from 'vitest'
import { createFallbackChain, type Source } from './fallback-chain.ts'

const sourceNames = ['hybrid', 'backend', 'storefront'] as const
type SourceName = (typeof sourceNames)[number]
type Behaviour = 'answers' | 'hangs' | 'has a bug' | 'has no database' | { kind: IntegrationErrorKind; status?: number }

let clock = 0
let queried: SourceName[] = []
let seen: string[] = []
let behaviour: Record<SourceName, Behaviour> = { hybrid: 'answers', backend: 'answers', storefront: 'answers' }

beforeEach(() => {
  clock = 1_000_000
  queried = []
  seen = []
  behaviour = { hybrid: 'answers', backend: 'answers', storefront: 'answers' }
})

const source =
  (name: SourceName) =>
  async (text: string): Promise<string> => {
    queried.push(name)
    const how = behaviour[name]
    if (how === 'answers') return `${text} by ${name}`
    if (how === 'hangs') return new Promise<never>(() => undefined)
    if (how === 'has no database') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    if (how === 'has a bug') throw new TypeError('undefined is not a function')
    throw new IntegrationError({ service: name, ...how })
  }
const sources: readonly Source<string, string>[] = sourceNames.map((name) => ({
  name,
  isOurs: name === 'backend',
  read: source(name),
}))
const create = () =>
  createFallbackChain({
    sources,
    timeoutMs: 20,
    groupOf: (text) => (text.startsWith('other') ? 'other' : 'one'),
    observe: (outcome, name) => void seen.push(`${name} ${outcome}`),
    now: () => clock,
  })

it('queries the first source alone while it responds', async () => {
  expect(await create().read('a')).toBe('a by hybrid')
  expect(queried).toEqual(['hybrid'])
})

it.each<[string, Behaviour]>([
  ['cannot be reached', { kind: 'network' }],
  ['takes too long', { kind: 'timeout' }],
  ['hangs', 'hangs'],
  ['answers rubbish', { kind: 'bad-response' }],
  ['says 503', { kind: 'refused', status: 503 }],
  ['has a bug', 'has a bug'],
])(
  'the fallback chain goes on to the next source where one %s, and leaves that one out for 30 s',
  async (_what, how) => {
    const { read } = create()
    behaviour = { ...behaviour, hybrid: how, backend: how }
    expect(await read('a')).toBe('a by storefront')
    expect(queried).toEqual(['hybrid', 'backend', 'storefront'])
    behaviour = { ...behaviour, hybrid: 'answers', backend: 'answers' }
    clock += 29_999
    expect(await read('b')).toBe('b by storefront')
    expect(seen.slice(-3)).toEqual(['hybrid circuit-open', 'backend circuit-open', 'storefront answered'])
    clock += 1
    expect(await read('c')).toBe('c by hybrid')
  },
)

it('the fallback chain of sources goes on after a refusal, but such a source lives and is queried again', async () => {
  const { read } = create()
  behaviour = { ...behaviour, hybrid: { kind: 'refused', status: 404 } }
  expect(await read('a')).toBe('a by backend')
  expect(await read('b')).toBe('b by backend')
  expect(queried).toEqual(['hybrid', 'backend', 'hybrid', 'backend'])
})

it('the fallback chain of sources tells the reason for which all are passed over, but a bug only once', async () => {
  const { read } = create()
  behaviour = { hybrid: 'hangs', backend: { kind: 'network' }, storefront: { kind: 'refused', status: 503 } }
  await expect(read('a')).rejects.toThrow('storefront: refused (503)')
  await expect(read('b')).rejects.toThrow('storefront: refused (503)')
  expect(queried).toHaveLength(3)
  clock += 30_000
  behaviour = { ...behaviour, storefront: 'has a bug' }
  await expect(read('a')).rejects.toThrow(TypeError)
  await expect(read('b')).rejects.toThrow('backend: network')
})

it('the fallback chain of sources takes the silence of our own database for what it is, whoever else is silent without it', async () => {
  const { read } = create()
  behaviour = { hybrid: 'hangs', backend: 'hangs', storefront: 'hangs' }
  const failures = [await read('a').catch((error: unknown) => error), await read('b').catch((error: unknown) => error)]
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
})

it('the fallback chain of sources passes over a source for those alone whose it is', async () => {
  const { read } = create()
  behaviour = { ...behaviour, hybrid: { kind: 'network' } }
  await read('a')
  behaviour = { ...behaviour, hybrid: 'answers' }
  expect(await read('other')).toBe('other by hybrid')
  expect(await read('b')).toBe('b by backend')
})

it('the fallback chain of sources tries its sources in the order they are given, however many there are', async () => {
  const chain = (names: readonly SourceName[]) =>
    createFallbackChain<string, string>({
      sources: names.map((name) => ({ name, read: source(name) })),
      timeoutMs: 20,
      now: () => clock,
    })
  behaviour = { ...behaviour, storefront: { kind: 'network' } }
  expect(await chain(['storefront', 'backend']).read('a')).toBe('a by backend')
  expect(queried).toEqual(['storefront', 'backend'])
  await expect(chain(['storefront']).read('a')).rejects.toThrow('storefront: network')
})

it('the fallback chain of sources shares 8 s among all its sources, however many hang [PDP-28]', async () => {
  const waited: number[] = []
  const hanging = (names: readonly SourceName[]) =>
    createFallbackChain<string, string>({
      sources: names.map((name) => ({ name, read: source(name) })),
      timeoutMs: 8_000,
      isTimeShared: true,
      now: () => clock,
      timeout(ms) {
        waited.push(ms)
        clock += ms
        return AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
      },
    })
  behaviour = { hybrid: 'hangs', backend: 'hangs', storefront: 'hangs' }
  for (const names of [sourceNames, sourceNames.slice(1), sourceNames.slice(2)]) {
    waited.length = 0
    await expect(hanging(names).read('a')).rejects.toMatchObject({ kind: 'timeout' })
    expect(waited).toHaveLength(names.length)
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(8_000)
  }
})

it('the fallback chain of sources says that the database is gone, whatever a source behind it says, also while the circuit is open', async () => {
  const { read } = create()
  behaviour = { hybrid: 'has no database', backend: 'has no database', storefront: { kind: 'refused', status: 503 } }
  for (const text of ['a', 'b']) await expect(read(text)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
