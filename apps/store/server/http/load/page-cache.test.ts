import { describe, expect, it, vi } from 'vitest'
import { createPageBody } from '../pages/page-body.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

const limits = { maxBytes: 1_000, freshMs: 100, staleMs: 1_000 }

/** Of so many bytes however it is packed. */
const bodyOf = (size: number) => ({
  ...createPageBody(new Uint8Array(size)),
  pack: async () => {},
  packSmaller: async () => {},
})

const pageOf = (name: string, change: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: new Headers(),
  body: bodyOf(140),
  etag: name,
  tags: [],
  shared: true,
  ...change,
})

/** A renderer that counts, and waits for a word where it should. */
const createRendering = (...pages: (CachedPage | Error | Promise<CachedPage>)[]) => {
  let rendered = 0
  return {
    rendered: () => rendered,
    render: async () => {
      const page = pages[Math.min(rendered, pages.length - 1)]
      rendered += 1
      if (page instanceof Error) throw page
      return page as CachedPage
    },
  }
}

const createClock = () => {
  let now = 0
  return {
    now: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
}

describe('the cache of pages', () => {
  it('renders a page once and hands it out again while it is fresh', async () => {
    const clock = createClock()
    const cache = createPageCache({ ...limits, now: clock.now })
    const { render, rendered } = createRendering(pageOf('one'))
    await cache.get('a', render)
    clock.advance(100)
    expect((await cache.get('a', render)).etag).toBe('one')
    expect(rendered()).toBe(1)
  })

  it('keeps one page for each key', async () => {
    const cache = createPageCache(limits)
    expect((await cache.get('a', createRendering(pageOf('one')).render)).etag).toBe('one')
    expect((await cache.get('b', createRendering(pageOf('two')).render)).etag).toBe('two')
  })

  it('shows the stale page and renders a new one behind it, once', async () => {
    const clock = createClock()
    const cache = createPageCache({ ...limits, now: clock.now })
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const { render, rendered } = createRendering(pageOf('old'), promise)
    await cache.get('a', render)
    clock.advance(101)
    expect((await cache.get('a', render)).etag).toBe('old')
    expect((await cache.get('a', render)).etag).toBe('old')
    expect(rendered()).toBe(2)
    resolve(pageOf('new'))
    await promise
    await new Promise(setImmediate)
    expect((await cache.get('a', render)).etag).toBe('new')
    expect(rendered()).toBe(2)
  })

  it('keeps the stale page when the new one fails, and waits for a new one when it is too old', async () => {
    const clock = createClock()
    const cache = createPageCache({ ...limits, now: clock.now })
    const { render } = createRendering(pageOf('old'), new Error('broken'), pageOf('new'))
    await cache.get('a', render)
    clock.advance(101)
    await cache.get('a', render)
    await new Promise(setImmediate)
    clock.advance(1_000)
    expect((await cache.get('a', render)).etag).toBe('new')
  })

  it('renders once for all who request it at the same time', async () => {
    const cache = createPageCache(limits)
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const { render, rendered } = createRendering(promise)
    const requested = Array.from({ length: 50 }, () => cache.get('a', render))
    resolve(pageOf('one'))
    expect(new Set(await Promise.all(requested)).size).toBe(1)
    expect(rendered()).toBe(1)
  })

  it('tells all who wait when drawing fails, and tries again for the next', async () => {
    const cache = createPageCache(limits)
    const { render } = createRendering(new Error('broken'), pageOf('one'))
    const requested = await Promise.allSettled([cache.get('a', render), cache.get('a', render)])
    expect(requested.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await cache.get('a', render)).etag).toBe('one')
  })

  it.each([
    ['a page of one visitor', { shared: false }],
    ['an error', { shared: false, status: 500 }],
  ])('gives %s to nobody else, now or later', async (_, change) => {
    const cache = createPageCache(limits)
    const { render } = createRendering(...['first', 'second', 'third'].map((name) => pageOf(name, change)))
    const requested = await Promise.all([cache.get('a', render), cache.get('a', render)])
    expect(requested.map(({ etag }) => etag)).toEqual(['first', 'second'])
    expect((await cache.get('a', render)).etag).toBe('third')
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('stays within its bytes and lets the least recently requested go', async () => {
    const cache = createPageCache(limits)
    const load = (key: string) => cache.get(key, createRendering(pageOf(key)).render)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await load(key)
    expect(cache.size()).toEqual({ pages: 7, bytes: 980 })
    await load('a')
    await load('h')
    expect(cache.size()).toEqual({ pages: 7, bytes: 980 })
    const again = createRendering(pageOf('again'))
    await cache.get('a', again.render)
    expect(again.rendered()).toBe(0)
    await cache.get('b', again.render)
    expect(again.rendered()).toBe(1)
  })

  it('does not empty itself for a page that is too large to keep', async () => {
    const cache = createPageCache(limits)
    await cache.get('a', createRendering(pageOf('a')).render)
    await cache.get('huge', createRendering(pageOf('huge', { body: bodyOf(5_000) })).render)
    expect(cache.size()).toEqual({ pages: 1, bytes: 140 })
  })

  it('weighs a page again when it grows', async () => {
    const cache = createPageCache({ ...limits, maxBytes: 10_000 })
    const render = async (name: string, letters: number) => {
      const page = pageOf(name, { body: createPageBody(new TextEncoder().encode('x'.repeat(letters))) })
      return cache.get(name, async () => page)
    }
    const one = await render('one', 6_000)
    const two = await render('two', 6_000)
    expect(cache.size().bytes).toBeLessThan(100)
    await one.body.as('identity')
    expect(cache.size()).toMatchObject({ pages: 2 })
    expect(cache.size().bytes).toBeGreaterThan(6_000)
    await two.body.as('identity')
    expect(cache.size()).toMatchObject({ pages: 1 })
    const huge = await render('huge', 20_000)
    await huge.body.as('identity')
    expect(cache.size()).toMatchObject({ pages: 1 })
    expect(cache.fresh('two')).toBe(two)
  })

  it('packs a page smaller when it is asked for again, and not before', async () => {
    const cache = createPageCache(limits)
    const packSmaller = vi.fn(async () => {})
    const render = async () => pageOf('a', { body: { ...bodyOf(10), packSmaller } })
    await cache.get('a', render)
    expect(packSmaller).not.toHaveBeenCalled()
    cache.fresh('a')
    expect(packSmaller).toHaveBeenCalled()
  })

  it('counts a page that is rendered anew once', async () => {
    const clock = createClock()
    const cache = createPageCache({ ...limits, now: clock.now })
    const { render } = createRendering(pageOf('one'), pageOf('two', { body: bodyOf(14) }))
    await cache.get('a', render)
    clock.advance(2_000)
    await cache.get('a', render)
    expect(cache.size()).toEqual({ pages: 1, bytes: 14 })
  })
})

describe('a drop', () => {
  const fill = async (options = {}) => {
    const cache = createPageCache({ ...limits, ...options })
    await cache.get('a', createRendering(pageOf('a', { tags: ['product:1', 'listing'] })).render)
    await cache.get('b', createRendering(pageOf('b', { tags: ['product:2'] })).render)
    return cache
  }
  const keeps = async (cache: ReturnType<typeof createPageCache>, key: string) => {
    const { render, rendered } = createRendering(pageOf('new'))
    await cache.get(key, render)
    return rendered() === 0
  }

  it('takes the pages with one of its tags and no other', async () => {
    const cache = await fill()
    cache.drop(['product:1', 'product:9'])
    expect([cache.has('a'), cache.fresh('a')]).toEqual([false, undefined])
    expect(await keeps(cache, 'b')).toBe(true)
    expect(await keeps(cache, 'a')).toBe(false)
  })

  it('takes a tag as a whole', async () => {
    const cache = await fill()
    cache.drop(['product:'])
    expect([await keeps(cache, 'a'), await keeps(cache, 'b')]).toEqual([true, true])
  })

  it('can take everything', async () => {
    const cache = await fill()
    cache.drop('everything')
    expect([await keeps(cache, 'a'), await keeps(cache, 'b')]).toEqual([false, false])
  })

  it('shares nothing that was begun before it with those who come after, whichever is ready first', async () => {
    const cache = createPageCache(limits)
    const [old, young] = [Promise.withResolvers<CachedPage>(), Promise.withResolvers<CachedPage>()]
    const before = cache.get('a', createRendering(old.promise).render)
    cache.drop(['product:1'])
    const after = cache.get('a', createRendering(young.promise).render)
    young.resolve(pageOf('new', { tags: ['product:1'] }))
    expect((await after).etag).toBe('new')
    old.resolve(pageOf('old', { tags: ['product:1'] }))
    expect((await before).etag).toBe('old')
    expect((await cache.get('a', createRendering(pageOf('newer')).render)).etag).toBe('new')
  })

  it('takes a page that was begun before it, unless it has none of its tags', async () => {
    const cache = createPageCache(limits)
    const [one, two] = [Promise.withResolvers<CachedPage>(), Promise.withResolvers<CachedPage>()]
    const requested = [one, two].map(({ promise }, at) => cache.get(`${at}`, createRendering(promise).render))
    cache.drop(['product:1'])
    one.resolve(pageOf('one', { tags: ['product:1'] }))
    two.resolve(pageOf('two', { tags: ['product:2'] }))
    await Promise.all(requested)
    expect([await keeps(cache, '0'), await keeps(cache, '1')]).toEqual([false, true])
  })

  it('leaves a page for the time when there is too much to render, and renders it anew meanwhile', async () => {
    const clock = createClock()
    let isBusy = true
    const cache = await fill({ now: clock.now, isBusy: () => isBusy })
    cache.drop('everything')
    const { render, rendered } = createRendering(pageOf('new', { tags: ['listing'] }))
    expect([cache.fresh('a'), cache.has('a')]).toEqual([undefined, true])
    expect((await cache.get('a', render)).etag).toBe('a')
    await new Promise(setImmediate)
    expect(rendered()).toBe(1)
    expect((await cache.get('a', render)).etag).toBe('new')
    cache.drop(['listing'])
    isBusy = false
    expect((await cache.get('a', createRendering(pageOf('newer')).render)).etag).toBe('newer')
  })

  it('leaves no page for longer than a stale one is shown', async () => {
    const clock = createClock()
    const cache = await fill({ now: clock.now, isBusy: () => true })
    cache.drop('everything')
    clock.advance(limits.freshMs + limits.staleMs + 1)
    expect(cache.has('a')).toBe(false)
    expect(await keeps(cache, 'a')).toBe(false)
  })

  it('leaves a page of which nothing is known to be wrong for longer while there is too much to render', async () => {
    const clock = createClock()
    let isBusy = true
    const staleWhileBusyMs = 10_000
    const cache = await fill({ now: clock.now, isBusy: () => isBusy, staleWhileBusyMs })
    clock.advance(staleWhileBusyMs)
    expect([cache.fresh('a'), cache.has('a')]).toEqual([undefined, true])
    expect((await cache.get('a', createRendering(pageOf('new')).render)).etag).toBe('a')
    isBusy = false
    expect(cache.has('b'), 'when there is time again').toBe(false)
    isBusy = true
    cache.drop(['product:2'])
    expect(cache.has('b'), 'after it was dropped').toBe(false)
    clock.advance(staleWhileBusyMs + 1)
    expect(cache.has('a')).toBe(false)
  })

  it('starts no second rendering of a page when there is too much to render', async () => {
    const cache = createPageCache({ ...limits, isBusy: () => true })
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const { render, rendered } = createRendering(promise)
    const before = cache.get('a', render)
    cache.drop('everything')
    const after = cache.get('a', render)
    resolve(pageOf('one'))
    expect([(await before).etag, (await after).etag, rendered()]).toEqual(['one', 'one', 1])
  })

  it('joins no rendering that was begun longer ago than a page may be', async () => {
    const clock = createClock()
    const cache = createPageCache({ ...limits, now: clock.now, isBusy: () => true })
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const before = cache.get('a', createRendering(promise).render)
    cache.drop('everything')
    clock.advance(limits.freshMs + limits.staleMs + 1)
    expect((await cache.get('a', createRendering(pageOf('new')).render)).etag).toBe('new')
    resolve(pageOf('old'))
    await before
  })
})

it('the page cache lets nobody wait for what is rendered beside a stale page', async () => {
  const clock = createClock()
  const cache = createPageCache({ ...limits, now: clock.now })
  await cache.get('a', createRendering(pageOf('first')).render)
  clock.advance(limits.freshMs + 1)
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  const slow = createRendering(promise)
  expect((await cache.get('a', slow.render)).etag).toBe('first')
  expect((await cache.get('a', slow.render)).etag).toBe('first')
  expect(slow.rendered()).toBe(1)
  clock.advance(limits.staleMs)
  expect((await cache.get('a', createRendering(pageOf('second')).render)).etag).toBe('second')
  resolve(pageOf('late'))
  await new Promise(setImmediate)
  expect(cache.fresh('a')?.etag, 'which is the younger').toBe('second')
})

it('the page cache forgets a page that is not there any more', async () => {
  const clock = createClock()
  const cache = createPageCache({ ...limits, now: clock.now })
  const gone = pageOf('gone', { status: 404, shared: false })
  const { render } = createRendering(pageOf('there'), gone, gone)
  await cache.get('a', render)
  clock.advance(limits.freshMs + 1)
  expect((await cache.get('a', render)).etag, 'while it is looked for').toBe('there')
  await new Promise(setImmediate)
  expect((await cache.get('a', render)).etag).toBe('gone')
})
