import { createHmac, timingSafeEqual } from 'node:crypto'
import { createSecret, type SecretStore } from './secrets.ts'

const goodForSeconds = 60 * 60

/** What a browser carries to show, for an hour, that this was found true of it; of each kind under a key of its own. */
export const createTimedProofs = (store: SecretStore, secretName: string) => {
  const secret = createSecret(store, secretName)
  const sign = async (claim: string, until: string) =>
    createHmac('sha256', await secret())
      .update(`${claim}:${until}`)
      .digest('base64url')
  const query = async <Value>(sql: string, value: number): Promise<Value | undefined> =>
    (await store.database.pool.query<{ value: Value }>(sql, [value])).rows[0]?.value

  return {
    async make(claim: string): Promise<string> {
      const until = await query<string>(
        `SELECT floor(extract(epoch FROM app_now()) + $1)::text AS value`,
        goodForSeconds,
      )
      return `${until}.${await sign(claim, String(until))}`
    },
    async isProved(claim: string, proof: string): Promise<boolean> {
      const [, until = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(proof) ?? []
      if (until === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(claim, until)))) return false
      return (await query<boolean>('SELECT to_timestamp($1) > app_now() AS value', Number(until))) === true
    },
  }
}
