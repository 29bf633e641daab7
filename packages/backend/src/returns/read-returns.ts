import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, inArray } from '@dvaput/database/query'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { type Refund, refunds } from '../refunds/refunds.table.ts'
import { returnPhotos } from './return-photos.table.ts'
import { type ReturnRequest, returnRequests, returnSteps } from './return-requests.table.ts'

/** A request with its history, as the customer and the shop see it. */
export type ReturnView = Pick<ReturnRequest, 'id' | 'lines' | 'reason' | 'message' | 'state' | 'createdAt'> & {
  readonly steps: readonly { readonly state: ReturnState; readonly note: string; readonly at: Date }[]
  readonly photos: readonly number[]
  /** The latest; with a problem while `placing` it failed, and may be commanded again. */
  readonly refund: Refund | null
}

export const createReadReturns = ({ db }: Pick<Database, 'db'>) => ({
  /** Oldest first. */
  async ofOrder(orderId: string): Promise<readonly ReturnView[]> {
    const { id, lines, reason, message, state, createdAt } = returnRequests
    const requests = await db
      .select({ id, lines, reason, message, state, createdAt })
      .from(returnRequests)
      .where(eq(returnRequests.orderId, orderId))
      .orderBy(asc(id))
    if (requests.length === 0) return []
    const ids = requests.map((request) => request.id)
    const steps = await db
      .select()
      .from(returnSteps)
      .where(inArray(returnSteps.returnId, ids))
      .orderBy(asc(returnSteps.id))
    const photos = await db
      .select({ returnId: returnPhotos.returnId, number: returnPhotos.number })
      .from(returnPhotos)
      .where(inArray(returnPhotos.returnId, ids))
      .orderBy(asc(returnPhotos.number))
    const refunded = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.subjectKind, 'return'), inArray(refunds.subjectId, ids)))
      .orderBy(desc(refunds.id))
    return requests.map((request) => ({
      ...request,
      refund: refunded.find(({ subjectId }) => subjectId === request.id) ?? null,
      steps: steps
        .filter(({ returnId }) => returnId === request.id)
        .map(({ state: to, note, at }) => ({ state: to, note, at })),
      photos: photos.filter(({ returnId }) => returnId === request.id).map(({ number }) => number),
    }))
  },

  /** Whose it is, for the caller to check before the picture is read. */
  async orderOf(returnId: string): Promise<string | undefined> {
    const [found] = await db
      .select({ orderId: returnRequests.orderId })
      .from(returnRequests)
      .where(eq(returnRequests.id, returnId))
    return found?.orderId
  },

  async photo(returnId: string, number: number): Promise<Buffer | undefined> {
    const [found] = await db
      .select({ content: returnPhotos.content })
      .from(returnPhotos)
      .where(and(eq(returnPhotos.returnId, returnId), eq(returnPhotos.number, number)))
    return found?.content
  },
})
