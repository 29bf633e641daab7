import { createHmac, randomUUID } from 'node:crypto'
import type { StoreProof } from '../store-processes/store-proof.ts'
import { webhookSecret } from '../store-processes/store-proof.ts'
import { fault, payAt, type Scene } from './crash-scenes.ts'

const minute = 60_000

type Placed = { readonly id: string; readonly total: number }

const placed = async (proof: StoreProof, eraId: string): Promise<Placed> => {
  const order = await proof.commands.placeImport({ eraId, browser: proof.newBrowser() })
  if (!order.ok) throw new Error(`an import was refused: ${order.refusal.code}`)
  return order.order
}

/** A minute of the sweeper and the queue; then the order is at the warehouse, once. */
const ending = async (proof: StoreProof, { id }: Placed): Promise<string[]> => {
  for (let times = 0; times < 2; times += 1) {
    await proof.passTime(minute)
    await proof.commands.sweepImports()
    await proof.drain()
  }
  const { rows } = await proof.pool.query('SELECT state FROM backend.international_orders WHERE id = $1', [id])
  const taken = (await proof.takenOrders()).filter((reference) => reference === id)
  return [
    ...fault(rows[0]?.state !== 'sent', `the order is ${rows[0]?.state}`),
    ...fault(taken.length !== 1, `${taken.length} times at the warehouse`),
  ]
}

/** Pressed again, it is one order, which is paid. */
export const placingImport: Scene = async (proof, doomed) => {
  const pressed = { eraId: await proof.addImport(1), browser: proof.newBrowser() }
  await doomed.run('placeImport', pressed)
  await proof.passTime(minute)
  const again = await proof.commands.placeImport(pressed)
  if (!again.ok) return [`refused: ${again.refusal.code}`]
  const { rows } = await proof.pool.query('SELECT FROM backend.international_orders WHERE browser_hash = $1', [
    again.order.browserHash,
  ])
  await proof.pay(again.order.id, again.order.total)
  return [...fault(rows.length !== 1, `${rows.length} orders`), ...(await ending(proof, again.order))]
}

export const settlingImport: Scene = async (proof, doomed) => {
  const order = await placed(proof, await proof.addImport(1))
  await proof.pay(order.id, order.total)
  await doomed.run('settleImport', { reference: order.id })
  return ending(proof, order)
}

export const sendingImport: Scene = async (proof, doomed) => {
  const order = await placed(proof, await proof.addImport(1))
  await proof.pay(order.id, order.total)
  await proof.commands.settleImport({ reference: order.id })
  await doomed.run('drain', { alsoLater: false })
  return ending(proof, order)
}

/** Paid twice: the second payment goes back, once. */
export const refundingImport: Scene = async (proof, doomed) => {
  const order = await placed(proof, await proof.addImport(1))
  for (let times = 0; times < 2; times += 1) await proof.pay(order.id, order.total)
  await doomed.run('settleImport', { reference: order.id })
  await doomed.run('drain', { alsoLater: false })
  await proof.commands.settleImport({ reference: order.id })
  const faults = await ending(proof, order)
  const refunded = (await proof.paymentsOf(order.id)).map(({ transaction_amount_refunded: amount }) => amount)
  return [...faults, ...fault(refunded.toSorted().join() !== `0,${order.total}`, `given back: ${refunded}`)]
}

/** As Mercado Pago signs it. */
export const sendWebhook = (url: string, paymentId: string): Promise<Response> => {
  const [requestId, ts] = [randomUUID(), String(Date.now())]
  const v1 = createHmac('sha256', webhookSecret)
    .update(`id:${paymentId};request-id:${requestId};ts:${ts};`)
    .digest('hex')
  return fetch(`${url}/api/mercadopago/webhook/international?data.id=${paymentId}&type=payment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
    body: JSON.stringify({ type: 'payment', data: { id: paymentId } }),
  })
}

export const receivingWebhook: Scene = async (proof, doomed) => {
  const order = await placed(proof, await proof.addImport(1))
  const paymentId = await proof.pay(order.id, order.total)
  await sendWebhook(doomed.url, paymentId).catch(() => undefined)
  await doomed.run('drain', { alsoLater: false })
  return ending(proof, order)
}

/** At the platform's own checkout; `isPlaced` before the process dies. */
const temporary =
  (isPlaced: boolean): Scene =>
  async (proof, doomed) => {
    const { commands } = proof
    const pressed = { eraId: await proof.addImport(1), browser: proof.newBrowser() }
    if (!isPlaced) await doomed.run('startTemporary', pressed)
    await proof.passTime(minute)
    const started = await commands.startTemporary(pressed)
    if (!started.ok) return [`refused: ${started.refusal.code}`]
    const status = await payAt(proof, 'retail', started.url, `${randomUUID()}@example.ba`)
    await commands.askOrders({ shop: 'retail' })
    if (isPlaced) await doomed.run('drain', { alsoLater: false })
    await proof.drain()
    const { rows } = await proof.pool.query('SELECT order_id FROM backend.temporary_products WHERE checkout_id = $1', [
      started.id,
    ])
    const taken = (await proof.takenOrders()).filter((reference) => reference === rows[0]?.order_id)
    return [
      ...fault(status !== 303, `paid: ${status}`),
      ...fault(rows.length !== 1, `${rows.length} temporary products`),
      ...fault(taken.length !== 1, `${taken.length} times at the warehouse`),
    ]
  }

export const startingTemporary = temporary(false)
export const sendingTemporary = temporary(true)

export const syncingImports: Scene = async ({ commands, pool }, doomed) => {
  await doomed.run('syncImports', undefined)
  await commands.syncImports()
  const { rows } = await pool.query(`SELECT FROM backend.international_syncs WHERE kind = 'full' AND run_id IS NULL`)
  return fault(rows.length !== 1, 'the sync did not end')
}
