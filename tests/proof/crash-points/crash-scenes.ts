import { randomUUID } from 'node:crypto'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { bosnianBuyer } from '../../support/platform/checkout-walk.ts'
import { placeOrder } from '../../support/platform/platform-orders.ts'
import type { StoreProcess } from '../store-processes/store-process.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'

const second = 1_000

/** How a process comes to where it dies, and what the others make of it. Returns what was lost or done twice. */
export type Scene = (proof: StoreProof, doomed: StoreProcess) => Promise<string[]>

const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])

/** The press is repeated once the sweeper has been there, and then there is another one. */
export const reserving: Scene = async ({ commands, ...proof }, doomed) => {
  const [buyer, variantId] = [proof.newBuyer(), await proof.addProduct('retail', 2)]
  await doomed.run('reserve', { buyer, variantId, key: 'first' })
  await proof.passTime(61 * second)
  await commands.sweepReservations()
  const again = await commands.reserve({ buyer, variantId, key: 'first' })
  const other = await commands.reserve({ buyer, variantId, key: 'second' })
  return [
    ...fault(!again.ok && again.refusal.code !== 'reservation-failed', `pressed again: ${JSON.stringify(again)}`),
    ...fault(!other.ok, `pressed anew: ${JSON.stringify(other)}`),
  ]
}

/** Paid at the counter: one order, however often somebody presses. */
export const completing: Scene = async ({ commands, ...proof }, doomed) => {
  const [buyer, variantId] = [proof.newBuyer(), await proof.addProduct('retail', 1)]
  const reserved = await commands.reserve({ buyer, variantId, key: 'first' })
  if (!reserved.ok) return [`not reserved: ${reserved.refusal.code}`]
  const { id } = reserved.reservation
  await doomed.run('completeReservation', { id })
  await proof.passTime(61 * second)
  await commands.sweepReservations()
  const [one, two] = [await commands.completeReservation({ id }), await commands.completeReservation({ id })]
  return fault(!one.ok || !two.ok || one.orderId !== two.orderId, `completed as ${JSON.stringify([one, two])}`)
}

const payAt = async (proof: StoreProof, shop: 'main' | 'retail', url: string, email: string) => {
  const walk = proof.walk(shop)
  const token = await walk.open(url)
  const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
  return (await walk.place(token, walk.hidden(text, 'shown'), walk.card(testCards.approved))).status
}

const checkoutStates = async ({ pool }: StoreProof, variantId: string) =>
  (
    await pool.query<{ state: string }>('SELECT state FROM backend.checkouts WHERE lines::text LIKE $1', [
      `%:${variantId.split('/').at(-1)}"%`,
    ])
  ).rows.map(({ state }) => state)

/** Half a minute later the next press leads to one checkout, which is paid. `isChanged`: there was one with other products. */
const pressingCheckout =
  (isChanged: boolean): Scene =>
  async (proof, doomed) => {
    const { commands } = proof
    const browser = proof.newBrowser()
    if (isChanged) await commands.startCheckout({ variantId: await proof.addProduct('main', 5), browser })
    const pressed = { variantId: await proof.addProduct('main', 5), browser }
    await doomed.run('startCheckout', pressed)
    await proof.passTime(31 * second)
    const started = await commands.startCheckout(pressed)
    if (!started.ok) return [`refused: ${started.refusal.code}`]
    const status = await payAt(proof, 'main', started.value.url, `${randomUUID()}@example.ba`)
    await commands.askOrders({ shop: 'main' })
    const states = await checkoutStates(proof, pressed.variantId)
    return [...fault(status !== 303, `paid: ${status}`), ...fault(states.join() !== 'ordered', `checkouts ${states}`)]
  }

export const startingCheckout = pressingCheckout(false)
export const changingCheckout = pressingCheckout(true)

/** The order is there; whoever records it dies, and another records it. */
export const recordingOrder: Scene = async (proof, doomed) => {
  const variantId = await proof.addProduct('main', 5)
  const started = await proof.commands.startCheckout({ variantId, browser: proof.newBrowser() })
  if (!started.ok) return [`refused: ${started.refusal.code}`]
  await payAt(proof, 'main', started.value.url, `${randomUUID()}@example.ba`)
  await doomed.run('askOrders', { shop: 'main' })
  await proof.commands.askOrders({ shop: 'main' })
  const states = await checkoutStates(proof, variantId)
  return fault(states.join() !== 'ordered', `checkouts ${states}`)
}

/** Whoever reserved is told once. */
export const mailing: Scene = async (proof, doomed) => {
  const [buyer, variantId] = [proof.newBuyer(), await proof.addProduct('retail', 1)]
  await proof.commands.reserve({ buyer, variantId, key: 'first' })
  await doomed.run('drain', { alsoLater: false })
  await proof.drain()
  const mails = await proof.mailsTo(buyer.email)
  return fault(mails.length !== 1, `${mails.length} mails`)
}

const registered = async ({ store }: StoreProof) => {
  const email = `${randomUUID()}@example.com`
  const facts = { email, password: 'proljetna kiša 7', firstName: 'Amra', lastName: 'Hodžić' }
  await store.shops.main.customers.storefront.create(facts, { buyerIp: '198.51.100.7' })
  return email
}

const loginTokens = async (proof: StoreProof, email: string) =>
  (await proof.mailsTo(email)).flatMap(({ text }) => /\/login\/link\/([\w-]+)/.exec(text)?.[1] ?? [])

const sessionsOf = async ({ pool }: StoreProof, email: string) =>
  (await pool.query(`SELECT FROM backend.sessions WHERE data ->> 'email' = $1`, [email])).rowCount

