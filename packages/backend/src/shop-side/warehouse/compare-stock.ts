import type { Database } from '@dvaput/database/open-database'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { EraWarehouse } from '../../international/era-warehouse.ts'

type Needs = { readonly database: Pick<Database, 'pool'>; readonly era: Pick<EraWarehouse, 'readStock'> }

type Listed = {
  readonly id: string
  readonly handle: string
  readonly title: string
  /** Null: nobody has counted. */
  readonly stock: number | null
  /** Promised to orders that are not at the warehouse yet. */
  readonly held: number
}

type Comparison = {
  readonly compared: number
  /** Null: the warehouse does not know it. */
  readonly differences: readonly (Listed & { readonly there: number | null })[]
  readonly next: string | null
}

/** Three requests to the warehouse. */
const atOnce = 300

const query = `
  SELECT product.id, handle, title, product.stock, coalesce(held.held, 0) AS held
  FROM backend.international_products AS product LEFT JOIN backend.international_stock AS held ON held.era_id = product.id
  WHERE listed AND removed_at IS NULL AND product.id > $1 ORDER BY product.id LIMIT ${atOnce}`

/** What we list of each product beside what the warehouse has at this moment, some hundred at a time. */
export const createCompareStock =
  ({ database, era }: Needs) =>
  async (after: string): Promise<Comparison | 'unavailable'> => {
    const { rows } = await database.pool.query<Listed>(query, [after])
    try {
      const live = await era.readStock(rows.map(({ id }) => id))
      const compared = rows.map((row) => ({ ...row, there: live.get(row.id) ?? null }))
      return {
        compared: rows.length,
        differences: compared.filter(({ stock, there }) => stock !== there),
        next: rows.length < atOnce ? null : (rows.at(-1)?.id ?? null),
      }
    } catch (error) {
      if (error instanceof IntegrationError) return 'unavailable'
      throw error
    }
  }
