import type { Database } from '@dvaput/database/open-database'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'

const lastUsed = `
  SELECT market, language FROM (
    SELECT market, language, created_at AS at FROM backend.offers WHERE customer_id = $1
    UNION ALL SELECT market, language, created_at FROM backend.reservations WHERE customer_id = $1
    UNION ALL SELECT market, NULL, processed_at FROM backend.orders WHERE customer_id = $1
  ) AS used ORDER BY at DESC LIMIT 1`

/** Where and in which language the customer dealt with us last. */
export const readCustomerLocale = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  otherwise: Locale,
): Promise<Locale> => {
  const { rows } = await pool.query<{ market: MarketId; language: Language | null }>(lastUsed, [customerId])
  const [used] = rows
  if (!used) return otherwise
  const market = markets[used.market]
  return { market, language: used.language ?? market.languages[0] }
}
