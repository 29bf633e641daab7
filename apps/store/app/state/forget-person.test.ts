import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const line = {
  ...{ id: 'local:main:71', handle: 'mis', name: 'Miš', price: 12.5, currency: 'BAM', image: null, category: '' },
  ...{ sku: null, tags: [], quantity: 2, stock: 4, isStockKnown: true },
}
const stored = (state: unknown) => JSON.stringify({ version: 1, state })
const record = { customerId: 'gid://shopify/Customer/7', key: 'guestcart1', revision: 3, base: {}, changed: {} }

let storage: Record<string, string>

beforeEach(() => {
  storage = {}
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      get: (kept, name) =>
        ({
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
          removeItem: (key: string) => delete kept[key],
        })[name as 'getItem'],
    }),
  )
  vi.stubGlobal('sessionStorage', {})
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

describe('a logout', () => {
  it('leaves an empty cart in this browser, and nothing of a checkout', async () => {
    storage['dvaput-cart-ba'] = stored([line])
    storage['dvaput-cart-aside-ba'] = stored([line])
    storage['dvaput-cart-sync-ba'] = stored(record)
    storage['dvaput-cart-data-ba'] = '{}'
    const { forgetPerson } = await import('./forget-person.ts')
    const { readCart } = await import('./cart.ts')
    expect(readCart(markets.ba)).toHaveLength(1)
    forgetPerson()
    expect(readCart(markets.ba)).toEqual([])
    expect(storage).toEqual({ 'dvaput-cart-ba': stored([]), 'dvaput-cart-aside-ba': stored([]) })
  })

  it('leaves nothing of what the customer has looked at, compared, or begun', async () => {
    const handles = JSON.stringify({ version: 1, state: { ba: ['thinkpad-t480'] } })
    storage['auth-storage'] = stored({ id: '7', firstName: 'A', lastName: 'B', email: 'a@b.ba', kind: 'password' })
    storage['dvaput-recently-viewed'] = handles
    storage['dvaput-compared'] = handles
    storage['wishlist-7'] = stored([line])
    storage['local-addresses-7'] = stored({ addresses: [] })
    const tab = { 'offer-draft': '{}', 'wishlist-pressed': '{}', oauth_attempts: '[]' }
    vi.stubGlobal(
      'sessionStorage',
      Object.assign(
        Object.create({
          removeItem(key: string) {
            Reflect.deleteProperty(this, key)
          },
        }),
        tab,
      ),
    )
    const { forgetPerson } = await import('./forget-person.ts')
    forgetPerson()
    expect(JSON.stringify(storage)).not.toMatch(/thinkpad|a@b\.ba|wishlist|addresses/)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('leaves a guest, who has nobody to forget, what they have looked at', async () => {
    storage['dvaput-recently-viewed'] = JSON.stringify({ version: 1, state: { ba: ['thinkpad-t480'] } })
    const before = { ...storage }
    const { forgetPerson } = await import('./forget-person.ts')
    forgetPerson({ keepsLogin: true })
    expect(storage).toEqual(before)
  })

  it('leaves alone what a guest has put together', async () => {
    storage['dvaput-cart-cl'] = stored([{ ...line, id: 'local:retail:71', currency: 'CLP' }])
    const before = { ...storage }
    const { forgetPerson } = await import('./forget-person.ts')
    forgetPerson({ keepsLogin: true })
    expect(storage).toEqual(before)
  })
})
