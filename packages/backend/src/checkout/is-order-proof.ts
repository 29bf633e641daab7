import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'

const form = /^(\d{1,12})\.([\w-]{43})$/

/**
 * Was this made by the platform, a short while ago, for the browser that completed the order? Both sides know the key of
 * the order's status page; a hosted shop makes none.
 */
export const isOrderProof = async (
  { pool }: Pick<Database, 'pool'>,
  proof: string | undefined,
  statusUrl: string | null,
): Promise<boolean> => {
  const key = statusUrl !== null && URL.canParse(statusUrl) ? new URL(statusUrl).searchParams.get('key') : null
  const [, until = '', signature = ''] = form.exec(proof ?? '') ?? []
  if (!key || until === '') return false
  const expected = createHmac('sha256', key).update(until).digest('base64url')
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return false
  const { rows } = await pool.query<{ isAlive: boolean }>('SELECT to_timestamp($1) > app_now() AS "isAlive"', [
    Number(until),
  ])
  return rows[0]?.isAlive === true
}
