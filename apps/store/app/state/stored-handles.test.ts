import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const createStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

/** A page of its own: the modules keep what they read for as long as they live. */
const openPage = async (storage: object) => {
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  const [{ createStoredHandles }, viewed, compared] = await Promise.all([
    import('./stored-handles.ts'),
    import('./recently-viewed.ts'),
    import('./compared.ts'),
  ])
  const read = (key: string, market: 'ba' | 'cl' = 'ba') => createStoredHandles({ key, limit: 99 }).get(market)
  return { ...viewed, ...compared, read }
}

const seenKey = 'dvaput-recently-viewed'
const comparedKey = 'dvaput-compared'

beforeEach(() => vi.stubGlobal('addEventListener', () => {}))
afterEach(() => vi.unstubAllGlobals())

describe('what was seen', () => {
  it('stands with the last one first, each once, twelve at most, and outlives the page', async () => {
    const storage = createStorage()
    const { rememberViewed } = await openPage(storage)
    for (let number = 1; number <= 14; number += 1) rememberViewed('ba', `laptop-${number}`)
    rememberViewed('ba', 'laptop-9')
    const { read } = await openPage(storage)
    expect(read(seenKey)).toEqual([9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3].map((number) => `laptop-${number}`))
  })

  it('is apart for each market', async () => {
    const { rememberViewed, read } = await openPage(createStorage())
    rememberViewed('ba', 'laptop')
    rememberViewed('cl', 'celular')
    expect(read(seenKey, 'cl')).toEqual(['celular'])
  })

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, state: { ba: ['laptop'] } })],
    ['no list', JSON.stringify({ version: 1, state: { ba: 'laptop' } })],
    ['nothing', JSON.stringify({ version: 1, state: null })],
  ])('begins anew where it stands as %s', async (_, text) => {
    expect((await openPage(createStorage({ [seenKey]: text }))).read(seenKey)).toEqual([])
  })

  it('passes over what no handle can be', async () => {
    const state = { ba: ['laptop', 7, '', 'a,b', '../admin', 'x'.repeat(256), 'laptop', 'moj-šporet'] }
    const { read } = await openPage(createStorage({ [seenKey]: JSON.stringify({ version: 1, state }) }))
    expect(read(seenKey)).toEqual(['laptop', 'moj-šporet'])
  })

  it('is kept by the page where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const { toggleCompared } = await openPage({ getItem: refuse, setItem: refuse })
    expect([toggleCompared('ba', 'a'), toggleCompared('ba', 'a')]).toEqual(['added', 'removed'])
  })
})

describe('what is compared', () => {
  it('is put in and taken out, and a fifth is refused', async () => {
    const { toggleCompared, read } = await openPage(createStorage())
    expect(['a', 'b', 'c', 'd', 'e', 'b'].map((handle) => toggleCompared('ba', handle))).toEqual([
      ...['added', 'added', 'added', 'added', 'full', 'removed'],
    ])
    expect(read(comparedKey)).toEqual(['a', 'c', 'd'])
  })

  it('takes over what an address names', async () => {
    const { toggleCompared, setCompared, read } = await openPage(createStorage())
    toggleCompared('ba', 'a')
    setCompared('ba', ['x', 'y', 'x', 'z', 'v', 'w'])
    expect(read(comparedKey)).toEqual(['x', 'y', 'z', 'v'])
  })
})
