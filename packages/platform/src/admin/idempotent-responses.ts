import { createHash } from 'node:crypto'
import { errorCode } from '@dvaput/database/error-code'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.table.ts'

export type AdminResponse = { readonly status: number; readonly body: unknown }

type Request = {
  readonly shopId: number
  readonly tokenHash: string
  readonly key: string
  /** What must be the same when the key is. */
  readonly content: string
}

const maxKeyLength = 255
const lockTimedOut = '55P03'
const tries = 5

export const isIdempotencyKey = (key: string): boolean =>
  key.length > 0 && key.length <= maxKeyLength && /^[\x20-\x7e]+$/.test(key)

const otherBody: AdminResponse = {
  status: 422,
  body: { errors: 'The Idempotency-Key was used with another request before' },
}
const stillRunning: AdminResponse = {
  status: 409,
  body: { errors: 'A request with this Idempotency-Key is still running' },
}

/**
 * Claim, effects and response are one transaction: a crash in the middle leaves nothing, and the retry simply runs.
 * A repeat in another process waits for the first one's row; in the same process it waits for its promise, so that
 * many of them cannot take the connections the first one needs.
 */
export const createIdempotentResponses = ({ database }: Pick<PlatformNeeds, 'database'>) => {
  const running = new Map<string, { readonly requestHash: string; readonly response: Promise<AdminResponse> }>()

  const once = (
    { shopId, tokenHash, key }: Request,
    requestHash: string,
    execute: (tx: Transaction) => Promise<AdminResponse>,
  ) =>
    database.inTransaction(async (tx) => {
      const { db } = tx
      const isKey = and(
        eq(idempotencyKeys.shopId, shopId),
        eq(idempotencyKeys.tokenHash, tokenHash),
        eq(idempotencyKeys.key, key),
      )
      await db
        .delete(idempotencyKeys)
        .where(and(isKey, sql`${idempotencyKeys.createdAt} < app_now() - interval '24 hours'`))
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ shopId, tokenHash, key, requestHash })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      if (claimed.length === 0) {
        const [known] = await db.select().from(idempotencyKeys).where(isKey)
        if (!known) return stillRunning
        return known.requestHash === requestHash ? (known.response as AdminResponse) : otherBody
      }
      const response = await execute(tx)
      await db.update(idempotencyKeys).set({ response }).where(isKey)
      return response
    })

  const patiently: typeof once = async (...args) => {
    for (let left = tries; left > 0; left -= 1) {
      try {
        return await once(...args)
      } catch (error) {
        if (errorCode(error) !== lockTimedOut) throw error
      }
    }
    return stillRunning
  }

  /** Throwing out of `execute` undoes everything, the claim too. */
  return async (request: Request, execute: (tx: Transaction) => Promise<AdminResponse>): Promise<AdminResponse> => {
    const requestHash = createHash('sha256').update(request.content).digest('hex')
    const name = `${request.shopId} ${request.tokenHash} ${request.key}`
    const first = running.get(name)
    if (first) return first.requestHash === requestHash ? first.response : otherBody
    const response = patiently(request, requestHash, execute)
    running.set(name, { requestHash, response })
    try {
      return await response
    } finally {
      running.delete(name)
    }
  }
}
