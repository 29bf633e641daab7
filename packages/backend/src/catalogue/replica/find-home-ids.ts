import type { Database } from '@dvaput/database/open-database'
import { limits } from '@dvaput/domain/catalogue/limits'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { pickHome } from './pick-home.ts'

/** Home loads 150 products, a third for each section. // HOME-08 */
const ofEach = limits.homeProducts / 3

type Row = { featured: string[]; onSale: string[]; newest: string[] }

/** The products of the front page; the search index holds listed products only. */
export const findHomeIds = async ({ pool }: Pick<Database, 'pool'>, shop: ShopHandle) => {
  const { rows } = await pool.query<Row>(
    `SELECT
       ARRAY(SELECT id FROM backend.catalogue_entries WHERE shop = $1 AND prominence = 1
             ORDER BY created_at DESC, id DESC LIMIT $2) AS featured,
       ARRAY(SELECT id FROM backend.catalogue_entries WHERE shop = $1 AND on_sale AND prominence >= 0
             ORDER BY prominence DESC, created_at DESC, id DESC LIMIT $2) AS "onSale",
       ARRAY(SELECT id FROM backend.catalogue_entries WHERE shop = $1 AND prominence >= 0
             ORDER BY created_at DESC, id DESC LIMIT $2) AS newest`,
    [shop, ofEach],
  )
  const [row = { featured: [], onSale: [], newest: [] }] = rows
  return pickHome(
    { featured: row.featured.map(Number), onSale: row.onSale.map(Number), newest: row.newest.map(Number) },
    (id) => id,
  )
}
