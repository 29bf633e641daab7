import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import { createLineNotes, notesOf } from './line-note.ts'
import { parseCheckedLines } from './parse-checked-lines.ts'

const identity = { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/11' } as const
const current = {
  handle: 'thinkpad-t480',
  name: 'ThinkPad T480',
  price: { minor: 79_950, currency: 'BAM' },
  stock: 3,
  isStockKnown: true,
  limit: 3,
} as const
const line: CartLine = {
  ...{ identity, ...current, image: null, category: '', sku: null, tags: [], quantity: 2 },
  price: { minor: 80_000, currency: 'BAM' },
}
const wire = { id: 'local:main:11', state: 'for-sale', changes: ['price'], current }

describe('the response about a cart', () => {
  it('is read with its identities', () => {
    const gone = { id: 'international:x', state: 'gone', changes: [], current: null }
    for (const [image, read] of [
      ['/cdn/t480.webp', '/cdn/t480.webp'],
      ['https://cdn.shopify.com/x.png', 'https://cdn.shopify.com/x.png'],
      ['//evil.example/x.png', null],
      ['javascript:1', null],
      [7, null],
    ])
      expect(parseCheckedLines({ lines: [{ ...wire, current: { ...current, image } }] })[0]?.current?.image).toBe(read)
    expect(parseCheckedLines({ success: true, lines: [wire, gone] })).toEqual([
      { identity, state: 'for-sale', changes: ['price'], current },
      { identity: { kind: 'international', eraId: 'x' }, state: 'gone', changes: [], current: null },
    ])
  })

  it.each([
    ['nothing', undefined],
    ['a page', '<html>'],
    ['no list', { lines: {} }],
    ['a line that is none', { lines: [wire, null] }],
    ['no identity', { lines: [{ ...wire, id: '11' }] }],
    ['an unknown state', { lines: [{ ...wire, state: 'perhaps' }] }],
    ['no changes', { lines: [{ ...wire, changes: undefined }] }],
    ['a product for sale without a price', { lines: [{ ...wire, current: null }] }],
    ['half a price', { lines: [{ ...wire, current: { ...current, price: { minor: 1 } } }] }],
    ['a price below zero', { lines: [{ ...wire, current: { ...current, price: { minor: -1, currency: 'BAM' } } }] }],
    ['no name', { lines: [{ ...wire, current: { ...current, name: '' } }] }],
    ['no limit', { lines: [{ ...wire, current: { ...current, limit: null } }] }],
  ])('is refused whole with %s', (_, answer) => {
    expect(() => parseCheckedLines(answer)).toThrow('malformed response')
  })
})

describe('the note of a line in the cart says', () => {
  const checked = (facts: Partial<CheckedLine>): CheckedLine => ({
    ...{ identity, state: 'for-sale', changes: [], current },
    ...facts,
  })
  const notes = (facts: Partial<CheckedLine>) => [...createLineNotes([line], [checked(facts)])]

  it('the price of before and the price of now', () => {
    const price = { kind: 'price', before: { minor: 80_000, currency: 'BAM' }, now: current.price }
    expect(notes({ changes: ['price'] })).toEqual([['local:main:11', [price]]])
  })

  it('how many are left where there are fewer', () => {
    const limited = { changes: ['stock'], current: { ...current, limit: 1 } } as const
    expect(notes(limited)).toEqual([['local:main:11', [{ kind: 'stock', limit: 1 }]]])
  })

  it('until when somebody else holds the last one', () => {
    const until = '2030-05-14T10:30:00.000Z'
    const wired = parseCheckedLines({ lines: [{ ...wire, state: 'sold-out', heldUntil: until }] })
    expect(wired[0]?.heldUntil).toBe(until)
    expect(notes({ state: 'sold-out', heldUntil: until })).toEqual([['local:main:11', [{ kind: 'held', until }]]])
  })

  it.each([
    ['http://main.localhost:3000/cart/c/1', 'http://main.localhost:3000/cart/c/1'],
    ['javascript:alert(1)', undefined],
    [7, undefined],
  ])('where this buyer pays for it already: %s', (given, payUrl) => {
    const until = '2030-05-14T10:30:00.000Z'
    const [read] = parseCheckedLines({ lines: [{ ...wire, state: 'sold-out', heldUntil: until, ownPayment: given }] })
    expect(read?.ownPayment).toBe(payUrl)
    const note = { kind: 'held', until, ...(payUrl && { payUrl }) }
    expect(createLineNotes([line], read ? [read] : [])).toEqual(new Map([['local:main:11', [note]]]))
  })

  it.each(['sold-out', 'not-for-sale', 'gone'] as const)('that it is %s', (state) => {
    expect(notes({ state, current: null })).toEqual([['local:main:11', [{ kind: state }]]])
  })

  it('nothing where nothing changed, nobody knows, or the line is gone', () => {
    expect(notes({})).toEqual([])
    expect(notes({ state: 'unknown', current: null })).toEqual([])
    expect([...createLineNotes([], [checked({ state: 'gone', current: null })])]).toEqual([])
  })

  it('that a line is sold out also before it is checked again [CART-05]', () => {
    const soldOut = { ...line, stock: 0 }
    expect(notesOf(soldOut, new Map(), markets.ba)).toEqual([{ kind: 'sold-out' }])
    expect(
      notesOf(soldOut, createLineNotes([soldOut], [checked({ state: 'gone', current: null })]), markets.ba),
    ).toEqual([{ kind: 'gone' }])
    expect(notesOf(line, new Map(), markets.ba)).toEqual([])
  })

  it('that a stored quantity exceeds the stock, as long as it does and no check has said more [CART-06]', () => {
    const tooMany = { ...line, quantity: 4 }
    expect(notesOf(tooMany, new Map(), markets.ba)).toEqual([{ kind: 'exceeds-stock', limit: 3 }])
    expect(notesOf({ ...line, quantity: 3 }, new Map(), markets.ba)).toEqual([])
    const uncounted = { ...line, stock: 0, isStockKnown: false, quantity: 11 }
    expect(notesOf(uncounted, new Map(), markets.ba)).toEqual([{ kind: 'exceeds-stock', limit: 10 }])
    const found = createLineNotes([tooMany], [checked({ changes: ['stock'] })])
    expect(notesOf(tooMany, found, markets.ba)).toEqual([{ kind: 'stock', limit: 3 }])
    expect(notesOf({ ...line, quantity: 3 }, found, markets.ba)).toEqual([{ kind: 'stock', limit: 3 }])
    expect(notesOf({ ...line, quantity: 2 }, found, markets.ba), 'lowered since').toEqual([])
  })
})
