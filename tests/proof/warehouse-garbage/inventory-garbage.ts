import { gzipSync } from 'node:zlib'
import type { Fields, Garbage, Json } from './garbage.ts'
import { raw } from './garbage.ts'

const path = '/era/inventory'
const megabyte = 1024 * 1024
const long = 'x'.repeat(megabyte / 2)
const depth = 100_000
const deep = () => raw(`${'['.repeat(depth)}${']'.repeat(depth)}`)

const stockFields = ['inventoryQuantity', 'stock', 'total_inventory', 'inventory', 'quantityAvailable']

const withStock =
  (value: Json) =>
  (row: Fields): Fields => ({ ...row, ...Object.fromEntries(stockFields.map((name) => [name, value])) })
const withFields =
  (fields: Fields) =>
  (row: Fields): Fields => ({ ...row, ...fields })
const idFields = (row: Fields, value: Json): Fields =>
  'item_id' in row ? { ...row, item_id: value } : { ...row, id: value }
const idOf = (row: Fields) => row.item_id ?? row.id ?? null

type Row = NonNullable<Garbage['row']>

/** The row must not be published: it is listed as rejected, and its product stays as it was. */
const refusedRows: Readonly<Record<string, Row>> = {
  'a negative price': withFields({ price: { amount: -149.5 } }),
  'a price that is a word': withFields({ price: 'call for price' }),
  'a price that can be read two ways': withFields({ price: '1.299' }),
  'a price in two numbers': withFields({ price: '12 34' }),
  'a price that is a list': withFields({ price: [149.5] }),
  'a price that is true': withFields({ price: true }),
  'a price beyond every number': withFields({ price: { amountCLP: 1e21 } }),
  'a price that is infinite': withFields({ price: raw('1e999') }),
  'a price below one cent': withFields({ price: { amount: 0.0001 } }),
  'a price below one peso': withFields({ price: { amountCLP: 0.4 } }),
  'a price in exponents': withFields({ price: '1e3' }),
  'a price 100 levels deep': withFields({ price: { amount: raw(`${'['.repeat(100)}${']'.repeat(100)}`) } }),
  'a price 100,000 levels deep': withFields({ price: deep() }),
  'a stock of 10^6': withStock(1_000_000),
  'a stock below nothing': withStock(-5),
  'a stock of one and a half': withStock(1.5),
  'a stock that is a word': withStock('plenty'),
  'a stock that is a list': withStock([3]),
  'a stock that is infinite': withStock(raw('1e999')),
  'a stock 100,000 levels deep': withStock(deep()),
  'no title': withFields({ title: null }),
  'an empty title': withFields({ title: ' \u0000\t ' }),
  'a title of 512 KB': withFields({ title: long }),
  'a title that is an object': withFields({ title: { en: 'x' } }),
  'a handle that climbs': withFields({ handle: '../../admin' }),
  'a handle with a script': withFields({ handle: '"><script>' }),
  'no handle': withFields({ handle: null }),
  'a handle of 512 KB': withFields({ handle: long }),
  'no id': (row) => idFields(row, null),
  'an id that is an object': (row) => idFields(row, {}),
  'an id of 512 KB': (row) => idFields(row, long),
  'an id with a zero byte': (row) => idFields(row, '1\u00002 '),
  'the id of another row': (row, other) => idFields(row, idOf(other)),
  'the SKU of another row': (row, other) => ({ ...row, sku: other.sku ?? null }),
  'the handle of another row': (row, other) => ({ ...row, handle: other.handle ?? null }),
  'a row that is nothing': () => null,
  'a row that is a text': () => 'sold',
  'a row that is a number': () => 7,
  'a row that is a list': (row) => [row],
  'a row that is 100,000 levels deep': () => deep(),
  'a row without anything': () => ({}),
}

