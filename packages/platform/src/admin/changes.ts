import type { InTransaction, Transaction } from '@dvaput/database/in-transaction'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { AdminContext } from './admin-context.ts'

type Refusable = { readonly userErrors: readonly unknown[] }

/** Carries a refusal out of a transaction that must not be committed. */
const rolledBack = (payload: Refusable) => Object.assign(new Error('refused'), { refusedPayload: payload })

/** A transaction for each change. */
export const changeAlone =
  (inTransaction: InTransaction): AdminContext['change'] =>
  async <Payload extends Refusable>(work: (tx: Transaction) => Promise<Payload>): Promise<Payload> => {
    try {
      return await inTransaction(async (tx) => {
        const payload = await work(tx)
        if (payload.userErrors.length > 0) throw rolledBack(payload)
        return payload
      })
    } catch (error) {
      if (error instanceof Error && 'refusedPayload' in error) return error.refusedPayload as Payload
      throw error
    }
  }

/** Every change inside the one transaction that the request already has. */
export const changeWithin =
  (tx: Transaction): AdminContext['change'] =>
  async (work) => {
    await tx.client.query('SAVEPOINT admin_change')
    const payload = await work(tx)
    if (payload.userErrors.length > 0) await tx.client.query('ROLLBACK TO SAVEPOINT admin_change')
    await tx.client.query('RELEASE SAVEPOINT admin_change')
    return payload
  }

/** Fields are resolved concurrently, a connection takes one statement at a time: they queue here. */
export const inLine = ({ client }: Transaction): Transaction => {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: Parameters<typeof client.query>) => {
    const result = last.then(() => client.query(...args))
    last = result.catch(() => undefined)
    return result
  }
  const queued = new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
  return { client: queued, db: drizzle(queued) }
}
