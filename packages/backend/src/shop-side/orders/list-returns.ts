import { narrowToFew } from '@dvaput/database/narrow-to-few'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL } from '@dvaput/database/query'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { orders } from '../../orders/orders.table.ts'
import { returnRequests } from '../../returns/return-requests.table.ts'
import { matchOrderWords } from './match-order-words.ts'

/** `waiting`: the shop has to act. */
export type ReturnFilter = ReturnState | 'waiting'

export type ReturnsQuery = {
  readonly show?: ReturnFilter | undefined
  /** Number of the return or of its order, e-mail or name. */
  readonly q?: string | undefined
  /** The id of the last one on the page before. */
  readonly after?: string | undefined
}

const pageSize = 50

const waiting = ['requested', 'received'] as const satisfies readonly ReturnState[]

const isNamed = async (db: Database['db'], q: string): Promise<SQL | undefined> => {
  const whole = q.replaceAll('\0', '').trim().toLowerCase()
  if (isUuid(whole)) return eq(returnRequests.id, whole)
  const where = or(eq(orders.id, whole), matchOrderWords(q))
  return narrowToFew({ db }, { table: orders, id: orders.id, where })
}

const { id, orderId, email, lines, reason, state, createdAt } = returnRequests
const ofOrder = { orderName: orders.name, shop: orders.shop, market: orders.market, snapshot: orders.snapshot }

/** Returns of every customer: of those that wait the longest waiting first, of others the newest. */
export const createListReturns =
  ({ db }: Pick<Database, 'db'>) =>
  async ({ show, q, after }: ReturnsQuery) => {
    const isWaiting = show === 'waiting'
    const isIn = isWaiting ? inArray(state, [...waiting]) : show && eq(state, show)
    // Ids begin with the time.
    const isNext = after === undefined ? undefined : isWaiting ? gt(id, after) : lt(id, after)
    const rows = await db
      .select({ id, orderId, email, lines, reason, state, createdAt, ...ofOrder })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(and(isIn, q ? await isNamed(db, q) : undefined, isNext))
      .orderBy(isWaiting ? asc(id) : desc(id))
      .limit(pageSize + 1)
    const page = rows.slice(0, pageSize)
    return { returns: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
  }
