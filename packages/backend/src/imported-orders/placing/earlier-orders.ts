import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from '@dvaput/database/query'
import { type ImportedOrderState, isOpenOrder } from '@dvaput/domain/international/order-state'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { EarlierChoice } from '../../checkout/waiting-order.ts'
import { describeError } from '../../log/describe-error.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import type { OrderSteps } from '../order-steps.ts'
import type { SettlePayment } from '../payments/settle-payment.ts'

export type Buyer = Pick<ImportedOrder, 'browserHash' | 'customerId'>

/** For so long a browser that has paid may still have the products in its cart. */
const justPaidMinutes = 30

const openStates = ['awaiting-payment', 'payment-pending'] as const satisfies readonly ImportedOrderState[]
const boughtStates = ['paid', 'sent'] as const satisfies readonly ImportedOrderState[]

/** This browser's, unless somebody else was signed in, or this customer's from anywhere. */
const isOf = ({ browserHash, customerId }: Buyer) => {
  const byBrowser = eq(importedOrders.browserHash, browserHash)
  if (customerId === null) return byBrowser
  const byCustomer = eq(importedOrders.customerId, customerId)
  return or(byCustomer, and(byBrowser, isNull(importedOrders.customerId)))
}

const isOpen = (buyer: Buyer) => and(inArray(importedOrders.state, [...openStates]), isOf(buyer))

/** Only of the same browser: whoever buys the same on another device means it. */
const isJustPaid = ({ browserHash }: Buyer) =>
  and(
    inArray(importedOrders.state, [...boughtStates]),
    eq(importedOrders.browserHash, browserHash),
    gt(importedOrders.paidAt, sql`app_now() - make_interval(mins => ${justPaidMinutes})`),
  )

/** Orders that wait for a payment that was begun, and those just paid; newest first. */
export const listEarlierOrders = ({ db }: Pick<Database, 'db'>, buyer: Buyer): Promise<ImportedOrder[]> =>
  db
    .select()
    .from(importedOrders)
    .where(or(and(isOpen(buyer), eq(importedOrders.state, 'payment-pending')), isJustPaid(buyer)))
    .orderBy(desc(importedOrders.createdAt))
    .limit(20)

type Lines = Pick<ImportedOrder, 'lines'>

const shareProducts = (one: Lines, other: Lines): boolean =>
  one.lines.some(({ eraId }) => other.lines.some((line) => line.eraId === eraId))

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly settle: SettlePayment
  readonly steps: Pick<OrderSteps, 'replace'>
  readonly log: Log
}

type Placing = Buyer & Lines

/** One open payment for one purchase. // decision 0070 */
export const createEarlierOrders = ({ database, settle, steps, log }: Needs) => {
  /** Asks the provider for what a browser may have paid a moment ago. */
  const refresh = async (placing: Placing): Promise<void> => {
    const open = await database.db.select().from(importedOrders).where(isOpen(placing))
    for (const order of open.filter((each) => each.payUrl !== null && shareProducts(each, placing)))
      await settle({ reference: order.id }).catch((error: unknown) => {
        if (!(error instanceof IntegrationError)) throw error
        // Should it be paid, that payment goes back.
        log.warn({ order: order.id, error: describeError(error) }, 'the payment provider was asked in vain')
      })
  }

  /** In the transaction that writes the next one, which has locked the buyer: what stands in the way, or was replaced. */
  const makeWay = async (
    tx: Transaction,
    placing: Placing,
    choice: EarlierChoice | undefined,
  ): Promise<{ readonly inTheWay: ImportedOrder } | { readonly replaced: readonly ImportedOrder[] }> => {
    const found = await tx.db
      .select()
      .from(importedOrders)
      .where(or(isOpen(placing), isJustPaid(placing)))
      .orderBy(asc(importedOrders.id))
      .for('update')
    const earlier = found.filter((each) => shareProducts(each, placing))
    const paid = earlier.find(({ state }) => !isOpenOrder(state))
    const waiting = earlier.find(({ state }) => state === 'payment-pending')
    const inTheWay = (choice !== 'keep' ? paid : undefined) ?? (choice === undefined ? waiting : undefined)
    if (inTheWay) return { inTheWay }
    const replaced = earlier.filter(
      ({ state }) => state === 'awaiting-payment' || (state === 'payment-pending' && choice === 'replace'),
    )
    for (const order of replaced) await steps.replace(tx, order)
    return { replaced }
  }

  return { refresh, makeWay }
}

export type EarlierOrders = ReturnType<typeof createEarlierOrders>
