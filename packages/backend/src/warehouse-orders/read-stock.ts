import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import type { ImportedProduct } from '@dvaput/domain/international/imported-product'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'

/** What the warehouse has. */
export type Inventory = {
  /** Of our own copy of it. */
  findByIds(eraIds: readonly string[]): Promise<ReadonlyMap<string, ImportedProduct>>
  /** Asks the warehouse itself; throws IntegrationError where it does not answer. */
  confirmStock(eraIds: readonly string[]): Promise<ReadonlyMap<string, number | null>>
}

/** What the warehouse said. A figure that was read before an order reached it does not count that order yet. */
export type StockReading = {
  /** Null: the warehouse did not say, so nothing can be promised. */
  readonly counts: ReadonlyMap<string, number | null>
  /** By the database's clock, before the warehouse was asked. */
  readonly readAt: string
}

type Needs = { readonly database: Pick<Database, 'db'>; readonly inventory: Inventory; readonly log: Log }

/** How old the count of our copy may be while the warehouse does not answer. */
const usableMinutes = 30

export const createReadStock = ({ database: { db }, inventory, log }: Needs) => {
  const now = async (): Promise<string> => {
    const { rows } = await db.execute<{ now: string }>(sql`SELECT app_now()::text AS now`)
    return rows[0]?.now ?? ''
  }

  /** Undefined where the warehouse does not answer. */
  const ask = async (eraIds: readonly string[]): Promise<StockReading | undefined> => {
    const readAt = await now()
    try {
      return { counts: await inventory.confirmStock(eraIds), readAt }
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ error: describeError(error) }, 'stock not confirmed, the warehouse does not answer')
      return undefined
    }
  }

  /** What our copy says, where the warehouse confirmed all of it a short while ago. */
  const fromCopy = async (eraIds: readonly string[]): Promise<StockReading | undefined> => {
    const products = await inventory.findByIds(eraIds)
    const known = [...products.values()]
    const oldest = known.map(({ confirmedAt }) => confirmedAt).toSorted()[0]
    const since = Date.parse(await now()) - usableMinutes * 60_000
    if (oldest === undefined || known.length < eraIds.length || Date.parse(oldest) < since) return undefined
    return { counts: new Map(known.map(({ eraId, stock }) => [eraId, stock])), readAt: oldest }
  }

  return {
    ask,
    /** For whoever wants to buy: a warehouse that is down for some minutes stops nobody. */
    async askOrRemember(eraIds: readonly string[]): Promise<StockReading | undefined> {
      return (await ask(eraIds)) ?? (await fromCopy(eraIds))
    },
  }
}

export type ReadStock = ReturnType<typeof createReadStock>
