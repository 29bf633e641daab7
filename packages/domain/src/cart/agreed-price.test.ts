import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { type AgreedPrice, applyAgreedPrice } from './agreed-price.ts'
import { lineTotal, subtotals } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { applyCheckedLines, type CheckedLine } from './checked-line.ts'
import { parseStoredCart, toStoredCart } from './stored-cart.ts'

const line: CartLine = {
  identity: { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/11' },
  handle: 'thinkpad-t480',
  name: 'ThinkPad T480',
  price: { minor: 80_000, currency: 'BAM' },
  image: null,
  category: 'Laptop',
  sku: null,
  tags: [],
  quantity: 1,
  stock: 1,
  isStockKnown: true,
}
const agreed: AgreedPrice = {
  offerId: 'offer-1',
  item: line.identity,
  price: { minor: 65_000, currency: 'BAM' },
  code: 'DV-AAAA-BBBB-CCCC',
  payBy: '2026-11-20T10:00:00.000Z',
}
const checked = (stock: number): CheckedLine => ({
  identity: line.identity,
  state: stock > 0 ? 'for-sale' : 'sold-out',
  changes: [],
  current: { handle: line.handle, name: line.name, price: line.price, stock, isStockKnown: true, limit: stock },
})
const apply = (stock: number, offer: AgreedPrice | undefined = agreed) =>
  applyAgreedPrice(line, checked(stock), offer, markets.ba)

describe('an agreed price in the cart', () => {
  it('makes the unit that is held for the customer buyable', () => {
    expect(apply(0)).toMatchObject({
      state: 'for-sale',
      current: { stock: 1, limit: 1, agreed: { offerId: 'offer-1' } },
    })
    expect(applyAgreedPrice(line, checked(0), undefined, markets.ba)).toEqual(checked(0))
  })

  it('counts for the first piece alone', () => {
    const [one] = applyCheckedLines([line], [apply(2)])
    const [three] = applyCheckedLines([{ ...line, quantity: 3 }], [apply(2)])
    if (!one || !three) throw new Error('a line is missing')
    expect(lineTotal(one).minor).toBe(65_000)
    expect(lineTotal(three).minor).toBe(65_000 + 2 * 80_000)
    expect(subtotals([three])).toEqual([{ minor: 225_000, currency: 'BAM' }])
  })

  it('is not shown where the product costs no more, or another currency', () => {
    expect(apply(1, { ...agreed, price: { minor: 80_000, currency: 'BAM' } }).current).not.toHaveProperty('agreed')
    expect(apply(1, { ...agreed, price: { minor: 65_000, currency: 'CLP' } }).current).not.toHaveProperty('agreed')
  })

  it('adds no unit to an imported product, which nobody holds here', () => {
    const identity = { kind: 'international', eraId: 'ERA-1' } as const
    const imported = applyAgreedPrice({ ...line, identity }, { ...checked(0), identity }, agreed, markets.ba)
    expect(imported).toMatchObject({ state: 'sold-out', current: { stock: 0 } })
  })

  it('of an imported product leaves the quantity as it is: further pieces cost the full price', () => {
    const identity = { kind: 'international', eraId: 'ERA-1' } as const
    const two = { ...line, identity, quantity: 2 }
    const imported = applyAgreedPrice(two, { ...checked(11), identity }, { ...agreed, item: identity }, markets.cl)
    expect(imported).toMatchObject({ changes: [], current: { limit: 11, agreed: { offerId: 'offer-1' } } })
    expect(applyCheckedLines([two], [imported])).toMatchObject([{ quantity: 2 }])
    expect(subtotals(applyCheckedLines([two], [imported]))).toEqual([{ minor: 65_000 + 80_000, currency: 'BAM' }])
  })

  it('stays in the browser until the server says otherwise', () => {
    const cart = applyCheckedLines([line], [apply(1)])
    const stored = parseStoredCart(JSON.parse(JSON.stringify(toStoredCart(cart))), markets.ba) ?? []
    expect(stored).toEqual(cart)
    expect(applyCheckedLines(stored, [checked(1)])[0]).not.toHaveProperty('agreed')
    const dearer = toStoredCart(cart).map((each) => ({ ...each, agreed: { ...each.agreed, price: 900 } }))
    expect(parseStoredCart(dearer, markets.ba)?.[0]).not.toHaveProperty('agreed')
  })
})
