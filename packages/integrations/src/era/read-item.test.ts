import { expect, it } from 'vitest'
import { readInventory } from './read-inventory.ts'
import { readEraItem } from './read-item.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const row = {
  id: 20_410_007,
  handle: 'thinkpad-t480-20410007',
  title: 'ThinkPad T480',
  price: { amount: 199.99 },
  stock: 3,
}
const read = (changes: object) => readEraItem({ ...row, ...changes }, now)

it('the reader of the warehouse’s inventory reads a row that says nothing but the least', () => {
  expect(read({})).toEqual({
    id: '20410007',
    handle: 'thinkpad-t480-20410007',
    title: 'ThinkPad T480',
    description: null,
    vendor: '',
    type: '',
    category: null,
    subcategory: null,
    tags: [],
    collections: [],
    condition: null,
    grade: null,
    sku: null,
    pictures: [],
    grams: null,
    pesos: null,
    dollars: '199.99',
    comparePesos: null,
    compareDollars: null,
    stock: 3,
    status: 'active',
    createdAt: null,
    updatedAt: null,
  })
})

it.each([
  [{ item_id: 5, id: undefined }, { id: '5' }],
  [{ stock: undefined, inventoryQuantity: 4 }, { stock: 4 }],
  [{ stock: undefined, total_inventory: '5' }, { stock: 5 }],
  [{ stock: undefined, inventory: 6 }, { stock: 6 }],
  [{ stock: null }, { stock: null }],
  [
    { product_type: 'Laptop', item_condition: 'New' },
    { type: 'Laptop', condition: 'New' },
  ],
  [{ item_condition: 'Used - Good' }, { type: 'Used - Good', condition: 'Used - Good' }],
  [
    { images: ['https://a.example/1', { src: 'https://a.example/2' }, { url: 'https://a.example/3', altText: 'x' }] },
    { pictures: ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'] },
  ],
  [{ images: 42, imageUrl: 'https://a.example/1' }, { pictures: ['https://a.example/1'] }],
  [{ image_url: 'https://a.example/1' }, { pictures: ['https://a.example/1'] }],
  [{ image: { src: 'https://a.example/1', altText: 'x' } }, { pictures: ['https://a.example/1'] }],
  [{ images: ['javascript:alert(1)', 'file:///etc/passwd', '//x', 5] }, { pictures: [] }],
  [{ price: null }, { pesos: null, dollars: null }],
  [{ compareAtPrice: { amountCLP: 250_000 } }, { comparePesos: 250_000 }],
  [{ compareAtPrice: [] }, { comparePesos: null, compareDollars: null }],
  [
    {
      collections: [
        { title: 'Apple', handle: 'apple' },
        { title: 'iPhone', handle: 'iphone' },
      ],
    },
    { category: 'apple', subcategory: 'iphone' },
  ],
  [{ tags: 'apple, Grade A , apple' }, { tags: ['apple', 'Grade A'] }],
  [
    { tags: { a: 1 }, collections: 'none' },
    { tags: [], collections: [] },
  ],
  [{ weight: 1.5, weight_unit: 'kg' }, { grams: 1_500 }],
  [{ weight: 2, weight_unit: 'lb' }, { grams: 907 }],
  [{ weight: -1, weight_unit: 'kg' }, { grams: null }],
  [{ weight: 'heavy' }, { grams: null }],
  [{ createdAt: '2026-03-01T10:00:00Z' }, { createdAt: '2026-03-01T10:00:00.000Z' }],
  [
    { createdAt: '9999-12-31T23:59:59.999Z', updatedAt: 'yesterday' },
    { createdAt: null, updatedAt: null },
  ],
  [{ status: 'sold' }, { status: 'sold' }],
  [{ status: 'quarantine' }, { status: 'draft' }],
  [{ description: '\u0000<b>Good</b>\u0007' }, { description: '<b>Good</b>' }],
])('the reader of the warehouse’s inventory reads %j [ENT-09] [ENT-10] [ENT-11]', (changes, expected) => {
  expect(read(changes)).toMatchObject(expected)
})

it.each([
  [{ id: {} }, 'id is missing or not a text'],
  [{ title: null }, 'title is missing or not a text'],
  [{ title: ' ' }, 'title is empty'],
  [{ title: 'x'.repeat(100_000) }, 'title is longer than 500 characters'],
  [{ handle: '../../admin' }, 'handle cannot be part of a URL'],
  [{ stock: 1_000_000 }, 'stock 1000000 is more than 100000'],
  [{ stock: -5 }, 'stock -5 is negative'],
  [{ stock: 1.5 }, 'stock 1.5 is not a whole number'],
  [{ stock: 'plenty' }, 'stock "plenty" is not a number'],
  [{ price: { amount: -149.5 } }, 'price -149.5 is negative'],
  [{ title: null, price: 'call for price' }, 'title is missing or not a text; price "call for price" is not a number'],
])('the reader of the warehouse’s inventory rejects %j with the reason', (changes, reason) => {
  expect(read(changes)).toEqual({ reason })
})

it.each([null, 'sold', 7, []])('the reader of the warehouse’s inventory rejects %j', (value) => {
  expect(readEraItem(value, now)).toEqual({ reason: 'row is not an object' })
})

it('the reader of the warehouse’s inventory lets the first row of a list have an id, a handle and a SKU, and sets the others aside', () => {
  const listings = [
    { ...row, sku: 'ERA-1' },
    { ...row, sku: 'ERA-2', handle: 'b' },
    { ...row, sku: 'ERA-3', id: 2 },
    { ...row, sku: 'ERA-1', id: 3, handle: 'c' },
    { ...row, sku: 'ERA-4', id: 4, handle: 'd' },
  ]
  const page = readInventory({ success: true, data: { listings, total: 5 } }, { offset: 0, limit: 5, now })
  expect(page?.items.map(({ id }) => id)).toEqual(['20410007', '4'])
  expect(page?.rejected.map(({ reason }) => reason)).toEqual([
    'id 20410007 is already that of item 20410007 in the same list',
    'handle thinkpad-t480-20410007 is already that of item 20410007 in the same list',
    'SKU ERA-1 is already that of item 20410007 in the same list',
  ])
})

it('the reader of the warehouse’s inventory goes on after a full page whose total cannot be read', () => {
  const body = { success: true, data: { listings: [row], total: 'many' } }
  expect(readInventory(body, { offset: 10, limit: 1, now })?.total).toBe(12)
  expect(readInventory(body, { offset: 10, limit: 2, now })?.total).toBe(11)
})

it.each([null, [], {}, { success: false, data: { listings: [] } }, { success: true, data: {} }])(
  'the reader of the warehouse’s inventory takes %j for no list',
  (body) => {
    expect(readInventory(body, { offset: 0, limit: 5, now })).toBeUndefined()
  },
)