/** What does not matter may be left out; the row is taken or refused, and nothing of it harms. */
const harmlessRows: Readonly<Record<string, Row>> = {
  'tags that are an object': withFields({ tags: { a: 1 } }),
  'a tag of 512 KB': withFields({ tags: ['a', long] }),
  '100 tags of 10,000 letters': withFields({
    tags: Array.from({ length: 100 }, (_, nth) => `${nth}${'tag'.repeat(3_333)}`),
  }),
  '100 tags of 2,000 words': withFields({
    tags: Array.from({ length: 100 }, (_, tag) =>
      Array.from({ length: 2_000 }, (_each, word) => `w${tag}x${word}`).join(' '),
    ),
  }),
  '10,000 tags': withFields({ tags: Array.from({ length: 10_000 }, (_, nth) => `tag ${nth}`) }),
  'a tag with zero bytes and half a letter': withFields({ tags: ['a\u0000b', '\ud83d', '\udc00x'] }),
  'a title with half a letter': withFields({ title: 'Notebook \ud83d' }),
  'a title that is a script': withFields({ title: '<script>ran()</script>' }),
  'a title of marks alone': withFields({ title: '<b></b>' }),
  'a title from right to left': withFields({ title: '\u202enotebook\u202c' }),
  'texts cut within a letter': withFields({
    vendor: `${'x'.repeat(199)}😀`,
    type: `${'x'.repeat(199)}😀`,
    sku: `${'x'.repeat(99)}😀`,
  }),
  'a SKU of 512 KB': withFields({ sku: long }),
  'a vendor that is an object': withFields({ vendor: { name: 'x' } }),
  'a description of 1 MB': withFields({ description: '<b><i><ul><li>'.repeat(70_000) }),
  'a description of 100,000 open tags': withFields({ description: '<ul><li>'.repeat(100_000) }),
  'a description with a script': withFields({ description: '<p onclick="ran()">x<script>ran()</script></p>' }),
  'a description that is a list': withFields({ description: ['x'] }),
  'pictures that are scripts': withFields({ images: ['javascript:ran()', 'data:text/html,x', 'file:///etc/passwd'] }),
  'a picture of 512 KB of URL': withFields({ images: [`https://example.com/${long}`] }),
  'pictures that are a number': withFields({ images: 42, imageUrl: { nothing: true }, image: 'none' }),
  'a weight that is infinite': withFields({ grams: raw('1e999') }),
  'a weight that is a word': withFields({ weight: 'heavy', grams: null }),
  'a weight 100,000 levels deep': withFields({ grams: deep(), weight_unit: deep() }),
  'a unit 100,000 levels deep': (row) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'grams')),
    weight: 1,
    weight_unit: deep(),
  }),
  'a weight below nothing': withFields({ grams: -1 }),
  'a date at the end of time': withFields({ createdAt: '9999-12-31T23:59:59.999Z' }),
  'a date before all time': withFields({ createdAt: '-271821-04-20T00:00:00.000Z' }),
  'a date that is a word': withFields({ createdAt: 'yesterday' }),
  'a former price below nothing': withFields({ compareAtPrice: -1 }),
  'a former price 100,000 levels deep': withFields({ compareAtPrice: deep() }),
  'a status that nobody knows': withFields({ status: 'lost' }),
  'a condition that is an object': withFields({ condition: {}, item_condition: [], grade: {} }),
  'a field called __proto__': withFields(JSON.parse('{"__proto__": {"price": 1}, "constructor": 7}')),
  'collections of 512 KB': withFields({ collections: [{ title: long, handle: 'x' }], category: null }),
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const refusing = (respond: NonNullable<Garbage['respond']>): Garbage => ({ path, respond })
const spoiling = (change: (data: Fields) => Json): Garbage => ({
  path,
  body: (body) => ({ ...body, data: change(body.data as Fields) }),
})

