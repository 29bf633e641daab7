import type { BenchShop } from './bench-shop.ts'

/** Variants with enough stock for every round, spread over the whole catalogue. */
export const readSoldVariants = async ({ pool }: BenchShop, count: number): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT variant_id AS id FROM platform.stock WHERE on_hand > 10 ORDER BY hashint8(variant_id) LIMIT $1`,
    [count],
  )
  return rows.map(({ id }) => `gid://shopify/ProductVariant/${id}`)
}
