import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMercadoPagoSandbox } from './mercado-pago-sandbox.ts'

export const accessToken = 'TEST-token'
export const webhookSecret = 'webhook-secret'

export type Json = Record<string, unknown>
export type ReceivedWebhook = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Json }

/** A server that takes webhooks and answers with the status it is told. */
const startReceiver = async () => {
  const received: ReceivedWebhook[] = []
  const answer = { status: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Json
      received.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, answer, url: `http://cl.localhost:${port}/webhook`, close: () => server.close() }
}

/** A running sandbox with a seller's site beside it. */
export const startSandboxUnderTest = async ({ now }: { now?: () => Date } = {}) => {
  const sandbox = createMercadoPagoSandbox({ accessToken, webhookSecret, ...(now && { now }) })
  const { url } = await sandbox.listen(0)
  const receiver = await startReceiver()
  const authorised = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }

  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(url + path, { ...post, headers: { ...authorised, ...headers } })
    return { status: response.status, body: (await response.json()) as Json }
  }

  const sampleFields = {
    items: [
      { id: 'ERA-1', title: 'Notebook', description: 'Usado', quantity: 1, currency_id: 'CLP', unit_price: 150_000 },
    ],
    back_urls: {
      success: 'http://cl.localhost:3000/checkout-success',
      failure: 'http://cl.localhost:3000/checkout-era?payment=failure',
      pending: 'http://cl.localhost:3000/checkout-era?payment=pending',
    },
    auto_return: 'approved',
    external_reference: 'ERA-1001',
    notification_url: receiver.url,
  }

  /** Presses the button of the payment page; the name of the cardholder decides. */
  const pay = (preferenceId: string, cardholder: string, changes: Record<string, string> = {}) =>
    fetch(`${url}/checkout/v1/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        pref_id: preferenceId,
        method: cardholder === 'cash' ? 'cash' : 'card',
        number: '4168 8188 4444 7115',
        name: cardholder,
        expiry: '11/40',
        code: '123',
        document: '123456789',
        installments: '3',
        ...changes,
      }),
    })

  return {
    url,
    receiver,
    sampleFields,
    call,
    pay,
    createPreference: async (changes: Json = {}, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'x-idempotency-key': key }
      const { body } = await call('/checkout/preferences', { ...sampleFields, ...changes }, headers)
      return String(body.id)
    },
    close: async () => {
      receiver.close()
      await sandbox.close()
    },
  }
}
