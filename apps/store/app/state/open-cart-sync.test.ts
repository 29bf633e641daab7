import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mouse } from '../../../../tests/support/catalogue/sample-mouse.ts'

const customerId = 'gid://shopify/Customer/7'
const { ba } = markets

type Sync = { readonly guestCart?: { readonly lines: readonly unknown[] } }

/** Merges the cart of a guest once, whatever is sent with its key again: so this one stays empty. */
const createServer = () => {
  const requests: Sync[] = []
  return {
    requests,
    take(request: Sync) {
      requests.push(request)
      return { customerId, revision: requests.length, notStored: [], lines: [] }
    },
  }
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('document', {
    ...{ cookie: 'has_session=1', visibilityState: 'visible' },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  })
  vi.stubGlobal('navigator', {})
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

describe('the cart of a customer', () => {
  it('has what was put in while the first answer of the server was lost', async () => {
    const server = createServer()
    vi.resetModules()
    const { addToCart, readCart } = await import('./cart.ts')
    const { openCartSync } = await import('./open-cart-sync.ts')
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      server.take(JSON.parse(String(init.body)))
      // The shopper goes on to the next page before the answer comes.
      addToCart(ba, mouse, 1)
      asked()
      throw new TypeError('Failed to fetch')
    })
    openCartSync(customerId, ba)()
    await isAsked

    const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const answer = server.take(JSON.parse(String(init.body)))
      setTimeout(answered, 20)
      return Response.json(answer)
    })
    openCartSync(customerId, ba)()
    await isAnswered
    expect(readCart(ba)).toHaveLength(1)
    expect(server.requests.map(({ guestCart }) => guestCart?.lines)).toEqual([[], []])
    const { state } = JSON.parse(kept.get('dvaput-cart-sync-ba') ?? '{}')
    expect(state).toMatchObject({ guest: null, base: {}, changed: { 'local:main:71': { quantity: 1 } } })
  })
})
