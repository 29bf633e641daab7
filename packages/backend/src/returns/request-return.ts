import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray } from '@dvaput/database/query'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'
import {
  checkReturnForm,
  type ReturnForm,
  type ReturnFormProblem,
  type ReturnReason,
} from '@dvaput/domain/returns/return-form'
import { isReturnOpen, returnStates } from '@dvaput/domain/returns/return-state'
import { isReturnWindowOpen } from '@dvaput/domain/returns/return-window'
import { returnableLines } from '@dvaput/domain/returns/returnable-lines'
import type { Language } from '@dvaput/domain/text/language'
import { createClock } from '../clock/clock.ts'
import type { Ids } from '../clock/ids.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { createReadPhotos, PhotoProblem } from './read-photos.ts'
import { returnPhotos } from './return-photos.table.ts'
import { returnRequests } from './return-requests.table.ts'
import type { StepReturn } from './step-return.ts'

type Needs = {
  readonly database: Database
  readonly ids: Ids
  readonly readPhotos: ReturnType<typeof createReadPhotos>
  readonly writeStep: StepReturn['writeStep']
  readonly marketOf: (id: MarketId) => Market
}

export type ReturnProblem = ReturnFormProblem | PhotoProblem | 'window'

export type ReturnSubmission = ReturnForm & {
  /** Made with the form: sent twice, it is one request. */
  readonly formKey: string
  readonly photos: readonly Uint8Array[]
  readonly language: Language
}

type Requested =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problems: readonly ReturnProblem[] }

type Reader = Pick<Database, 'db'> | Transaction

/** What stands in requests that may still lead somewhere. */
export const takenLines = async ({ db }: Reader, orderId: string): Promise<readonly LineQuantity[]> => {
  const open = await db
    .select({ lines: returnRequests.lines })
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, orderId), inArray(returnRequests.state, returnStates.filter(isReturnOpen))))
  return open.flatMap(({ lines }) => lines)
}

export const createRequestReturn = ({ database, ids, readPhotos, writeStep, marketOf }: Needs) => {
  const clock = createClock(database)

  const problemsOf = async (
    reader: Reader,
    order: OrderRecord,
    form: ReturnForm,
  ): Promise<readonly ReturnProblem[]> => {
    const now = (await clock.now()).toISOString()
    if (order.snapshot.cancelledAt !== null || !isReturnWindowOpen(order.snapshot, marketOf(order.market), now))
      return ['window']
    return checkReturnForm(form, returnableLines(order.snapshot, await takenLines(reader, order.id)))
  }

  const findSame = async ({ db }: Reader, orderId: string, formKey: string) => {
    const isSame = and(eq(returnRequests.orderId, orderId), eq(returnRequests.formKey, formKey))
    const [same] = await db.select({ id: returnRequests.id }).from(returnRequests).where(isSame)
    return same?.id
  }

  /** The order is the caller's, who has shown that they may. */
  return async ({ id: orderId }: Pick<OrderRecord, 'id'>, submission: ReturnSubmission): Promise<Requested> => {
    const { formKey, photos: files, lines, reason, message, language } = submission
    const [before] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    if (!before) return { ok: false, problems: ['window'] }
    const known = await findSame(database, orderId, formKey)
    if (known) return { ok: true, id: known }
    const early = await problemsOf(database, before, submission)
    if (early.length > 0) return { ok: false, problems: early }
    const read = await readPhotos(files)
    if (!read.ok) return { ok: false, problems: [read.problem] }
    await failpoint('before-return-insert')
    const requested = await database.inTransaction<Requested>(async (tx) => {
      // Two requests for one order wait for each other, so that a unit stands in one of them only.
      const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('update')
      if (!order) return { ok: false, problems: ['window'] }
      const same = await findSame(tx, orderId, formKey)
      if (same) return { ok: true, id: same }
      const problems = await problemsOf(tx, order, submission)
      if (problems.length > 0) return { ok: false, problems }
      const id = ids.next()
      const { customerId, email } = order
      const form = { formKey, lines, reason: reason as ReturnReason, message: message.trim(), language }
      const [request] = await tx.db
        .insert(returnRequests)
        .values({ id, orderId, customerId, email, ...form })
        .returning()
      if (!request) throw new Error('inserting a return returned no row')
      for (const [index, { content, width, height }] of read.photos.entries())
        await tx.db
          .insert(returnPhotos)
          .values({ returnId: id, number: index + 1, content: Buffer.from(content), width, height })
      await writeStep(tx, request)
      return { ok: true, id }
    })
    await failpoint('after-return-insert')
    return requested
  }
}
