import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { parseCsv } from '../parse-csv.ts'
import { readFileRows } from './read-file-rows.ts'
import { guessColumn, recogniseColumns } from './recognise-columns.ts'

const folder = join(import.meta.dirname, '../../../../../tests/support/catalogue/product-files')

const read = (name: string, currency: Currency = 'BAM') => {
  const [header, ...rows] = parseCsv(readFileSync(join(folder, name), 'utf8'))
  const columns = recogniseColumns(header?.cells ?? [])
  return { ...columns, rows: readFileRows(rows, columns, currency) }
}

it.each(['shopify.csv', 'shopify-since-2025.csv'])(
  'the file %s of Shopify is recognised and read as products with variants and pictures',
  (name) => {
    const { format, columns, rows } = read(name)
    expect(format).toBe('shopify')
    expect(columns).not.toContain(undefined)
    expect(rows.map(({ line, cells }) => [line, cells.handle, cells.sku, cells.price])).toEqual([
      [2, 'notebook-14', 'NB-14-8', '899.00'],
      [3, 'notebook-14', 'NB-14-16', '999.00'],
      [5, 'phone-6', 'PH-6', '499.00'],
      [6, 'old-mouse', 'MS-1', '19.90'],
    ])
    expect(rows[0]?.cells).toMatchObject({
      ...{ title: 'Notebook 14', description: '<p>Light <b>and</b> quiet</p>', vendor: 'Acme', type: 'Laptop' },
      ...{ option1_name: 'Memory', option1_value: '8 GB', stock: '3', compare_at_price: '1099.00', status: 'active' },
      pictures: 'https://pictures.example.com/notebook-1.jpg|https://pictures.example.com/notebook-2.jpg',
      picture_texts: 'From the front|From the side',
    })
    expect(rows[1]?.cells).not.toHaveProperty('title')
    // A product without options has none here.
    expect(rows[2]?.cells).not.toHaveProperty('option1_value')
    expect(rows[2]?.cells).toMatchObject({ barcode: '4006381333931', status: 'active' })
    expect(rows[3]?.cells.status).toBe('draft')
  },
)

it('the file of WooCommerce is recognised and read, its variations as variants of their product', () => {
  const { format, columns, rows } = read('woocommerce.csv')
  expect(format).toBe('woocommerce')
  expect(columns).not.toContain(undefined)
  expect(rows.map(({ line, cells }) => [line, cells.sku, cells.price, cells.compare_at_price])).toEqual([
    [2, 'MS-2', '25', '35'],
    [4, 'TB-64', '300', undefined],
    [5, 'TB-128', '350', undefined],
    [6, 'SET-1', undefined, undefined],
  ])
  expect(rows[0]?.cells).toMatchObject({
    ...{ title: 'Mouse', type: 'Mice', tags: 'quiet, small', stock: '7', status: 'active', barcode: '4006381333931' },
    pictures: 'https://pictures.example.com/mouse-1.jpg|https://pictures.example.com/mouse-2.jpg',
  })
  expect(rows[1]?.cells).toMatchObject({ title: 'Tablet', option1_name: 'Storage', option1_value: '64 GB' })
  expect(rows[2]?.cells).toMatchObject({ option1_name: 'Storage', option1_value: '128 GB' })
  expect(rows[2]?.cells.group).toBe(rows[1]?.cells.group)
  expect(rows[3]?.cells.unsupported).toBe('grouped')
})

it('cents that pesos do not have are taken off the amounts of other shops, and of no other text', () => {
  const { rows } = read('shopify.csv', 'CLP')
  expect(rows[0]?.cells).toMatchObject({ price: '899', compare_at_price: '1099' })
})

it('a column that nobody knows is asked about, with a proposal in three languages', () => {
  const { format, columns } = recogniseColumns(['SKU', 'Naziv', 'Precio', 'Inventory group', ''])
  expect(format).toBe('own')
  expect(columns).toEqual(['sku', undefined, undefined, undefined, null])
  expect(['Naziv', 'Nombre', 'Name', 'Količina', 'Precio', 'Inventory group'].map(guessColumn)).toEqual([
    ...['title', 'title', 'title', 'stock', 'price', undefined],
  ])
})
