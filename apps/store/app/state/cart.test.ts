import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mouse } from '../../../../tests/support/catalogue/sample-mouse.ts'

const identityOf = (number: number) =>
  ({ kind: 'local', shop: 'main', variantId: `gid://shopify/ProductVariant/${number}` }) as const
const { ba, cl } = markets

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
  const tab = await import('./cart.ts')
  tab.splitOldCart()
  // An old cart is moved once its code is loaded.
  await vi.dynamicImportSettled()
  return tab
}
const inCart = (storage: ReturnType<typeof createStorage>, market = ba) =>
  JSON.parse(storage.kept.get(`dvaput-cart-${market.id}`) ?? 'null')

afterEach(() => vi.unstubAllGlobals())

describe('the cart of the browser', () => {
  it('is written as version 1, with prices in major units [STOR-02]', async () => {
    const storage = createStorage()
    const { addToCart } = await openTab(storage)
    expect(addToCart(ba, mouse, 3)).toEqual({ added: 3, held: 3, refused: null })
    expect(inCart(storage)).toMatchObject({ version: 1, state: [{ handle: 'mis', quantity: 3, price: 12.5 }] })
    const later = await openTab(storage)
    expect(later.addToCart(ba, mouse, 1).held).toBe(4)
  })

  it('loses nothing that another tab has put in meanwhile', async () => {
    const storage = createStorage()
    const one = await openTab(storage)
    one.addToCart(ba, mouse)
    const other = await openTab(storage)
    other.addToCart(ba, mouse)
    expect(one.addToCart(ba, mouse).held).toBe(3)
  })

  it.each([{ version: 0 }, { version: undefined }])('of another version is discarded: %j', async (other) => {
    const storage = createStorage()
    const { addToCart } = await openTab(storage)
    addToCart(ba, mouse, 2)
    storage.setItem('dvaput-cart-ba', JSON.stringify({ ...inCart(storage), ...other }))
    const later = await openTab(storage)
    expect(later.addToCart(ba, mouse).held).toBe(1)
    expect(inCart(storage)).toMatchObject({ version: 1 })
  })

  it('of a newer release is left alone, and the page does without storage', async () => {
    const storage = createStorage()
    const newer = JSON.stringify({ version: 2, state: { lines: ['in a new form'] } })
    storage.setItem('dvaput-cart-ba', newer)
    const { addToCart, readCart } = await openTab(storage)
    expect(readCart(ba)).toEqual([])
    addToCart(ba, mouse, 2)
    expect(addToCart(ba, mouse).held).toBe(3)
    expect(storage.kept.get('dvaput-cart-ba')).toBe(newer)
  })

  it.each(['', '{', 'null', '7', '"text"', '[]', '{"version":1}', '{"version":1,"state":7}'])(
    'that is rubbish is an empty one, and is written over: %s',
    async (rubbish) => {
      const storage = createStorage()
      storage.setItem('dvaput-cart-ba', rubbish)
      const { addToCart, readCart } = await openTab(storage)
      expect(readCart(ba)).toEqual([])
      expect(addToCart(ba, mouse).held).toBe(1)
      expect(inCart(storage)).toMatchObject({ version: 1, state: [{ quantity: 1 }] })
    },
  )

  it('is another one in each market', async () => {
    const storage = createStorage()
    const { addToCart, clearCart } = await openTab(storage)
    addToCart(ba, mouse, 2)
    addToCart(cl, { ...mouse, shop: 'retail', price: { minor: 9_990, currency: 'CLP' } })
    expect(inCart(storage, ba).state).toMatchObject([{ id: 'local:main:71', quantity: 2, currency: 'BAM' }])
    expect(inCart(storage, cl).state).toMatchObject([{ id: 'local:retail:71', quantity: 1, currency: 'CLP' }])
    clearCart(cl)
    expect(inCart(storage, ba).state).toHaveLength(1)
  })

  it('takes nothing that another market sells', async () => {
    const storage = createStorage()
    const { addToCart } = await openTab(storage)
    expect(addToCart(cl, mouse)).toEqual({ added: 0, held: 0, refused: 'sold-out' })
  })

  it('lives as long as the page where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const { addToCart, clearCart } = await openTab({ getItem: refuse, setItem: refuse, removeItem: refuse })
    addToCart(ba, mouse)
    expect(addToCart(ba, mouse).held).toBe(2)
    clearCart(ba)
    expect(addToCart(ba, mouse).held).toBe(1)
  })
})