/** Nothing of the response may be believed: the catalogue stays as it was. */
const refusedBodies: Readonly<Record<string, Garbage>> = {
  'a page of HTML': refusing((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>We will be back soon</h1>'),
  ),
  'HTML that says it is JSON': refusing((_, response) => response.writeHead(200, json).end('<html></html>')),
  'the page of a proxy': refusing((_, response) => response.writeHead(502).end('<html>502 Bad Gateway</html>')),
  'half of the JSON': { path, text: (text) => text.slice(0, text.length / 2) },
  'JSON without its last bracket': { path, text: (text) => text.slice(0, -1) },
  'JSON twice': { path, text: (text) => text + text },
  nothing: refusing((_, response) => response.writeHead(200, json).end()),
  'no content': refusing((_, response) => response.writeHead(204).end()),
  'a number': refusing((_, response) => response.writeHead(200, json).end('7')),
  null: refusing((_, response) => response.writeHead(200, json).end('null')),
  'a list': refusing((_, response) => response.writeHead(200, json).end('[]')),
  'a row in place of the list': spoiling(({ listings, total }) => ({
    total: total ?? 0,
    listings: (listings as Json[])[0] ?? 0,
  })),
  'no success': { path, body: (body) => ({ ...body, success: false }) },
  'a success that is a text': { path, body: (body) => ({ ...body, success: 'true' }) },
  '50 MB': refusing((_, response) => {
    response.writeHead(200, json)
    const piece = Buffer.alloc(megabyte, ' ')
    let left = 50
    const go = () => {
      for (; left > 0; left -= 1) if (!response.write(piece)) return void response.once('drain', go)
      response.end()
    }
    go()
  }),
  'a bomb of gzip': refusing((_, response) =>
    response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200 * megabyte, ' '))),
  ),
  'gzip that is none': refusing((text, response) =>
    response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end(text),
  ),
  'a drip': refusing((text, response) => {
    response.writeHead(200, json)
    let at = 0
    const timer = setInterval(() => response.write(text.charAt(at++)), 100)
    response.once('close', () => clearInterval(timer))
  }),
  silence: refusing(() => undefined),
  'a cut connection': refusing((_, response) => void response.destroy()),
  'a connection cut in the middle': refusing((text, response) => {
    response.writeHead(200, { ...json, 'Content-Length': String(Buffer.byteLength(text)) })
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  }),
  'a redirect': refusing((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()),
  'headers of 100 KB': refusing((text, response) =>
    response.writeHead(200, { ...json, 'X-Long': 'x'.repeat(100_000) }).end(text),
  ),
  '100,000 levels': { path, text: () => `${'['.repeat(depth)}${']'.repeat(depth)}` },
  'an empty list of many': spoiling((data) => ({ ...data, listings: [] })),
  'an empty warehouse': spoiling((data) => ({ ...data, listings: [], total: 0 })),
  'no prices at all': spoiling((data) => ({
    ...data,
    listings: (data.listings as Fields[]).map(({ price: _, ...row }) => row),
  })),
  'a mark of byte order': { path, text: (text) => `\ufeff${text}` },
}

/** It never ends: what was read is kept, and nothing is taken for gone. */
const endlessBodies: Readonly<Record<string, Garbage>> = {
  'the same rows without end': { ...spoiling((data) => ({ ...data, total: 1_000_000_000 })), repeats: true },
  'more rows than any warehouse has': spoiling((data) => ({ ...data, total: 1e15 })),
}

/** Odd, and no reason to refuse. */
const takenBodies: Readonly<Record<string, Garbage>> = {
  'bytes that are no UTF-8': {
    path,
    text: (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from(',"x":"\xff\xfe"}', 'latin1')]),
  },
  'a total that is a word': spoiling((data) => ({ ...data, total: 'many' })),
  'a total below nothing': spoiling((data) => ({ ...data, total: -1 })),
}

export const inventoryGarbage = {
  refusedRows,
  harmlessRows,
  refusedBodies,
  endlessBodies,
  takenBodies,
} as const

export const rowGarbage = (row: Row): Garbage => ({ path, row })
