import { forbiddenBackendRows } from '../../support/proofs/forbidden-backend-rows.ts'
import type { Mutant } from './mutants.ts'
import { withoutEachGuard, withoutGuards } from './without-guard.ts'

const backend = 'packages/backend/src'
const edit = (file: string, from: string, to = '') => ({ file: `${backend}/${file}`, from, to })
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `${backend}/${file}`, titles })
const reserving = titled('reservations/reserve.test.ts')
const ending = titled('reservations/end-reservation.test.ts')
const reservationFaults = titled('reservations/reservation-faults.test.ts')
const starting = titled('checkout/start-checkout.test.ts')
const placingCart = titled('checkout/place-cart.test.ts')
const recording = titled('orders/orders.test.ts')
const returning = titled('returns/returns.test.ts')

const temporary = titled('temporary-products/hand-over-to-era.test.ts')

const pressesInTurn = edit(
  'reservations/reserve.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
  'await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reservations ${customer.id}`}, 0))`)',
)
const sameKey = edit('reservations/reserve.ts', 'if (earlier) return { earlier }')
const oneAtATime = edit(
  'returns/refund-return.ts',
  ".where(eq(returnRequests.id, returnId))\n        .for('update')",
  '.where(eq(returnRequests.id, returnId))',
)
const refundUnderWay = edit('returns/refund-return.ts', "if (under) return 'placing'")
const formInTurn = edit(
  'returns/request-return.ts',
  "from(orders).where(eq(orders.id, orderId)).for('update')",
  'from(orders).where(eq(orders.id, orderId))',
)
const sameForm = edit('returns/request-return.ts', 'if (same) return { ok: true, id: same }')

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
  { name: 'one press of a reservation at a time', edits: [pressesInTurn], red: limits },
  {
    name: 'one press of a reservation at a time, and reservations_once',
    edits: [pressesInTurn],
    sql: withoutGuards('backend', 'reservations_once'),
    red: fiftyPresses,
  },
  { name: 'look for the reservation of a key', edits: [sameKey], red: fiftyPresses },
  {
    name: 'look for the reservation of a key, and reservations_once',
    edits: [sameKey],
    sql: withoutGuards('backend', 'reservations_once'),
    red: fiftyPresses,
  },
  {
    name: 'customer of a reservation',
    edits: [
      edit(
        'reservations/end-reservation.ts',
        'and(eq(reservations.id, id), eq(reservations.customerId, customerId))',
        'eq(reservations.id, id)',
      ),
    ],
    red: ending('by its customer gives the stock back and is mailed once; a second press changes nothing'),
  },
  {
    name: 'reservation that was left behind',
    edits: [
      edit('reservations/place-reservation.ts', 'if (!(await findPlaced(row))) await fail(row)', 'await fail(row)'),
    ],
    red: reservationFaults('at after-reservation-draft leaves a reservation that is held'),
  },
  { name: 'checkouts_once', sql: withoutGuards('backend', 'checkouts_once'), red: samePress },
  {
    name: 'earlier checkout of a buyer is closed',
    edits: [
      edit(
        'checkout/stored-checkouts.ts',
        'for (const each of known) if (each.isPayable && each.id !== checkout.id) await closeIn(tx, each.id)',
      ),
    ],
    red: placingCart('keeps the products of one of two carts that were pressed at one moment'),
  },
  {
    name: 'earlier checkout of a buyer has nothing to pay',
    edits: [
      edit(
        'checkout/stored-checkouts.ts',
        'if (closed && (closed.cartId ?? closed.draftId) !== null) await retire(tx, id)',
      ),
    ],
    red: placingCart(
      'whose cart is gone, or cannot be changed, is a new one with nothing left to pay in the earlier',
      'that was replaced is emptied as soon as the platform responds again',
    ),
  },
  {
    name: 'order never goes backwards',
    edits: [edit('orders/record-order.ts', 'if (known && !isOlderSnapshot(snapshot, known.snapshot))', 'if (known)')],
    red: recording('keeps the newest state whatever comes later, and calls its hooks once'),
  },
  {
    name: 'lock of the orders record',
    edits: [edit('orders/record-order.ts', ".for('update')")],
    red: recording('waits for whoever records the same order, and then does not put an older state over theirs'),
  },
  {
    name: 'owner of an order',
    edits: [edit('orders/read-orders.ts', 'and(eq(orders.id, id), isOf(owner))', 'eq(orders.id, id)')],
    red: owners,
  },
  {
    name: 'verified e-mail of the owner of an order',
    edits: [edit('orders/read-orders.ts', "return isVerified && email !== ''", "return email !== ''")],
    red: owners,
  },
  {
    name: 'account of an order before its e-mail',
    edits: [
      edit(
        'orders/read-orders.ts',
        'and(isNull(orders.customerId), eq(orders.email, email.trim().toLowerCase()))',
        'eq(orders.email, email.trim().toLowerCase())',
      ),
    ],
    red: owners,
  },
  { name: 'one form of a return at a time', edits: [formInTurn], red: oneUnit },
  { name: 'same form, same return', edits: [sameForm], red: oneForm },
  {
    name: 'same form, same return, and return_requests_form',
    edits: [sameForm],
    sql: withoutGuards('backend', 'return_requests_form'),
    red: oneForm,
  },
  { name: 'one refund of a return at a time', edits: [oneAtATime], red: oneRefund },
  { name: 'look for the refund of a return', edits: [refundUnderWay], red: oneRefund },
  {
    name: 'look for the refund of a return, and return_refunds_once',
    edits: [refundUnderWay],
    sql: withoutGuards('backend', 'return_refunds_once'),
    red: oneRefund,
  },
  {
    name: 'one refund of a return at a time, and return_refunds_once',
    edits: [oneAtATime],
    sql: withoutGuards('backend', 'return_refunds_once'),
    red: oneRefund,
  },
  {
    name: 'key of the refund of a return',
    edits: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
      edit('returns/refund-return.ts', 'key: `return-${id}`', 'key: String(Math.random())'),
    ],
    red: returning('pays once when it dies at after-return-refund'),
  },
  {
    name: 'as many from the warehouse as were paid for at the platform',
    edits: [
      edit(
        'temporary-products/hand-over-to-era.ts',
        '.set({ orderId: order.id, quantity })',
        '.set({ orderId: order.id })',
      ),
    ],
    red: temporary('orders as many from the warehouse as were paid for, whatever the cart held at first'),
  },
  {
    name: 'look at the warehouse before an order of temporary products is sent',
    edits: [edit('temporary-products/hand-over-to-era.ts', 'if (await era.findOrder(order.id)) return true')],
    red: temporary('waits for the money, and is sent once when an answer of the warehouse is lost'),
  },
  {
    name: 'money before an order of temporary products is sent',
    edits: [edit('temporary-products/hand-over-to-era.ts', 'if (!isPaid(order)) return')],
    red: temporary('waits for the money, and is sent once when an answer of the warehouse is lost'),
  },
  {
    name: 'cancelled order of temporary products is not sent',
    edits: [edit('temporary-products/hand-over-to-era.ts', 'if (isOver(order)) return callOff(orderId)')],
    red: temporary('that is cancelled while the warehouse is down never gets there'),
  },
  {
    name: 'order of temporary products that was cancelled on its way',
    edits: [edit('temporary-products/hand-over-to-era.ts', 'if (isOver(await read(orderId))) await callOff(orderId)')],
    red: temporary('that is cancelled in the moment in which it arrives there is called off too'),
  },
  {
    name: 'word to the warehouse of a cancelled order of temporary products',
    edits: [edit('temporary-products/call-off-temporary.ts', 'if (handedOver) await', 'if (Math.random() > 1) await')],
    red: temporary('that is cancelled at the shop is called off at the warehouse, once'),
  },
  {
    name: 'refund of temporary products that the shop did not make',
    edits: [
      edit(
        'temporary-products/hand-over-to-era.ts',
        "if (!cancelled?.ok) throw new Error('the shop did not cancel an order that the warehouse refused')",
      ),
    ],
    red: temporary('that the warehouse refuses is cancelled at the shop, also where the shop fails at first'),
  },
]
