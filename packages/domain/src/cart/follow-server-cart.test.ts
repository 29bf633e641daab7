import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { changesSince, followServerCart, quantitiesOf } from './follow-server-cart.ts'

const line = (number: number, quantity: number, facts: Partial<CartLine> = {}): CartLine => ({
  identity: { kind: 'local', shop: 'main', variantId: `gid://shopify/ProductVariant/${number}` },
  handle: `product-${number}`,
  name: `Product ${number}`,
  price: { minor: 1_000, currency: 'BAM' },
  image: null,
  category: '',
  sku: null,
  tags: [],
  quantity,
  stock: 9,
  isStockKnown: true,
  ...facts,
})
const idOf = (number: number) => `local:main:${number}`
const follow = (
  now: readonly CartLine[],
  server: readonly CartLine[],
  { sent = now, notStored = [] as readonly string[], elsewhere = {} } = {},
) => followServerCart(now, { server, sent: quantitiesOf(sent), notStored, elsewhere })
const contents = (cart: readonly CartLine[]) => Object.values(quantitiesOf(cart))

describe('the changes since the server was heard', () => {
  it('are what was added, changed and removed', () => {
    const base = { [idOf(1)]: 1, [idOf(2)]: 2, [idOf(3)]: 3 }
    expect(changesSince(base, { [idOf(1)]: 1, [idOf(2)]: 5, [idOf(4)]: 1 })).toEqual({
      [idOf(2)]: 5,
      [idOf(3)]: 0,
      [idOf(4)]: 1,
    })
    expect(changesSince(base, base)).toEqual({})
  })
})

describe('a browser that follows the server', () => {
  it('takes its quantities, its removals and its new lines', () => {
    const after = follow([line(1, 1), line(2, 2)], [line(2, 5), line(3, 1)])
    expect(quantitiesOf(after)).toEqual({ [idOf(2)]: 5, [idOf(3)]: 1 })
  })

  it('keeps the place of a line, and the price and stock it knows', () => {
    const known = line(2, 1, { price: { minor: 777, currency: 'BAM' }, stock: 2 })
    expect(follow([known, line(1, 1)], [line(1, 1), line(2, 4)])).toEqual([{ ...known, quantity: 4 }, line(1, 1)])
  })

  it('keeps what was changed, added or removed while it waited', () => {
    const sent = [line(1, 1), line(2, 2)]
    expect(contents(follow([line(1, 3), line(2, 2)], [line(1, 1), line(2, 2)], { sent }))).toEqual([3, 2])
    expect(contents(follow([line(2, 2)], [line(1, 1), line(2, 2)], { sent })), 'removed').toEqual([2])
    expect(contents(follow([...sent, line(3, 1)], sent, { sent })), 'added').toEqual([1, 2, 1])
  })

  it('keeps what the server could not store, and does not put back what waits beside the cart', () => {
    expect(contents(follow([line(1, 1)], [], { notStored: [idOf(1)] }))).toEqual([1])
    expect(follow([], [line(1, 1)], { elsewhere: { [idOf(1)]: 1 } })).toEqual([])
  })
})
