import { fixedShipping } from '@dvaput/domain/international/shipping-rate'
import fc from 'fast-check'
import { sendWebhook } from '../crash-points/import-scenes.ts'
import type { StoreProcess } from '../store-processes/store-process.ts'
import { importPrice, type StoreProof } from '../store-processes/store-proof.ts'

const forgedNames = [
  ...['unit_price', 'price', 'total', 'amount', 'currency_id', 'shipping', 'shipping_cost', 'discount', 'items'],
  ...['external_reference', 'metadata', 'notification_url', 'back_urls', 'transaction_amount', 'state', 'paid'],
]
const forgedValues = [0, 1, -1, 0.01, 1e-9, '1', 'USD', 'free', true, null, [], { price: 1 }, 999_999_999_999]
const forged = fc.dictionary(fc.constantFrom(...forgedNames), fc.constantFrom(...forgedValues), { maxKeys: 4 })

/** What somebody may send who wants to pay less, and how they pay then. */
const attempt = fc.record({
  body: forged,
  item: forged,
  query: fc.dictionary(fc.constantFrom('total', 'items', 'price'), fc.constantFrom('1', '0', '[]'), { maxKeys: 2 }),
  product: fc.constantFrom('first', 'first', 'second', 'unpriced', 'unknown'),
  quantity: fc.constantFrom(1, 1, 1, 2, 3, 0, -1, 1.5, '2', 1e9, null),
  /** As a share of all: most never pay. */
  pays: fc.constantFrom(
    'nothing',
    'nothing',
    'exactly',
    'a peso less',
    'a peso more',
    'one',
    'dollars',
    'for another',
    'nothing yet',
  ),
})

type Attempt = typeof attempt extends fc.Arbitrary<infer One> ? One : never
type Placed = { readonly reference: string; readonly total: number }

const amountOf = (pays: Attempt['pays'], total: number): number =>
  ({ 'a peso less': total - 1, 'a peso more': total + 1, one: 1 })[pays as string] ?? total

/** T12: mutated requests to the international checkout, over HTTP. Returns every order at another price, or paid otherwise. */
export const proveTamperedImports = async (
  proof: StoreProof,
  process: StoreProcess,
  { runs, seed }: { readonly runs: number; readonly seed: number },
) => {
  const ids = { first: await proof.addImport(9_000), second: await proof.addImport(9_000) }
  const unpriced = await proof.addImport(5, null)
  const eraIdOf = { ...ids, unpriced, unknown: 'no such product' }
  const faults: string[] = []
  let [placedCount, paidCount, nth] = [0, 0, 0]
  let other: Placed | undefined

  const press = async ({ body, item, query, product, quantity }: Attempt) => {
    nth += 1
    const search = new URLSearchParams(query)
    const customer = { firstName: 'Diego', lastName: 'Rojas', email: `diego${nth}@kupac.example` }
    return fetch(`${process.url}/api/mercadopago/create-preference?${search}`, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        // A few browsers: a new press frees what the last one of the same browser held.
        Cookie: `checkout=${String(nth % 20).padStart(43, 'c')}`,
      },
      body: JSON.stringify({ ...body, customer, items: [{ ...item, id: eraIdOf[product], quantity }] }),
    })
  }

  /** What is written down, and what the provider is asked for, is the server's. */
  const checkPlaced = async ({ product, quantity }: Attempt, reference: string): Promise<Placed> => {
    const { rows } = await proof.pool.query('SELECT total, email FROM backend.international_orders WHERE id = $1', [
      reference,
    ])
    const total = Number(rows[0]?.total)
    const expected = importPrice * Number(quantity) + fixedShipping.price.minor
    const isSold = (product === 'first' || product === 'second') && [1, 2, 3].includes(quantity as number)
    if (!isSold || total !== expected) faults.push(`${product} × ${quantity} placed for ${total}, not ${expected}`)
    const [asked, ...more] = await proof.preferencesOf(reference)
    const isInPesos = asked?.items.every(({ currency_id }) => currency_id === 'CLP')
    if (asked?.total !== expected || !isInPesos || more.length > 0)
      faults.push(`asked for ${JSON.stringify([asked, more])}`)
    return { reference, total }
  }

  const pay = async ({ pays }: Attempt, { reference, total }: Placed) => {
    if (pays === 'nothing') return
    const target = pays === 'for another' && other ? other : { reference, total }
    const isRight = pays === 'exactly'
    const paymentId = await proof.pay(target.reference, amountOf(pays, pays === 'for another' ? 1 : target.total), {
      currency: pays === 'dollars' ? 'USD' : 'CLP',
      status: pays === 'nothing yet' ? 'pending' : 'approved',
    })
    const { status } = await sendWebhook(process.url, paymentId)
    if (status !== 200) faults.push(`webhook: ${status}`)
    await process.run('settleImport', { reference: target.reference })
    const { rows } = await proof.pool.query('SELECT state FROM backend.international_orders WHERE id = $1', [
      target.reference,
    ])
    const isPaid = ['paid', 'sent'].includes(rows[0]?.state)
    if (isPaid !== isRight && target.reference === reference) faults.push(`paid ${pays}: ${rows[0]?.state}`)
    if (isRight && isPaid) paidCount += 1
  }

  const one = async (tried: Attempt) => {
    const response = await press(tried)
    if (response.status >= 500) faults.push(`HTTP ${response.status}: ${await response.text()}`)
    if (response.status !== 200) return
    const { reference } = (await response.json()) as { reference: string }
    placedCount += 1
    const placed = await checkPlaced(tried, reference)
    await pay(tried, placed)
    other = placed
  }
  for (const tried of fc.sample(attempt, { numRuns: runs, seed })) await one(tried)
  await proof.drain()
  faults.push(...(await proof.check()))
  return { placed: placedCount, paid: paidCount, faults }
}
