import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mouse } from '../../../../tests/support/catalogue/sample-mouse.ts'

const { ba } = markets
const imported: CardProduct = { ...mouse, id: 'ERA-17', source: 'international', variantId: null }

let kept: Map<string, string>
const openTab = async () => {
  vi.resetModules()
  const [cart, aside, data] = await Promise.all([
    import('./cart.ts'),
    import('./set-aside.ts'),
    import('./checkout-data.ts'),
  ])
  return { ...cart, ...aside, ...data }
}
const namesOf = (lines: readonly { readonly identity: { readonly kind: string }; readonly quantity: number }[]) =>
  lines.map(({ identity, quantity }) => `${quantity} ${identity.kind}`)

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('one kind of a mixed cart', () => {
  it('is set aside, waits for the next page, and comes back [CART-19]', async () => {
    const tab = await openTab()
    tab.addToCart(ba, mouse, 2)
    tab.addToCart(ba, imported)
    tab.setAside(ba, 'international')
    expect(namesOf(tab.readCart(ba))).toEqual(['2 local'])
    const later = await openTab()
    expect(namesOf(later.readSetAside(ba))).toEqual(['1 international'])
    later.putBack(ba, later.readSetAside(ba))
    expect(namesOf(later.readCart(ba))).toEqual(['2 local', '1 international'])
    expect(later.readSetAside(ba)).toEqual([])
  })

  it('that was added again meanwhile keeps the larger quantity', async () => {
    const tab = await openTab()
    tab.addToCart(ba, mouse, 1)
    tab.setAside(ba, 'local')
    tab.addToCart(ba, mouse, 3)
    tab.putBack(ba, tab.readSetAside(ba))
    expect(namesOf(tab.readCart(ba))).toEqual(['3 local'])
  })

  it('can be forgotten line by line', async () => {
    const tab = await openTab()
    tab.addToCart(ba, mouse)
    tab.setAside(ba, 'local')
    for (const line of tab.readSetAside(ba)) tab.forgetSetAside(ba, line)
    expect(tab.readSetAside(ba)).toEqual([])
    expect(tab.readCart(ba)).toEqual([])
  })
})

describe('what is taken to a checkout', () => {
  it('is stored with its time and how much of each kind there is, under a key of its own [STOR-04]', async () => {
    const tab = await openTab()
    tab.addToCart(ba, mouse, 2)
    tab.storeCheckoutData(ba, tab.readCart(ba), 'checkout-7')
    expect(JSON.parse(kept.get('dvaput-cart-data-ba') ?? 'null')).toEqual({
      cartItems: [expect.objectContaining({ id: 'local:main:71', quantity: 2, price: 12.5 })],
      timestamp: expect.any(Number),
      cartAnalysis: { eraCount: 0, localCount: 1 },
      checkout: 'checkout-7',
    })
  })

  it('is no obstacle where the browser stores nothing', async () => {
    const tab = await openTab()
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full')
      },
    })
    expect(() => tab.storeCheckoutData(ba, [], 'checkout-7')).not.toThrow()
  })
})
