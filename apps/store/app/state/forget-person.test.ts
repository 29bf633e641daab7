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

  it('leaves alone what a guest has put together', async () => {
    storage['dvaput-cart-cl'] = stored([{ ...line, id: 'local:retail:71', currency: 'CLP' }])
    const before = { ...storage }
    const { forgetPerson } = await import('./forget-person.ts')
    forgetPerson({ keepsLogin: true })
    expect(storage).toEqual(before)
  })
})
