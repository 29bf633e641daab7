import { forbiddenBackendRows } from '../../support/proofs/forbidden-backend-rows.ts'
import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'
import { withoutEachGuard, withoutGuards } from './without-guard.ts'

const backend = 'packages/backend/src'
const guard = (file: string, change: GuardChange) => ({ file: `${backend}/${file}`, change })
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${backend}/${file}`, titles })
const reserving = titled('reservations/reserve.test.ts')
const ending = titled('reservations/end-reservation.test.ts')
const reservationFaults = titled('reservations/reservation-faults.test.ts')
const starting = titled('checkout/start-checkout.test.ts')
const placingCart = titled('checkout/place-cart.test.ts')
const recording = titled('orders/orders.test.ts')
const refundingOrder = titled('shop-side/orders/order-admin.test.ts')
const refundsOf = titled('refunds/refunds.test.ts')
const returning = titled('returns/returns.test.ts')

const temporary = titled('temporary-products/temporary-orders-at-warehouse.test.ts')

const pressesInTurn = guard('reservations/reserve.ts', { statement: 'execute' })
const sameKey = guard('reservations/reserve.ts', { within: 'write', condition: 'earlier', becomes: false })
const oneAtATime = guard('returns/refund-return.ts', { call: 'for' })
const refundUnderWay = guard('returns/refund-return.ts', { expression: ['find', 'refused'], becomes: 'undefined' })
const formInTurn = guard('returns/request-return.ts', { call: 'for' })
const sameForm = guard('returns/request-return.ts', { condition: 'same', becomes: false })

const fiftyPresses = reserving('fifty times at once reserves once and gets one result')
const limits = reserving('counts against the limits of its customer until it ends, also with many presses at once')
const samePress = starting('is the same for the same cart of the same browser, pressed twice or at once')
const oneRefund = returning('takes a return through its states, each told once, and the money goes back once')
const oneForm = returning('is one, however often and at once its form is sent')
const oneUnit = returning('names no unit that stands in another, also when both come at once')
const owners = recording('are those of the account, and those of both shops under an e-mail that is verified')

/** Guards of reservations, checkouts, the orders record and returns. */
export const backendMutants: readonly Mutant[] = [
  ...withoutEachGuard('backend', forbiddenBackendRows, 'tests/proof/backend-guards.test.ts'),
  { name: 'one press of a reservation at a time', guards: [pressesInTurn], red: limits },
  {
    name: 'one press of a reservation at a time, and reservations_once',
    guards: [pressesInTurn],
    sql: withoutGuards('backend', 'reservations_once'),
    red: fiftyPresses,
  },
  { name: 'look for the reservation of a key', guards: [sameKey], red: fiftyPresses },
  {
    name: 'look for the reservation of a key, and reservations_once',
    guards: [sameKey],
    sql: withoutGuards('backend', 'reservations_once'),
    red: fiftyPresses,
  },
  {
    name: 'customer of a reservation',
    guards: [guard('reservations/end-reservation.ts', { argument: 'customerId', of: 'and' })],
    red: ending('by its customer gives the stock back and is mailed once; a second press changes nothing'),
  },
  {
    name: 'reservation that was left behind',
    guards: [
      guard('reservations/place-reservation.ts', { within: 'settle', expression: 'findPlaced', becomes: 'undefined' }),
    ],
    red: reservationFaults('at after-reservation-draft leaves a reservation that is held'),
  },
  { name: 'checkouts_once', sql: withoutGuards('backend', 'checkouts_once'), red: samePress },
  {
    name: 'earlier checkout of a buyer is closed',
    guards: [guard('checkout/stored-checkouts.ts', { condition: 'isPayable', becomes: false })],
    red: placingCart('keeps the products of one of two carts that were pressed at one moment'),
  },
  {
    name: 'earlier checkout of a buyer has nothing to pay',
    guards: [guard('checkout/stored-checkouts.ts', { condition: 'closed', becomes: false })],
    red: placingCart(
      'whose cart is gone, or cannot be changed, is a new one with nothing left to pay in the earlier',
      'that was replaced is emptied as soon as the platform responds again',
    ),
  },
  {
    name: 'order never goes backwards',
    guards: [guard('orders/record-order.ts', { operand: 'isOlderSnapshot' })],
    red: recording('keeps the newest state whatever comes later, and calls its hooks once'),
  },
  {
    name: 'lock of the orders record',
    guards: [guard('orders/record-order.ts', { call: 'for' })],
    red: recording('waits for whoever records the same order, and then does not put an older state over theirs'),
  },
  {
    name: 'owner of an order',
    guards: [guard('orders/read-orders.ts', { within: 'find', argument: 'isOwnedBy', of: 'and' })],
    red: owners,
  },
  {
    name: 'verified e-mail of the owner of an order',
    guards: [guard('orders/read-orders.ts', { operand: 'isVerified' })],
    red: owners,
  },
  {
    name: 'account of an order before its e-mail',
    guards: [guard('orders/read-orders.ts', { argument: 'isNull', of: 'and' })],
    red: owners,
  },
  { name: 'one form of a return at a time', guards: [formInTurn], red: oneUnit },
  { name: 'same form, same return', guards: [sameForm], red: oneForm },
  {
    name: 'same form, same return, and return_requests_form',
    guards: [sameForm],
    sql: withoutGuards('backend', 'return_requests_form'),
    red: oneForm,
  },
  { name: 'one refund of a return at a time', guards: [oneAtATime], red: oneRefund },
  { name: 'look for the refund of a return', guards: [refundUnderWay], red: oneRefund },
  {
    name: 'look for the refund of a return, and refunds_once',
    guards: [refundUnderWay],
    sql: withoutGuards('backend', 'refunds_once', 'refunds_one_at_a_time'),
    red: oneRefund,
  },
  {
    name: 'one refund of a return at a time, and refunds_once',
    guards: [oneAtATime],
    sql: withoutGuards('backend', 'refunds_once', 'refunds_one_at_a_time'),
    red: oneRefund,
  },
  {
    name: 'key of the refund of a return',
    guards: [guard('returns/refund-return.ts', { expression: 'return-', becomes: 'String(Math.random())' })],
    red: returning('pays once when it dies at after-refund'),
  },
  {
    name: 'nothing else while money of an order goes back',
    guards: [guard('shop-side/orders/order-admin.ts', { within: 'look', condition: 'isOpen', becomes: false })],
    red: refundingOrder('refunds once when it dies at before-refund, and names who asked'),
  },
  {
    name: 'key of the refund of an order',
    guards: [guard('shop-side/orders/refund-order.ts', { expression: 'admin-', becomes: 'String(Math.random())' })],
    red: refundingOrder('refunds once when it dies at after-refund, and names who asked'),
  },
  {
    name: 'who asked for money to go back',
    guards: [guard('refunds/refunds.ts', { within: 'place', statement: 'record' })],
    red: refundsOf('is asked for once it is written down, and logged with who asked'),
  },
  {
    name: 'as many from the warehouse as were paid for at the platform',
    guards: [
      guard('temporary-products/send-paid-orders.ts', {
        within: 'onOrder',
        property: 'quantity',
        becomes: 'undefined',
      }),
    ],
    red: temporary('orders as many from the warehouse as were paid for, whatever the cart held at first'),
  },
  {
    name: 'look at the warehouse before an order of temporary products is sent',
    guards: [guard('warehouse-orders/warehouse-orders.ts', { within: 'send', condition: 'known', becomes: false })],
    red: temporary('waits for the money, and is sent once when an answer of the warehouse is lost'),
  },
  {
    name: 'money before an order of temporary products is sent',
    guards: [guard('temporary-products/temporary-order-source.ts', { condition: 'isPaid', becomes: false })],
    red: temporary('waits for the money, and is sent once when an answer of the warehouse is lost'),
  },
  {
    name: 'cancelled order of temporary products is not sent',
    guards: [guard('warehouse-orders/warehouse-orders.ts', { condition: 'isOver', becomes: false })],
    red: temporary('that is cancelled while the warehouse is down never gets there'),
  },
  {
    name: 'order of temporary products that was cancelled on its way',
    guards: [guard('warehouse-orders/warehouse-orders.ts', { condition: 'onSent', becomes: false })],
    red: temporary('that is cancelled in the moment in which it arrives there is cancelled there too'),
  },
  {
    name: 'word to the warehouse of a cancelled order of temporary products',
    guards: [guard('temporary-products/send-paid-orders.ts', { condition: 'sent', becomes: false })],
    red: temporary('that is cancelled at the shop is cancelled at the warehouse, once'),
  },
  {
    name: 'refund of temporary products that the shop did not make',
    guards: [guard('temporary-products/temporary-order-source.ts', { condition: 'cancelled', becomes: false })],
    red: temporary('that the warehouse refuses is cancelled at the shop, also where the shop fails at first'),
  },
]
