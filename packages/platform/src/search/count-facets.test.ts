import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { countCodes, facetCode } from './facet-codes.ts'

const shop = useTestPlatform()
/** More than any cap that a search has, few enough to write. */
const size = 5_200

/** Every third is a Dell, every fourth sold out. Written at once: the rules that look at each row rest meanwhile. */
const fillCollection = () =>
  shop.database.inTransaction(async ({ client }) => {
    const { id } = shop.platform.shopOf('main').shop
    await client.query("SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = '60s'")
    await client.query(
      `INSERT INTO platform.products (shop_id, handle, title, product_type, vendor, tags, metafields,
         available_for_sale, min_price, max_price)
       SELECT $1, 'many-' || n, 'Many ' || n, 'Laptop', CASE WHEN n % 3 = 0 THEN 'Dell' ELSE 'Lenovo' END,
         ARRAY['tag ' || n % 5],
         jsonb_build_object('custom.grade', jsonb_build_object('type', 'single_line_text_field', 'value', chr(65 + n % 2))),
         n % 4 <> 0, 100 * (1 + n), 100 * (1 + n)
       FROM generate_series(0, $2::integer - 1) AS n`,
      [id, size],
    )
    await client.query('SELECT platform.refresh_facets(array_agg(id)) FROM platform.products WHERE shop_id = $1', [id])
    await client.query('SET LOCAL session_replication_role = origin')
    await client.query(
      `WITH made AS (INSERT INTO platform.collections (shop_id, handle, title) VALUES ($1, 'many', 'Many') RETURNING id)
       INSERT INTO platform.collection_products (collection_id, product_id, position)
       SELECT made.id, product.id, row_number() OVER () FROM made, platform.products AS product WHERE shop_id = $1`,
      [id],
    )
  })

const readCounts = async (filters: object[]) => {
  const { data, errors } = await shop.query(
    `query ($filters: [ProductFilter!]) { collection(handle: "many") {
      products(first: 1, filters: $filters) { filters { id values { label count input } } } } }`,
    { filters },
  )
  expect(errors).toBeUndefined()
  return (id: string): Record<string, number> =>
    Object.fromEntries(
      data.collection.products.filters
        .find((filter: { id: string }) => filter.id === id)
        .values.map(({ label, count }: { label: string; count: number }) => [label, count]),
    )
}

const numbers = Array.from({ length: size }, (_, number) => number)
const count = (is: (number: number) => boolean) => numbers.filter(is).length
const [inStock, outOfStock] = ['Na stanju', 'Nije na stanju']

describe('counts of a collection', () => {
  it('are exact, however many members there are', async () => {
    await fillCollection()
    const counts = await readCounts([])
    expect(counts('filter.p.product_type')).toEqual({ Laptop: size })
    expect(counts('filter.p.vendor')).toEqual({ Dell: count((n) => n % 3 === 0), Lenovo: count((n) => n % 3 !== 0) })
    expect(counts('filter.v.availability')).toEqual({ [inStock]: size * 0.75, [outOfStock]: size * 0.25 })
    expect(Object.values(counts('filter.p.tag'))).toEqual(Array(5).fill(size / 5))
  })

  it('are those of what passes every other filter', async () => {
    const dell = { productVendor: 'Dell' }
    const graded = { productMetafield: { namespace: 'custom', key: 'grade', value: 'A' } }
    const counts = await readCounts([dell, graded, { price: { max: 3_000 } }, { available: true }])
    const [isDell, isA, isCheap, isThere] = [
      (n: number) => n % 3 === 0,
      (n: number) => n % 2 === 0,
      (n: number) => n < 3_000,
      (n: number) => n % 4 !== 0,
    ]
    expect(counts('filter.p.vendor')).toEqual({
      Dell: count((n) => isDell(n) && isA(n) && isCheap(n) && isThere(n)),
      Lenovo: count((n) => !isDell(n) && isA(n) && isCheap(n) && isThere(n)),
    })
    expect(counts('filter.p.m.custom.grade')).toEqual({
      A: count((n) => isDell(n) && isA(n) && isCheap(n) && isThere(n)),
      B: count((n) => isDell(n) && !isA(n) && isCheap(n) && isThere(n)),
    })
    expect(counts('filter.v.availability')).toEqual({
      [inStock]: count((n) => isDell(n) && isA(n) && isCheap(n) && isThere(n)),
      [outOfStock]: count((n) => isDell(n) && isA(n) && isCheap(n) && !isThere(n)),
    })
    expect(counts('filter.p.product_type')).toEqual({
      Laptop: count((n) => isDell(n) && isA(n) && isCheap(n) && isThere(n)),
    })
  })
})

describe('facet codes', () => {
  it('are the same here and in the database', async () => {
    const edges = [1, 2, 1_023, 54_271, 54_272, 62_463, 62_464, 1_111_039]
    const { rows } = await shop.database.pool.query(
      'SELECT platform.facet_code(number) AS code FROM unnest($1::integer[]) AS number',
      [edges],
    )
    expect(rows.map(({ code }) => code)).toEqual(edges.map(facetCode))
    const [first, second] = [...countCodes(`\u0001${edges.map(facetCode).join('')}\u0001${facetCode(1)}\u0002`)]
    expect(first?.[1].rows).toBe(2)
    expect([...(first?.[1].tally.read() ?? [])]).toEqual(edges.map((number) => [number, number === 1 ? 2 : 1]))
    expect([second?.[0], second?.[1].rows]).toEqual([2, 1])
  })

  it('end where there are none: such a value is not counted, and its product is written all the same', async () => {
    const { rows } = await shop.database.pool.query('SELECT platform.facet_code(2147483647) AS code')
    expect(rows[0].code).toBe('')
  })
})
