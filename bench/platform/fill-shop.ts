import type pg from 'pg'
import { catalogueRecords, copyParts, type Filling, firstProduct, variantIdOf } from './copy-products.ts'
import { fillCollections } from './fill-collections.ts'

/**
 * A connection for many rows at once: the database's rules and foreign keys rest, because what they would work out row
 * by row is worked out once. It is not given back to the pool, where it would break them for others.
 */
const withLane = async <Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect()
  try {
    await client.query(`SET session_replication_role = replica; SET statement_timeout = 0; SET lock_timeout = 0;
      SET synchronous_commit = off; SET work_mem = '64MB'; SET maintenance_work_mem = '128MB'`)
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** Two at a time. */
const runAll = async (pool: pg.Pool, statements: readonly string[]) => {
  const waiting = [...statements]
  const lane = () =>
    withLane(pool, async (client) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await client.query(next)
    })
  await Promise.all([lane(), lane()])
}

/** An index is made much faster than it is kept. */
const dropIndexes = async (pool: pg.Pool, table: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1::regclass AND NOT indisunique ORDER BY pg_relation_size(indexrelid) DESC`,
    [table],
  )
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

const refreshFacets = (from: number, to: number) =>
  `SELECT platform.refresh_facets(array_agg(id)) FROM platform.products WHERE id >= ${from} AND id < ${to}`

/** A shop with this many products, for a database that nobody else uses meanwhile. */
export const fillShop = async (pool: pg.Pool, filling: Filling) => {
  const end = firstProduct + filling.products
  const ofProducts = await dropIndexes(pool, 'platform.products')
  const ofMembers = await dropIndexes(pool, 'platform.collection_products')
  await Promise.all([
    withLane(pool, (client) => catalogueRecords(client, filling)),
    withLane(pool, (client) => copyParts(client, filling)),
  ])
  // Nearly all values are known after the first few; then no lane waits for a value that the other one writes.
  const known = firstProduct + Math.ceil(filling.products / 50)
  const middle = Math.ceil((known + end) / 2)
  await runAll(pool, [refreshFacets(firstProduct, known)])
  await runAll(pool, [refreshFacets(known, middle), refreshFacets(middle, end)])
  await Promise.all([
    withLane(pool, (client) => fillCollections(client, filling)).then(() => runAll(pool, ofMembers)),
    runAll(pool, ofProducts),
  ])
  await pool.query(`SELECT setval(pg_get_serial_sequence('platform.products', 'id'), ${end})`)
  const lastVariant = variantIdOf(filling.products, 0)
  await pool.query(`SELECT setval(pg_get_serial_sequence('platform.product_variants', 'id'), ${lastVariant})`)
  await runAll(pool, [
    'VACUUM (ANALYZE) platform.products',
    ...['product_variants', 'stock', 'product_images', 'product_options', 'collection_products', 'collections'].map(
      (table) => `VACUUM (ANALYZE) platform.${table}`,
    ),
    'VACUUM (ANALYZE) platform.facet_values',
    'VACUUM (ANALYZE) platform.stock_movements',
  ])
}