/** One link is mailed, and it leads in. */
export const mailingLoginLink: Scene = async (proof, doomed) => {
  const email = await registered(proof)
  await proof.commands.requestLoginLink({ email })
  await doomed.run('drain', { alsoLater: false })
  await proof.drain()
  const tokens = await loginTokens(proof, email)
  const used = await proof.commands.useLoginLink({ token: tokens[0] ?? '' })
  return [
    ...fault(tokens.length !== 1, `${tokens.length} links`),
    ...fault(used.outcome !== 'signed-in', `link ${used.outcome}`),
  ]
}

/** There is a session if and only if the link is spent; an unspent link leads in. */
export const usingLoginLink: Scene = async (proof, doomed) => {
  const email = await registered(proof)
  await proof.commands.requestLoginLink({ email })
  await proof.drain()
  const [token = ''] = await loginTokens(proof, email)
  await doomed.run('useLoginLink', { token })
  const before = await sessionsOf(proof, email)
  const { outcome } = await proof.commands.useLoginLink({ token })
  const after = await sessionsOf(proof, email)
  return [
    ...fault(outcome !== (before === 1 ? 'refused' : 'signed-in'), `${outcome} with ${before} sessions`),
    ...fault(after !== 1, `${after} sessions`),
  ]
}

/** Paid and sent: one line of two units. */
const sentOrder = async (proof: StoreProof, email: string) => {
  const { store, commands, fetchAt } = proof
  const placed = await placeOrder({ platform: store.platform, fetchAt }, { paid: true, quantity: 2, email })
  await placed.fulfil(2)
  await commands.askOrders({ shop: 'main' })
  const orderId = `main-${placed.number}`
  const { rows } = await proof.pool.query(
    `SELECT snapshot -> 'lines' -> 0 ->> 'id' AS id FROM backend.orders WHERE id = $1`,
    [orderId],
  )
  return { ...placed, orderId, lineId: rows[0]?.id as string }
}

/** One link to the order is mailed. */
export const mailingOrderLink: Scene = async (proof, doomed) => {
  const email = `${randomUUID()}@example.com`
  const { name } = await sentOrder(proof, email)
  await proof.drain()
  await proof.commands.requestOrderLink({ number: name, email })
  await doomed.run('drain', { alsoLater: false })
  await proof.drain()
  const links = (await proof.mailsTo(email)).filter(({ text }) => text.includes('/orders/find?token='))
  return fault(links.length !== 1, `${links.length} links`)
}

/** The form is sent again: one request. */
export const requestingReturn: Scene = async (proof, doomed) => {
  const { orderId, lineId } = await sentOrder(proof, `${randomUUID()}@example.com`)
  const form = { orderId, lineId, formKey: 'form' }
  await doomed.run('requestReturn', form)
  const [one, two] = [await proof.commands.requestReturn(form), await proof.commands.requestReturn(form)]
  return fault(!one.ok || !two.ok || one.id !== two.id, `requested ${JSON.stringify([one, two])}`)
}

const refundedOnce = async ({ pool }: StoreProof, gid: string) => {
  const ofOrder = [gid.split('/').at(-1)]
  const { rows } = await pool.query('SELECT amount FROM platform.refunds WHERE order_id = $1', ofOrder)
  return fault(rows.length !== 1, `${rows.length} refunds`)
}

/** Who asked for the money stands in the audit log. */
const loggedOnce = async ({ pool }: StoreProof, action: string, subject: string) => {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT administrator_name AS name FROM backend.audit_log WHERE action = $1 AND subject_id = $2',
    [action, subject],
  )
  const names = rows.map(({ name }) => name).join()
  return fault(names !== 'proof', `in the audit log: ${names}`)
}

/** The money goes back once. */
export const refundingReturn: Scene = async (proof, doomed) => {
  const { commands } = proof
  const { id: gid, orderId, lineId } = await sentOrder(proof, `${randomUUID()}@example.com`)
  const requested = await commands.requestReturn({ orderId, lineId, formKey: 'form' })
  if (!requested.ok) return [`refused: ${requested.problems}`]
  const { id } = requested
  await commands.approveReturn({ id })
  await commands.receiveReturn({ id })
  await proof.drain()
  await doomed.run('refundReturn', { id })
  await doomed.run('drain', { alsoLater: false })
  await proof.drain()
  await commands.refundReturn({ id })
  await proof.drain()
  return [...(await refundedOnce(proof, gid)), ...(await loggedOnce(proof, 'return.refund', id))]
}

/** Asked for from the shop's side; the form is sent again. */
export const refundingOrder: Scene = async (proof, doomed) => {
  const { id: gid, orderId } = await sentOrder(proof, `${randomUUID()}@example.com`)
  const form = { id: orderId, key: randomUUID() }
  const seen = { ...form, revision: await proof.commands.revisionOfOrder({ id: orderId }) }
  await doomed.run('refundOrder', seen)
  await proof.drain()
  const again = await proof.commands.refundOrder(seen)
  return [
    ...fault(again !== 'ok', `pressed again: ${again}`),
    ...(await refundedOnce(proof, gid)),
    ...(await loggedOnce(proof, 'order.refund', orderId)),
  ]
}

/** Whichever shop answered, the bought products leave. */
export const syncingCatalogue: Scene = async ({ commands, ...proof }, doomed) => {
  await proof.addProduct('main', 1)
  await doomed.run('syncCatalogue', { shop: 'main' })
  await commands.syncCatalogue({ shop: 'main' })
  const { rows } = await proof.pool.query(`SELECT FROM backend.catalogue_syncs WHERE shop = 'main' AND run_id IS NULL`)
  return fault(rows.length !== 1, 'the sync did not end')
}
export { fault, loginTokens, payAt, registered, sentOrder, sessionsOf }
