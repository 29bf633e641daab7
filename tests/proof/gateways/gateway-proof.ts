import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createMercadoPagoSandbox } from '../../../sandboxes/mercado-pago/src/mercado-pago-sandbox.ts'
import { createMonriSandbox } from '../../../sandboxes/monri/src/monri-sandbox.ts'
import type { Reach, Walk } from '../../support/platform/checkout-walk.ts'
import { createWebhookReceiver } from '../../support/servers/webhook-receiver.ts'
import type { ShopName } from '../two-processes/origin.ts'
import { openTwoProcesses, type Proof } from '../two-processes/two-processes.ts'
import { mercadoPagoAccount, monriAccount } from './gateway-of.ts'

export const openGatewayBooks = async () => {
  const monri = createMonriSandbox(monriAccount)
  const mercadoPago = createMercadoPagoSandbox(mercadoPagoAccount)
  const [{ url: monriUrl }, { url: mercadoPagoUrl }] = [await monri.listen(0), await mercadoPago.listen(0)]
  const receiver = await createWebhookReceiver()
  const control = async (url: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const { ok } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!ok) throw new Error(`the sandbox refused ${url}`)
  }
  // Who is told, and when, is for the proof to say.
  await control(`${mercadoPagoUrl}/sandbox/deliveries`, { plan: 'none' })
  return {
    urls: { monri: monriUrl, mercadoPago: mercadoPagoUrl },
    receiver,
    failRefunds: async (name: 'ok' | 'error' | 'throttled' | 'cut' | 'lost' | 'silent' | 'declined') => {
      await control(`${monriUrl}/sandbox/scenario`, { name })
      const other = name === 'declined' ? 'ok' : name
      await control(`${mercadoPagoUrl}/sandbox/scenario`, { name: other, on: 'refund' })
    },
    async close() {
      await monri.close()
      await mercadoPago.close()
      await receiver.close()
    },
  }
}

export type GatewayBooks = Awaited<ReturnType<typeof openGatewayBooks>>

const unescapeHtml = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** A payment as the gateway has it in its books. */
export type Booked = { readonly id: string; readonly amount: number; readonly refunded: number }

/** The page of a gateway that a buyer was led to, and what the buyer does there. */
export type PaymentPage = {
  /** Our id of the payment. */
  readonly reference: string
  /** Presses with a card that is accepted; false where the page takes no payment any more. */
  pay(): Promise<boolean>
  decline(): Promise<void>
  /** So many notices of what was paid, with the signature of the gateway. */
  notices(count: number): Promise<readonly Notice[]>
  booked(): Promise<readonly Booked[]>
}

export type Notice = { readonly path: string; readonly init: RequestInit }

const monriPage = ({ urls, receiver }: GatewayBooks, html: string): PaymentPage => {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const fields = {
    ...Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescapeHtml(value)])),
    callback_url_override: receiver.url,
  } as Record<string, string>
  const { order_number: reference = '' } = fields
  const post = (path: string, more: Record<string, string>) =>
    fetch(`${urls.monri}/v2/form${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, ...more }),
    })
  return {
    reference,
    pay: async () => (await post('/pay', { pan: '4111111111111111', action: 'pay' })).status === 303,
    decline: async () => void (await post('/pay', { pan: '4000000000000002', action: 'pay' })),
    async notices(count) {
      const find = () => receiver.received.find(({ rawBody }) => rawBody.includes(reference))
      for (let tries = 0; tries < 200 && !find(); tries += 1) await sleep(25)
      const found = find()
      if (!found) throw new Error('Monri announced no payment')
      const { authorization = '' } = found.headers
      const init = { method: 'POST', headers: { authorization }, body: found.rawBody.toString() }
      return Array.from({ length: count }, () => ({ path: '/payments/webhook', init }))
    },
    async booked() {
      type Books = { transactions: { id: number; orderNumber: string; amount: number; refunded: number }[] }
      const { transactions } = (await (await fetch(`${urls.monri}/sandbox`)).json()) as Books
      return transactions
        .filter(({ orderNumber }) => orderNumber === reference)
        .map(({ id, amount, refunded }) => ({ id: String(id), amount, refunded }))
    },
  }
}

const mercadoPagoPage = ({ urls }: GatewayBooks, html: string, reference: string): PaymentPage => {
  const page = new URL(unescapeHtml(/id="leave" href="([^"]+)"/.exec(html)?.[1] ?? ''))
  const press = (name: string) =>
    fetch(`${urls.mercadoPago}/checkout/v1/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        ...{ pref_id: page.searchParams.get('pref_id') ?? '', method: 'card', number: '4168818844447115', name },
        ...{ expiry: '11/40', code: '123', document: '123456789', installments: '1' },
      }),
    })
  const read = async () => {
    const headers = { Authorization: `Bearer ${mercadoPagoAccount.accessToken}` }
    const found = await fetch(`${urls.mercadoPago}/v1/payments/search?external_reference=${reference}`, { headers })
    type Results = { id: number; status: string; transaction_amount: number; transaction_amount_refunded: number }[]
    return ((await found.json()) as { results: Results }).results
  }
  return {
    reference,
    async pay() {
      const before = (await read()).length
      await press('APRO')
      return (await read()).length > before
    },
    decline: async () => void (await press('OTHE')),
    async notices(count) {
      const id = (await read()).at(-1)?.id ?? 0
      return Array.from({ length: count }, () => {
        const [requestId, ts] = [randomUUID(), String(Date.now())]
        const v1 = createHmac('sha256', mercadoPagoAccount.webhookSecret)
          .update(`id:${id};request-id:${requestId};ts:${ts};`)
          .digest('hex')
        return {
          path: `/payments/webhook?data.id=${id}&type=payment`,
          init: {
            method: 'POST',
            headers: {
              ...{ 'Content-Type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
            },
            body: JSON.stringify({ type: 'payment', data: { id: String(id) } }),
          },
        }
      })
    },
    booked: async () =>
      (await read())
        .filter(({ status }) => status === 'approved' || status === 'refunded')
        .map(({ id, transaction_amount: amount, transaction_amount_refunded: refunded }) => ({
          ...{ id: String(id), amount, refunded },
        })),
  }
}

