import type { Database } from '@dvaput/database/open-database'
import type { namedFacets } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

export type NamedFacet = (typeof namedFacets)[number]

/** All brands or processors of a shop, from one to the next along their index: as many steps as there are names. */
export const readNamedValues = async (
  { pool }: Pick<Database, 'pool'>,
  shop: ShopHandle,
  name: NamedFacet,
): Promise<readonly string[]> => {
  const following = (condition: string) =>
    `(SELECT ${name} FROM backend.catalogue_entries WHERE shop = $1 AND ${condition} ORDER BY ${name} LIMIT 1)`
  const { rows } = await pool.query<{ value: string }>(
    `WITH RECURSIVE step AS (
       SELECT ${following(`${name} IS NOT NULL`)} AS value
       UNION ALL
       SELECT ${following(`${name} > step.value`)} FROM step WHERE step.value IS NOT NULL
     )
     SELECT value FROM step WHERE value IS NOT NULL`,
    [shop],
  )
  return rows.map(({ value }) => value)
}
