import type { Database } from '@dvaput/database/open-database'
import type { Money } from '@dvaput/domain/money/money'

type Row = { amount: string; currency: Money['currency']; people: string }

/** How many people would pay at least so much for the product of this page, the highest amount first. For the shop. */
export const readDemand = async (
  { pool }: Pick<Database, 'pool'>,
  handle: string,
): Promise<readonly { readonly amount: Money; readonly people: number }[]> => {
  const { rows } = await pool.query<Row>(
    `SELECT amount, currency, sum(count(DISTINCT email)) OVER (PARTITION BY currency ORDER BY amount DESC) AS people
     FROM backend.target_prices AS target
     WHERE amount IS NOT NULL AND (
       EXISTS (SELECT FROM backend.catalogue_products AS product
               WHERE product.shop = target.shop AND product.id = target.product_id AND product.handle = $1)
       OR EXISTS (SELECT FROM backend.international_products AS product
                  WHERE target.shop IS NULL AND product.id = target.item AND product.handle = $1))
     GROUP BY amount, currency ORDER BY currency, amount DESC`,
    [handle],
  )
  return rows.map(({ amount, currency, people }) => ({
    amount: { minor: Number(amount), currency },
    people: Number(people),
  }))
}