export type Purchase = {
  readonly shop: ShopName
  readonly token: string
  readonly variantId: number
  readonly pages: PaymentPage[]
  readonly walk: Walk
  /** The same browser at the other process. */
  readonly otherWalk: Walk
  /** The card again, from the payment step; returns the page. */
  leave(): Promise<PaymentPage>
}

/** What a gateway proof needs of its two processes, wherever they run. */
export type GatewayShops = Pick<Proof, 'addVariant' | 'readyWith' | 'database' | 'platform' | 'setClockOffset'> & {
  walkOf(buyer: number, shop: ShopName): Walk
  reachOf(buyer: number, shop: ShopName): Reach
  /** Everything that the schedule would do, until nothing is left. */
  settle(): Promise<void>
  readonly books: GatewayBooks
  close(): Promise<void>
}

/** Two processes of the platform, the cards of each shop at its gateway. */
export const openGatewayProof = async (postgresUrl: string): Promise<GatewayShops> => {
  const books = await openGatewayBooks()
  const proof = await openTwoProcesses(postgresUrl, { gateways: books.urls })
  const drain = () => Promise.all(proof.servers.map((server) => server.run('drain')))
  return {
    ...proof,
    books,
    async settle() {
      await proof.sweep()
      await drain()
    },
    async close() {
      await proof.close()
      await books.close()
    },
  }
}

let buyers = 0
const price = 10_000

/** One piece of a new product, before the page of the gateway. */
export const purchase = async (proof: GatewayShops, shop: ShopName): Promise<Purchase> => {
  const variantId = await proof.addVariant({ stock: 1, price }, shop)
  const { token } = await proof.readyWith([{ variantId, quantity: 1 }], { shop })
  buyers += 2
  const [walk, otherWalk] = [proof.walkOf(buyers, shop), proof.walkOf(buyers + 1, shop)]
  const pages: PaymentPage[] = []
  const leave = async () => {
    const { text } = await walk.get(`/checkouts/${token}/payment`)
    const pressed = await walk.place(token, walk.hidden(text, 'shown'), { method: 'card' })
    if (pressed.location !== `/checkouts/${token}/pay`)
      throw new Error(`expected to be led to the gateway, got ${pressed.status} ${pressed.location}`)
    let { status, text: leaving } = await walk.get(`/checkouts/${token}/pay`)
    // Refunds that failed have opened the circuit of this gateway: the buyer reads so, and presses again.
    for (let tries = 0; status === 503 && tries < 60; tries += 1) {
      await sleep(1_000)
      ;({ status, text: leaving } = await walk.get(`/checkouts/${token}/pay`))
    }
    const { rows } = await proof.database.pool.query<{ id: string }>(
      `SELECT id FROM platform.payments WHERE checkout_token = $1 AND status = 'pending'`,
      [token],
    )
    const page =
      shop === 'main' ? monriPage(proof.books, leaving) : mercadoPagoPage(proof.books, leaving, rows[0]?.id ?? '')
    pages.push(page)
    return page
  }
  return { shop, token, variantId, pages, walk, otherWalk, leave }
}

let senders = 0
/** To both processes in turn, at once. Returns the statuses. */
export const deliver = (proof: GatewayShops, shop: ShopName, notices: readonly Notice[]): Promise<number[]> =>
  Promise.all(
    notices.map(async ({ path, init }) => {
      senders += 1
      return (await proof.reachOf(senders, shop)(path, init)).status
    }),
  )
