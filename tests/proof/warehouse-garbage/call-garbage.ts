import type { Fields, Garbage, Json } from './garbage.ts'
import { raw } from './garbage.ts'

const half = 'x'.repeat(512 * 1024)
const json = { 'Content-Type': 'application/json; charset=utf-8' }

/** As a whole, in place of any response. */
const wholes = (path: string, method: 'GET' | 'POST'): Readonly<Record<string, Garbage>> => ({
  'a page of HTML': { path, method, respond: (_, response) => response.writeHead(200).end('<html></html>') },
  'half of the JSON': { path, method, text: (text) => text.slice(0, text.length / 2) },
  nothing: { path, method, respond: (_, response) => response.writeHead(200, json).end() },
  null: { path, method, text: () => 'null' },
  'a list': { path, method, text: () => '[]' },
  'no success': { path, method, body: (body) => ({ ...body, success: false }) },
  'a cut connection': { path, method, respond: (_, response) => void response.destroy() },
  '100,000 levels': { path, method, text: () => `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
})

const texts = {
  'with zero bytes': '\u0000 1\u0000',
  'of zero bytes alone': '\u0000\u0000',
  'with half a letter': 'x\ud83d',
  'of 512 KB': half,
  'that is an object': {},
  'that is a list': [1],
  'that is nothing': null,
} satisfies Readonly<Record<string, Json>>

const each = (name: string, toGarbage: (value: Json) => Garbage): Readonly<Record<string, Garbage>> =>
  Object.fromEntries(Object.entries(texts).map(([kind, value]) => [`${name} ${kind}`, toGarbage(value)]))

const ofData = (path: string, method: 'GET' | 'POST', change: (data: Fields) => Fields): Garbage => ({
  path,
  method,
  body: (body) => ({ ...body, data: change(body.data as Fields) }),
})
const ofRow = (path: string, row: NonNullable<Garbage['row']>): Garbage => ({ path, method: 'GET', row })

/** What the warehouse answers to an order that it took. */
export const orderGarbage: Readonly<Record<string, Garbage>> = {
  ...wholes('/era/orders', 'POST'),
  ...each('a number', (orderId) => ofData('/era/orders', 'POST', (data) => ({ ...data, orderId }))),
}

/** What it says of an order that it sent. */
export const shipmentGarbage: Readonly<Record<string, Garbage>> = {
  ...wholes('/era/orders', 'GET'),
  ...each('a tracking number', (number) => ofRow('/era/orders', (row) => ({ ...row, tracking: { number } }))),
  ...each('a carrier', (carrier) => ofRow('/era/orders', (row) => ({ ...row, tracking: { carrier, number: '1' } }))),
  ...each('a link', (url) => ofRow('/era/orders', (row) => ({ ...row, tracking: { number: '1', url } }))),
  'a link that is a script': ofRow('/era/orders', (row) => ({
    ...row,
    tracking: { number: '1', url: 'javascript:ran()' },
  })),
  'a tracking that is a text': ofRow('/era/orders', (row) => ({ ...row, tracking: 'sent' })),
  'a status that nobody knows': ofRow('/era/orders', (row) => ({ ...row, status: 'lost' })),
  'the reference of nobody': ofRow('/era/orders', (row) => ({ ...row, reference: 'x' })),
}

const path = '/era/offers'
/** What it says of one of two offers. */
export const offerGarbage: Readonly<Record<string, Garbage>> = {
  ...each('a number', (offerId) => ofRow(path, (row) => ({ ...row, offerId }))),
  ...each('a note', (note) => ofRow(path, (row) => ({ ...row, note }))),
  'a counter below nothing': ofRow(path, (row) => ({ ...row, counter: -5 })),
  'a counter of nothing': ofRow(path, (row) => ({ ...row, counter: 0 })),
  'a counter beyond every number': ofRow(path, (row) => ({ ...row, counter: 1e300 })),
  'a counter that is infinite': ofRow(path, (row) => ({ ...row, counter: raw('1e999') })),
  'a counter below one peso': ofRow(path, (row) => ({ ...row, counter: 0.2 })),
  'a counter that is a text': ofRow(path, (row) => ({ ...row, counter: '150000' })),
  'a status that nobody knows': ofRow(path, (row) => ({ ...row, status: 'maybe' })),
  'the reference of nobody': ofRow(path, (row) => ({ ...row, reference: 'x\u0000' })),
  'a revision below nothing': ofRow(path, (row) => ({ ...row, revision: -1 })),
  'a row that is nothing': ofRow(path, () => null),
  'a row 100,000 levels deep': ofRow(path, () => raw(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)),
}

const stockFields = ['inventoryQuantity', 'stock', 'total_inventory', 'inventory', 'quantityAvailable']
const withStock = (value: Json): Garbage =>
  ofRow('/era/stock', (row) => ({ ...row, ...Object.fromEntries(stockFields.map((name) => [name, value])) }))

/** What it has of a product, asked at the press on Pagar. */
export const stockGarbage: Readonly<Record<string, Garbage>> = {
  ...wholes('/era/stock', 'GET'),
  'a stock of 10^6': withStock(1_000_000),
  'a stock below nothing': withStock(-3),
  'a stock of one and a half': withStock(1.5),
  'a stock that is a word': withStock('plenty'),
  'a stock that is infinite': withStock(raw('1e999')),
  'a stock 100,000 levels deep': withStock(raw(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)),
  'a stock that is a list': withStock([3]),
  'a row that is nothing': ofRow('/era/stock', () => null),
  'no rows': ofData('/era/stock', 'GET', (data) => ({ ...data, items: [] })),
}

const ratePath = '/shopify/settings/exchange-rate'
const withRate = (exchangeRate: Json): Garbage => ofData(ratePath, 'GET', (data) => ({ ...data, exchangeRate }))

export const rateGarbage: Readonly<Record<string, Garbage>> = {
  ...wholes(ratePath, 'GET'),
  ...each('a rate', withRate),
  'a rate below nothing': withRate(-950),
  'a rate of nothing': withRate(0),
  'a rate of less than one': withRate(0.95),
  'a rate beyond every number': withRate(1e30),
  'a rate that is infinite': withRate(raw('1e999')),
  'a rate that is a word': withRate('much'),
}
