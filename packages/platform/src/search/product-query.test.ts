import { beforeAll, expect, it } from 'vitest'
import { insertSearchProducts, laptops, listed } from '../../../../tests/support/catalogue/search-products.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
beforeAll(() => insertSearchProducts(shop.platform))

const titles = async (query: string) => {
  const { data, errors } = await shop.query(
    'query ($query: String) { products(first: 50, query: $query) { nodes { title } } }',
    {
      query,
    },
  )
  expect(errors).toBeUndefined()
  return data.products.nodes.map(({ title }: { title: string }) => title)
}

it.each([
  ['', listed],
  ['thinkpad', ['ThinkPad T14', 'ThinkPad X1', 'Miš bežični']],
  ['title:thinkpad', ['ThinkPad T14', 'ThinkPad X1']],
  ['title:ThinkPad T14', ['ThinkPad T14']],
  ['"thinkpad x1"', ['ThinkPad X1']],
  ['"x1 thinkpad"', []],
  ['mis bezicni', ['Miš bežični']],
  ['MIŠ', ['Miš bežični']],
  ['djerdan', []],
  ['đerdan', ['Miš bežični']],
  ['derdan', ['Miš bežični']],
  ['think*', ['ThinkPad T14', 'ThinkPad X1', 'Miš bežični']],
  ['think', []],
  ['portatil', ['ThinkPad T14']],
  ['vendor:lenovo', ['ThinkPad T14', 'ThinkPad X1']],
  ['vendor:Dell OR vendor:Logitech', ['Latitude 7490', 'Miš bežični']],
  ['vendor:L*', ['ThinkPad T14', 'ThinkPad X1', 'Miš bežični']],
  ['tag:sale,čžš', ['ThinkPad T14', 'Latitude 7490']],
  ['product_type:laptop,mouse -vendor:Lenovo', ['Latitude 7490', 'Miš bežični']],
  ['tag:sale', ['ThinkPad T14', 'Latitude 7490']],
  ['tag:*', laptops],
  ['tag_not:Sale', ['ThinkPad X1', 'Miš bežični']],
  ['NOT tag:Sale', ['ThinkPad X1', 'Miš bežični']],
  ['available_for_sale:false', ['ThinkPad X1']],
  ['available_for_sale:true', ['ThinkPad T14', 'Latitude 7490', 'Miš bežični']],
  ['variants.price:>1000', ['ThinkPad T14', 'ThinkPad X1']],
  ['variants.price:90', ['Miš bežični']],
  ['variants.price:<=35.50', ['Miš bežični']],
  ['variants.price:>=900 variants.price:<1200', ['Latitude 7490']],
  ["created_at:>'2024-02-01T00:00:00Z'", ['Latitude 7490', 'Miš bežični']],
  ["created_at:>='2024-02-01' created_at:<2024-04", ['ThinkPad X1', 'Latitude 7490']],
  ['created_at:2024-02-01', ['ThinkPad X1']],
  ['created_at:<now', listed],
  ['updated_at:>now', []],
  ['sku:sku-thinkpad-t14', ['ThinkPad T14']],
  ['handle:thinkpad-x1', ['ThinkPad X1']],
  ['(tag:Sale OR vendor:Logitech) AND -product_type:Mouse', ['ThinkPad T14', 'Latitude 7490']],
  ['unknown:thing', listed],
  ['unknown:thing vendor:Dell', ['Latitude 7490']],
  ['created_at:>yesterdayish', listed],
  ['created_at:>0000-01-01', listed],
  ['created_at:>0001-01-01T00:00:00+23:59', listed],
  ['created_at:<9999-12-31T23:59:59-23:59', listed],
  ['variants.price:>abc', listed],
  ['id:99999999999999999999', listed],
  ['toString:x constructor:y __proto__:z', listed],
  ['status:draft', []],
])('products(query: %j)', async (query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

it.each(["'", '\\', 'a:b:c', ':*', '* & | ! <-> :*', 'word '.repeat(900), '%_', `title:"';DROP TABLE products;--"`])(
  'the products query answers %j without an error',
  async (query) => {
    expect(await titles(query)).toBeInstanceOf(Array)
  },
)
