import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { afterEach, describe, expect, it, vi } from 'vitest'

const mouse: CardProduct = {
  id: 'gid://shop/Product/7',
  handle: 'mis',
  title: 'Miš',
  price: { minor: 1_250, currency: 'BAM' },
  salePrice: null,
  variantId: 'gid://shop/ProductVariant/71',
  variantTitle: null,
  sku: null,
  category: 'Mouse',
  stock: 4,
  isStockKnown: true,
  inStock: true,
  isNew: false,
  onSale: false,
  isFeatured: false,
  condition: 'used',
  grade: null,
  source: 'local',
  shop: 'main',
  picture: null,
  tags: [],
}
const key = 'gid://shop/ProductVariant/71'

const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  }
}

/** A tab of its own: the module keeps what it read for as long as it lives. */
const openTab = async (storage: object) => {
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  return import('./cart.ts')
}
const inCart = (storage: ReturnType<typeof createStorage>) => JSON.parse(storage.kept.get('dvaput-cart') ?? 'null')

afterEach(() => vi.unstubAllGlobals())

describe('the cart of the browser', () => {
  it('is written as version 1, with prices in whole units [STOR-02]', async () => {
    const storage = createStorage()
    const { addToCart } = await openTab(storage)
    expect(addToCart(mouse, 3)).toEqual({ added: 3, held: 3, refused: null })
    expect(inCart(storage)).toMatchObject({ version: 1, state: [{ handle: 'mis', quantity: 3, price: 12.5 }] })
    const later = await openTab(storage)
    expect(later.addToCart(mouse, 1).held).toBe(4)
  })

  it('loses nothing that another tab has put in meanwhile', async () => {
    const storage = createStorage()
    const one = await openTab(storage)
    one.addToCart(mouse)
    const other = await openTab(storage)
    other.addToCart(mouse)
    expect(one.addToCart(mouse).held).toBe(3)
  })

  it('of another version is discarded', async () => {
    const storage = createStorage()
    const { addToCart } = await openTab(storage)
    addToCart(mouse, 2)
    storage.setItem('dvaput-cart', JSON.stringify({ ...inCart(storage), version: 2 }))
    const later = await openTab(storage)
    expect(later.addToCart(mouse).held).toBe(1)
  })

  it('lives as long as the page where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const { addToCart, clearCart } = await openTab({ getItem: refuse, setItem: refuse, removeItem: refuse })
    addToCart(mouse)
    expect(addToCart(mouse).held).toBe(2)
    clearCart()
    expect(addToCart(mouse).held).toBe(1)
  })
})

const temporary = ['dvaput-cart-data', 'dvaput-international-checkout', 'dvaput-temporary-products']

describe('what a checkout leaves beside the cart', () => {
  const prepare = async () => {
    const storage = createStorage()
    const cart = await openTab(storage)
    cart.addToCart(mouse, 2)
    cart.addToCart({ ...mouse, id: 'b', variantId: 'b' })
    for (const name of [...temporary, 'dvaput-language']) storage.setItem(name, 'x')
    const left = () => [...storage.kept.keys()].filter((name) => name !== 'dvaput-cart').toSorted()
    return { ...cart, left, all: [...temporary, 'dvaput-language'].toSorted() }
  }

  it('goes with the last line, not with the one before [CART-16]', async () => {
    const { removeFromCart, setCartQuantity, left, all } = await prepare()
    setCartQuantity(key, 0)
    removeFromCart('b')
    expect(left()).toEqual(all)
    removeFromCart(key)
    expect(left()).toEqual(['dvaput-language'])
  })

  it('goes when the cart is cleared [CART-17]', async () => {
    const { clearCart, left } = await prepare()
    clearCart()
    expect(left()).toEqual(['dvaput-language'])
  })
})
