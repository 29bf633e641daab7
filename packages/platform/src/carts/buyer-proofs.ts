import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { randomToken, rememberSecret } from '../shops/secrets.ts'

const goodForSeconds = 60 * 60

type Buyer = { readonly cartToken: string; readonly customerId: number }

/** What a checkout address carries that a customer asked for: who follows it soon is the one whose address book it is. */
export const createBuyerProofs = ({ database }: { readonly database: Database }) => {
  let secret: Promise<string> | undefined
  const sign = async ({ cartToken, customerId }: Buyer, until: string) => {
    secret ??= rememberSecret(database, 'carts:buyer-proof', () => randomToken())
    return createHmac('sha256', await secret)
      .update(`${cartToken}:${customerId}:${until}`)
      .digest('base64url')
  }
  const ask = async <Value>(sql: string, value: number): Promise<Value | undefined> =>
    (await database.pool.query<{ value: Value }>(sql, [value])).rows[0]?.value

  return {
    async make(buyer: Buyer): Promise<string> {
      const until = await ask<string>(`SELECT floor(extract(epoch FROM app_now()) + $1)::text AS value`, goodForSeconds)
      return `${until}.${await sign(buyer, String(until))}`
    },
    async isProved(buyer: Buyer, proof: string): Promise<boolean> {
      const [, until = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(proof) ?? []
      if (until === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(buyer, until)))) return false
      return (await ask<boolean>('SELECT to_timestamp($1) > app_now() AS value', Number(until))) === true
    },
  }
}
