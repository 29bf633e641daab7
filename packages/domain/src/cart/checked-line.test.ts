import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { applyCheckedLines, type CheckedLine, type CurrentLine, compareLine, lineStates } from './checked-line.ts'

const line: CartLine = {
  identity: { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/11' },
  handle: 'thinkpad-t480',
  name: 'ThinkPad T480',
  price: { minor: 79_950, currency: 'BAM' },
  image: null,
  category: 'Laptop',
  sku: null,
  tags: [],
  quantity: 3,
  stock: 3,
  isStockKnown: true,
}
const current: CurrentLine = {
  handle: 'thinkpad-t480',
  name: 'ThinkPad T480',
  price: line.price,
  stock: 3,
  isStockKnown: true,
  limit: 3,
}

describe('a line and the shop', () => {
  it.each<[string, Partial<CurrentLine>, readonly string[]]>([
    ['agree', {}, []],
    ['differ in more stock, which nobody needs to hear', { stock: 9, limit: 9 }, []],
    ['differ in price', { price: { minor: 80_000, currency: 'BAM' } }, ['price']],
    ['differ in currency', { price: { minor: 79_950, currency: 'USD' } }, ['price']],
    ['differ in stock', { stock: 2, limit: 2 }, ['stock']],
    ['differ in both', { stock: 1, limit: 1, price: { minor: 1, currency: 'BAM' } }, ['price', 'stock']],
    ['agree on the price of what is sold out', { stock: 0, limit: 0 }, []],
  ])('%s', (_, facts, changes) => {
    expect(compareLine(line, { ...current, ...facts })).toEqual(changes)
  })
})

describe('the cart takes over', () => {
  const other: CartLine = { ...line, identity: { kind: 'international', eraId: 'x' } }
  const apply = (checked: Partial<CheckedLine>, cart = [line, other]) =>
    applyCheckedLines(cart, [{ identity: line.identity, state: 'for-sale', changes: [], current, ...checked }])

  it('price, name, handle and stock, and clamps the quantity to it [CART-11]', () => {
    const price = { minor: 1, currency: 'BAM' } as const
    const facts = { handle: 'thinkpad', name: 'T480', price, stock: 2, isStockKnown: true }
    expect(apply({ current: { ...facts, limit: 2 } })).toEqual([{ ...line, ...facts, quantity: 2 }, other])
  })

  it('the limit of what nobody has counted', () => {
    const [first] = apply({ current: { ...current, stock: 10, isStockKnown: false, limit: 10 } })
    expect(first).toMatchObject({ quantity: 3, stock: 10, isStockKnown: false })
  })

  it('that it is sold out, and keeps the line', () => {
    const [first] = apply({ state: 'sold-out', current: { ...current, stock: 0, limit: 0 } })
    expect(first).toMatchObject({ quantity: 3, stock: 0, isStockKnown: true })
  })

  it.each(['gone', 'not-for-sale'] as const)('that it is %s, and keeps the line', (state) => {
    expect(apply({ state, current: null })).toEqual([{ ...line, stock: 0, isStockKnown: true }, other])
  })

  it('nothing of what nobody knows, or what it has no line of', () => {
    expect(apply({ state: 'unknown', current: null })).toEqual([line, other])
    expect(apply({}, [other])).toEqual([other])
  })

  it('never a quantity below one, nor one above the limit of what can be bought', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lineStates),
        fc.nat({ max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        (state, limit, quantity) => {
          const [first] = apply({ state, current: { ...current, stock: limit, limit } }, [{ ...line, quantity }])
          expect(first?.quantity).toBeGreaterThanOrEqual(1)
          expect(first?.quantity).toBeLessThanOrEqual(state === 'unknown' || limit === 0 ? quantity : limit)
        },
      ),
    )
  })
})