describe('a cart from before each market had its own', () => {
  const oldLine = {
    id: 'gid://shopify/Product/7',
    handle: 'mis',
    variantId: 'gid://shopify/ProductVariant/71',
    name: 'Miš',
    price: 12.5,
    currency: 'BAM',
    image: null,
    source: 'local',
    category: 'Mouse',
    sku: null,
    tags: [],
    quantity: 2,
    shop: 'main',
    stock: 4,
    isStockKnown: true,
  }
  const chilean = { ...oldLine, shop: 'retail', price: 9_990, currency: 'CLP' }
  const oldCart = (...lines: unknown[]) => JSON.stringify({ version: 1, state: lines })
  const open = async (old: string, storage = createStorage()) => {
    storage.setItem('dvaput-cart', old)
    const tab = await openTab(storage)
    return { ...tab, storage }
  }

  it('is parted by market, and does not stay', async () => {
    const { storage, addToCart } = await open(oldCart(oldLine, chilean))
    expect([...storage.kept.keys()].toSorted()).toEqual(['dvaput-cart-ba', 'dvaput-cart-cl'])
    expect(inCart(storage, ba)).toMatchObject({ version: 1, state: [{ id: 'local:main:71', quantity: 2 }] })
    expect(inCart(storage, cl)).toMatchObject({ version: 1, state: [{ id: 'local:retail:71', quantity: 2 }] })
    expect(addToCart(ba, mouse).held).toBe(3)
  })

  it('adds what is missing to the cart of its market, once', async () => {
    const storage = createStorage()
    const before = await openTab(storage)
    before.addToCart(ba, mouse, 1)
    const other = { ...oldLine, variantId: 'gid://shopify/ProductVariant/72' }
    await open(oldCart(oldLine, other), storage)
    const merged = [
      { id: 'local:main:71', quantity: 1 },
      { id: 'local:main:72', quantity: 2 },
    ]
    expect(inCart(storage).state).toMatchObject(merged)
    await openTab(storage)
    expect(inCart(storage).state).toMatchObject(merged)
  })

  it.each([
    ['nothing', ''],
    ['half of it', oldCart(oldLine).slice(0, 40)],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[1, 2]'],
    ['another version', JSON.stringify({ version: 2, state: [oldLine] })],
    ['no version', JSON.stringify({ state: [oldLine] })],
    ['lines that are none', oldCart(null, 7, 'x', [], {})],
    ['a line without its shop', oldCart({ ...oldLine, shop: undefined })],
    ['a line of a shop nobody knows', oldCart({ ...oldLine, shop: 'outlet' })],
    ['an international line, which nobody sold then', oldCart({ ...oldLine, source: 'international' })],
  ])('that holds %s gives no line to any market', async (_, old) => {
    const { storage, addToCart } = await open(old)
    expect([...storage.kept.keys()]).toEqual([])
    expect(addToCart(ba, mouse).held).toBe(1)
  })

  it('stays where the new one could not be stored', async () => {
    const storage = createStorage()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    storage.setItem('dvaput-cart', oldCart(oldLine))
    const { addToCart } = await openTab({ ...storage, setItem: full })
    expect(addToCart(ba, mouse).held, 'of this page').toBe(3)
    expect([...storage.kept.keys()]).toEqual(['dvaput-cart'])
  })
})

const checkoutData = ['dvaput-cart-data-ba', 'dvaput-international-checkout-ba', 'dvaput-temporary-products-ba']
const others = ['dvaput-cart-data-cl', 'dvaput-language']

describe('the checkout data beside the cart', () => {
  const prepare = async () => {
    const storage = createStorage()
    const cart = await openTab(storage)
    cart.addToCart(ba, mouse, 2)
    cart.addToCart(ba, { ...mouse, variantId: 'gid://shopify/ProductVariant/72' })
    for (const name of [...checkoutData, ...others]) storage.setItem(name, 'x')
    const left = () => [...storage.kept.keys()].filter((name) => name !== 'dvaput-cart-ba').toSorted()
    return { ...cart, left, all: [...checkoutData, ...others].toSorted() }
  }

  it('goes with the last line, not with the one before [CART-16]', async () => {
    const { removeFromCart, setCartQuantity, left, all } = await prepare()
    setCartQuantity(ba, identityOf(71), 0)
    removeFromCart(ba, identityOf(72))
    expect(left()).toEqual(all)
    removeFromCart(ba, identityOf(71))
    expect(left()).toEqual(others)
  })

  it('goes when the cart is cleared [CART-17]', async () => {
    const { clearCart, left } = await prepare()
    clearCart(ba)
    expect(left()).toEqual(others)
  })
})
