import { randomBytes } from 'node:crypto'
import { and, eq, sql } from '@dvaput/database/query'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { secrets } from '../tables/shops.table.ts'

export type SecretStore = Pick<PlatformNeeds, 'database' | 'sealing'>

type Sealed = { readonly sealed: string }

const isSealed = (value: unknown): value is Sealed => typeof (value as Partial<Sealed> | null)?.sealed === 'string'

const purposeOf = (name: string) => `secret of the platform: ${name}`

/**
 * The remembered value, or the one made now; of processes that start together one wins and all use its value. It lies
 * sealed in the database; one that an earlier release stored as it is gets sealed when it is first read.
 */
export const rememberSecret = async <Value>(
  { database: { db }, sealing }: SecretStore,
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> => {
  const seal = (value: unknown): Sealed => ({ sealed: sealing.seal(purposeOf(name), JSON.stringify(value)) })
  const open = ({ sealed }: Sealed): Value => {
    const text = sealing.open(purposeOf(name), sealed)
    if (text === undefined)
      throw new Error(
        `the secret ${name} was stored under another APP_SECRET: start with that one, or delete its row from platform.secrets to have a new one made`,
      )
    return JSON.parse(text)
  }
  const read = async (): Promise<Value | undefined> => {
    const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
    if (!row) return undefined
    if (isSealed(row.value)) return open(row.value)
    const isPlain = sql`NOT (jsonb_typeof(${secrets.value}) = 'object' AND ${secrets.value} ? 'sealed')`
    await db
      .update(secrets)
      .set({ value: seal(row.value) })
      .where(and(eq(secrets.name, name), isPlain))
    return row.value as Value
  }

  const known = await read()
  if (known !== undefined) return known
  await db
    .insert(secrets)
    .values({ name, value: seal(await make()) })
    .onConflictDoNothing()
  const stored = await read()
  if (stored === undefined) throw new Error(`storing the secret ${name} failed`)
  return stored
}

export const randomToken = (prefix = '') => prefix + randomBytes(32).toString('hex')

/** A secret, read when it is first needed and cached from then on. */
export const createSecret = (store: SecretStore, name: string): (() => Promise<string>) => {
  let secret: string | undefined
  return async () => {
    // Not the promise: one that failed while the database was unavailable would fail for ever.
    secret ??= await rememberSecret(store, name, () => randomToken())
    return secret
  }
}
