import { randomBytes } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { secrets } from '../tables/shops.table.ts'

/** The remembered value, or the one made now; of processes that start together one wins and all use its value. */
export const rememberSecret = async <Value>(
  { db }: Database,
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> => {
  const read = async () =>
    (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value as Value | undefined
  const known = await read()
  if (known !== undefined) return known
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const stored = await read()
  if (stored === undefined) throw new Error(`storing the secret ${name} failed`)
  return stored
}

export const randomToken = (prefix = '') => prefix + randomBytes(32).toString('hex')

/** A secret, read when it is first needed and cached from then on. */
export const createSecret = (database: Database, name: string): (() => Promise<string>) => {
  let secret: string | undefined
  return async () => {
    // Not the promise: one that failed while the database was unavailable would fail for ever.
    secret ??= await rememberSecret(database, name, () => randomToken())
    return secret
  }
}
