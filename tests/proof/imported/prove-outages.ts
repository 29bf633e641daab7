import { formatBrowserCookie } from '@dvaput/backend/checkout/browser-cookie'
import { sendWebhook } from '../crash-points/import-scenes.ts'
import type { StoreProcess } from '../store-processes/store-process.ts'
import { importPrice, type StoreProof } from '../store-processes/store-proof.ts'

const minute = 60_000
const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])
const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)

/** How Mercado Pago fails, and for how many calls: each has its retries. */
export const paymentFaults = ['error', 'throttled', 'silent', 'cut', 'lost'] as const
export type PaymentFault = (typeof paymentFaults)[number]

const stateOf = async ({ pool }: StoreProof, id: string): Promise<string> =>
  (await pool.query('SELECT state FROM backend.international_orders WHERE id = $1', [id])).rows[0]?.state

const press = async (url: string, eraId: string, browser: string) => {
  const response = await fetch(`${url}/api/mercadopago/create-preference`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      Cookie: formatBrowserCookie(url, browser).split(';')[0] ?? '',
    },
    body: JSON.stringify({
      items: [{ id: eraId, quantity: 1 }],
      customer: { firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example' },
    }),
  })
  return {
    status: response.status,
    body: (await response.json()) as { reference?: string; code?: string; error?: string },
  }
}

/** T22 at the payment page: the shopper is told, presses again, and there is one page for the order. */
export const provePageFault = async (proof: StoreProof, process: StoreProcess, name: PaymentFault) => {
  const [eraId, browser] = [await proof.addImport(5), proof.newBrowser()]
  await proof.scenario(name, 'create')
  const failed = await press(process.url, eraId, browser)
  await proof.scenario('ok')
  await proof.passTime(minute)
  const again = await press(process.url, eraId, browser)
  const third = await press(process.url, eraId, browser)
  const { reference = '' } = again.body
  const pages = await proof.preferencesOf(reference)
  return [
    ...fault(failed.status < 400 || !failed.body.error, `${name}: ${failed.status} ${JSON.stringify(failed.body)}`),
    ...fault(
      again.status !== 200 || third.body.reference !== reference,
      `pressed again: ${JSON.stringify([again, third])}`,
    ),
    ...fault(pages.length !== 1 || pages[0]?.total !== importPrice + 16_800, `pages: ${JSON.stringify(pages)}`),
  ]
}

/** T22 when a payment is read: the webhook is answered within two seconds, and the order is paid when the provider is back. */
export const proveReadFault = async (proof: StoreProof, process: StoreProcess, name: PaymentFault) => {
  const placed = await proof.commands.placeImport({ eraId: await proof.addImport(5), browser: proof.newBrowser() })
  if (!placed.ok) return [`refused: ${placed.refusal.code}`]
  const { id, total } = placed.order
  const paymentId = await proof.pay(id, total)
  await proof.scenario(name, 'read')
  const from = performance.now()
  const { status } = await sendWebhook(process.url, paymentId)
  const tookMs = performance.now() - from
  await process.run('drain', { alsoLater: false })
  const early = await stateOf(proof, id)
  await proof.scenario('ok')
  for (let times = 0; times < 2; times += 1) {
    await proof.passTime(minute)
    await proof.commands.sweepImports()
    await proof.drain()
  }
  const late = await stateOf(proof, id)
  return [
    ...fault(status !== 200 || tookMs > 2_000, `webhook answered ${status} after ${Math.round(tookMs)} ms`),
    ...fault(early !== 'awaiting-payment', `${early} although nobody could read the payment`),
    ...fault(late !== 'sent', `${late} when the provider was back`),
  ]
}

/** T18 for orders: the warehouse is down while people pay; once it is back it has every order, once. */
export const proveWarehouseDown = async (proof: StoreProof, { orders }: { readonly orders: number }) => {
  const items = await Promise.all(numbers(5).map(() => proof.addImport(1_000)))
  const references: string[] = []
  const faults: string[] = []
  await proof.eraScenario('down')
  for (const nth of numbers(orders)) {
    const placed = await proof.commands.placeImport({ eraId: items[nth % 5] ?? '', browser: proof.newBrowser() })
    if (!placed.ok) {
      faults.push(`refused: ${placed.refusal.code}`)
      continue
    }
    references.push(placed.order.id)
    await proof.pay(placed.order.id, placed.order.total)
    await proof.commands.settleImport({ reference: placed.order.id })
  }
  // Each is tried in vain while it is down.
  await proof.commands.drain({ alsoLater: false })
  const early = await proof.takenOrders()
  const { rows } = await proof.pool.query<{ slow: number }>(
    `SELECT count(*)::int AS slow FROM pgboss.job WHERE name = 'send-international-order' AND state = 'retry'
       AND (retry_delay_max > 300 OR retry_limit < 5000)`,
  )
  await proof.eraScenario('ok')
  for (const from = Date.now(); Date.now() - from < 5 * minute; ) {
    await proof.commands.drain({ alsoLater: false })
    const left = await proof.pool.query(
      `SELECT FROM backend.international_orders WHERE id = ANY($1) AND state <> 'sent'`,
      [references],
    )
    if (left.rowCount === 0) break
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  const taken = await proof.takenOrders()
  const missing = references.filter((id) => !taken.includes(id)).length
  const twice = references.filter((id) => taken.filter((each) => each === id).length > 1).length
  return [
    ...faults,
    ...fault(
      early.some((id) => references.includes(id)),
      'an order reached a warehouse that is down',
    ),
    ...fault(rows[0]?.slow !== 0, `${rows[0]?.slow} would wait longer than five minutes, or not for a week`),
    ...fault(missing > 0 || twice > 0, `${missing} of ${orders} missing, ${twice} there twice`),
    ...(await proof.check()),
  ]
}
