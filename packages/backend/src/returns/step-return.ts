import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { type ReturnState, returnStatesBefore } from '@dvaput/domain/returns/return-state'
import type { Ids } from '../clock/ids.ts'
import type { Mail } from '../mail/mail.ts'
import { mailedReturnStates } from '../mail/templates/return-step.ts'
import { makeOrderLink } from '../order-links/make-order-link.ts'
import { orders } from '../orders/orders.table.ts'
import { type ReturnRequest, returnRequests, returnSteps } from './return-requests.table.ts'

type Needs = {
  readonly mail: Pick<Mail, 'queue'>
  readonly ids: Ids
  readonly homes: Readonly<Record<MarketId, string>>
}

const isMailed = (state: ReturnState): state is (typeof mailedReturnStates)[number] =>
  (mailedReturnStates as readonly ReturnState[]).includes(state)

const lineTexts = ({ lines }: OrderSnapshot, returned: ReturnRequest['lines']) =>
  returned.map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? lineId}`)

/** Writes a state into the history and mails it, once: both with the change itself. */
export const createStepReturn = ({ mail, ids, homes }: Needs) => {
  const writeStep = async (tx: Transaction, request: ReturnRequest, note = ''): Promise<void> => {
    const { id, state, language } = request
    await tx.db.insert(returnSteps).values({ returnId: id, state, note })
    if (!isMailed(state) || request.email === '') return
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, request.orderId))
    if (!order) return
    const { market, customerId } = order
    const home = homes[market]
    const url = new URL(customerId === null ? '/orders/find' : `/orders/${order.id}`, home)
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    // Who has no account gets to the order by a link, which opens it at once.
    const linked = { id: ids.next(), orderId: order.id, email: request.email, market, language, home }
    const link = customerId === null ? await makeOrderLink(tx, linked) : null
    const lines = lineTexts(order.snapshot, request.lines)
    const params = { state, order: order.name, orderUrl: link ?? url.href, lines, note }
    const key = `return:${id}:${state}`
    await mail.queue(tx, { template: 'return-step', language, market, to: request.email, params, key })
  }

  /** Takes a step that the state machine allows; false where the request is elsewhere by now. */
  const step = async (tx: Transaction, id: string, to: ReturnState, note = ''): Promise<boolean> => {
    const [request] = await tx.db
      .update(returnRequests)
      .set({ state: to })
      .where(and(eq(returnRequests.id, id), inArray(returnRequests.state, [...returnStatesBefore(to)])))
      .returning()
    if (!request) return false
    await writeStep(tx, request, note)
    return true
  }

  return { writeStep, step }
}

export type StepReturn = ReturnType<typeof createStepReturn>
