import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { ShopName } from '../two-processes/origin.ts'
import { type Booked, type GatewayShops, type Purchase, purchase } from './gateway-proof.ts'
import { type HistoryName, histories } from './histories.ts'

const minute = 60_000
const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])

type OrderRow = {
  readonly status: string
  readonly method: string
  readonly refunded: number
  readonly isCancelled: boolean
  readonly providerId: string | null
}

const ordersOf = async ({ database }: GatewayShops, { token }: Purchase): Promise<OrderRow[]> =>
  (
    await database.pool.query<OrderRow>(
      `SELECT financial_status AS status, payment_method AS method, refunded_total::int AS refunded,
         cancelled_at IS NOT NULL AS "isCancelled", payment.provider_id AS "providerId"
       FROM platform.orders LEFT JOIN platform.payments AS payment ON payment.order_id = orders.id
       WHERE orders.checkout_token = $1`,
      [token],
    )
  ).rows

const questionsOf = async ({ database }: GatewayShops, { token }: Purchase): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM platform.payments AS payment JOIN backend.mails ON key LIKE '%:unconfirmed'
       AND (key = 'payment:' || payment.id || ':unconfirmed' OR key LIKE 'extra:monri:%' OR key LIKE 'refund:%')
     WHERE checkout_token = $1`,
    [token],
  )
  return rows[0]?.count ?? 0
}

/** Each payment in the books of the gateway is that of the order, or went back whole, once. */
const checkMoney = (orders: readonly OrderRow[], booked: readonly Booked[], isLeftOpen: boolean): string[] => {
  const order = orders.find(({ providerId }) => providerId !== null)
  return booked.flatMap(({ id, amount, refunded }) => {
    if (id === order?.providerId)
      return fault(refunded !== order.refunded, `${refunded} of ${amount} went back, the order says ${order.refunded}`)
    return fault(
      !(refunded === amount || (isLeftOpen && refunded === 0)),
      `${amount} taken for nothing, ${refunded} back`,
    )
  })
}

/** T6, T9 and T11 at the gateways of the platform's checkout: one purchase of one history, and what it came to. */
export const proveHistory = async (proof: GatewayShops, shop: ShopName, name: HistoryName): Promise<string[]> => {
  const bought = await purchase(proof, shop)
  try {
    const { orders: expected, isCancelled = false } = await (
      histories[name] as (typeof histories)['paid and told once'] as (
        proof: GatewayShops,
        bought: Purchase,
      ) => Promise<{ orders: 0 | 1; isCancelled?: boolean }>
    )(proof, bought)
    await proof.settle()
    await proof.settle()
    const orders = await ordersOf(proof, bought)
    const booked = (await Promise.all(bought.pages.map((page) => page.booked()))).flat()
    // Nobody told us of it, and Monri cannot be asked: the shop is, once half an hour has passed.
    const isUnknown = orders.length === 0 && shop === 'main' && /never told|somebody else/.test(name)
    if (isUnknown) {
      await proof.setClockOffset(40 * minute)
      await proof.settle()
      await proof.settle()
      await proof.setClockOffset(0)
    }
    // Called off in time or paid in time: either is right, and the money tells which it was.
    const isOpen = name === 'called off while it is being paid' || name === 'called off while the notice comes'
    return [
      ...fault(
        isOpen ? orders.length > 1 : orders.length !== expected,
        `${orders.length} orders, expected ${expected}`,
      ),
      ...fault(isCancelled && !orders.every((order) => order.isCancelled), 'the order is not cancelled'),
      ...checkMoney(orders, booked, isUnknown),
      ...fault(isUnknown && (await questionsOf(proof, bought)) !== 1, 'the shop was not asked once'),
      ...(await checkInvariants(proof.database)),
    ].map((text) => `${shop}, ${name}: ${text}`)
  } catch (error) {
    await proof.setClockOffset(0)
    return [`${shop}, ${name}: ${error}`]
  }
}

const refundFaults = ['error', 'throttled', 'cut', 'lost', 'silent', 'declined'] as const
export type RefundFault = (typeof refundFaults)[number]
export { refundFaults }

/** A payment of nobody's order, whose refund fails: the money never goes twice, and it goes, or the shop is asked once. */
export const proveRefundFault = async (proof: GatewayShops, shop: ShopName, name: RefundFault): Promise<string[]> => {
  const bought = await purchase(proof, shop)
  await proof.books.failRefunds(name)
  try {
    await histories['called off before it is paid, and paid all the same'](proof, bought)
    await proof.settle()
    await proof.books.failRefunds('ok')
    // The queue tries again.
    for (let times = 0; times < 3; times += 1) {
      await proof.database.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
      await proof.settle()
    }
    const booked = (await Promise.all(bought.pages.map((page) => page.booked()))).flat()
    const { rows } = await proof.database.pool.query(
      `SELECT FROM backend.mails WHERE key LIKE 'extra:monri:%:unconfirmed' AND key LIKE '%' || $1 || '%'`,
      [booked[0]?.id ?? ''],
    )
    const isMade = booked.length === 1 && booked[0]?.refunded === booked[0]?.amount
    const isAsked = rows.length === 1
    return [
      ...fault(booked.length !== 1 || (booked[0]?.refunded ?? 0) > (booked[0]?.amount ?? 0), JSON.stringify(booked)),
      ...fault(shop === 'retail' && !isMade, `the money did not go back: ${JSON.stringify(booked)}`),
      ...fault(shop === 'main' && !isAsked, `the shop was asked ${rows.length} times`),
      ...(await checkInvariants(proof.database)),
    ].map((text) => `${shop}, refund ${name}: ${text}`)
  } finally {
    await proof.books.failRefunds('ok')
  }
}
