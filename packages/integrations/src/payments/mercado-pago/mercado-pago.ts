import { toMajor } from '@dvaput/domain/money/to-major'
import type { PaymentProvider, ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '../../http/integration-error.ts'
import { createJsonTransport, type JsonTransportOptions } from '../../http/json-transport.ts'
import { checkReturnUrls } from '../check-return-urls.ts'
import { isAllowedPaymentUrl } from '../payment-url.ts'
import { readWebhook } from './read-webhook.ts'
import { fieldsOf, reshapePayment, textOf } from './reshape-payment.ts'
import { toOffsetTime, toPreference } from './to-preference.ts'

export type MercadoPagoOptions = Pick<JsonTransportOptions, 'fetch' | 'log' | 'sleep'> & {
  /** The real one, or the sandbox. */
  readonly url?: string | undefined
  readonly accessToken: string
  readonly webhookSecret: string
  /** Our own origins, where a shopper may be sent back to. */
  readonly returnOrigins: readonly string[]
  /** Milliseconds for each kind of call, with its retries. */
  readonly timeouts?: Partial<typeof usualTimeouts> | undefined
  readonly now?: (() => number) | undefined
}

const service = 'mercado-pago'
const realUrl = 'https://api.mercadopago.com'
const realOrigins = ['https://www.mercadopago.cl', 'https://www.mercadopago.com', 'https://sandbox.mercadopago.cl']
const usualTimeouts = { start: 10_000, read: 8_000, refund: 15_000 }
const maxBytes = 2 * 1024 * 1024
const searchLimit = 100
const maxPages = 20

/** Decided in the meantime, or gone. */
const isTooLate = (error: unknown) =>
  error instanceof IntegrationError && (error.status === 400 || error.status === 404)
const isNotFound = (error: unknown) => error instanceof IntegrationError && error.status === 404
const badResponse = (code: string) => new IntegrationError({ service, kind: 'bad-response', code })

/** Checkout Pro: a preference is made here, paid on Mercado Pago's page, and read again here. */
export const createMercadoPago = (options: MercadoPagoOptions): PaymentProvider => {
  const { url = realUrl, accessToken, webhookSecret, returnOrigins, now = Date.now, timeouts, ...transport } = options
  const headers = { Authorization: `Bearer ${accessToken}` }
  const request = createJsonTransport({ ...transport, service, url, headers, maxBytes, now })
  const { start: startMs, read: timeoutMs, refund: refundMs } = { ...usualTimeouts, ...timeouts }
  const origins = url === realUrl ? realOrigins : [new URL(url).origin]

  let knownCollectorId: string | undefined
  /** Ours, which a payment must have gone to. */
  const readCollectorId = async (): Promise<string> => {
    knownCollectorId ??= textOf(fieldsOf(await request({ path: '/users/me', timeoutMs })).id) || undefined
    if (knownCollectorId === undefined) throw badResponse('collector')
    return knownCollectorId
  }

  const find = async (paymentId: string): Promise<ProviderPayment | undefined> => {
    // Ids are digits; anything else would be another path of the API.
    if (!/^\d{1,20}$/.test(paymentId)) return undefined
    const collectorId = await readCollectorId()
    const body = await request({ path: `/v1/payments/${paymentId}`, timeoutMs }).catch((error: unknown) => {
      if (isNotFound(error)) return undefined
      throw error
    })
    if (body === undefined) return undefined
    const payment = reshapePayment(body, collectorId)
    if (payment.id !== paymentId) throw badResponse('id')
    return payment
  }

  /** Every page: an approved payment must not hide behind a hundred refused ones. */
  const search = async (reference: string): Promise<readonly ProviderPayment[]> => {
    const collectorId = await readCollectorId()
    const found: unknown[] = []
    for (let page = 0; page < maxPages; page += 1) {
      const query = {
        external_reference: reference,
        sort: 'date_created',
        criteria: 'desc',
        limit: String(searchLimit),
        offset: String(page * searchLimit),
      }
      const { results } = fieldsOf(await request({ path: '/v1/payments/search', query, timeoutMs }))
      if (!Array.isArray(results)) throw badResponse('results')
      found.push(...results)
      if (results.length < searchLimit) break
    }
    const payments = found.map((body) => reshapePayment(body, collectorId))
    return payments.filter((payment) => payment.reference === reference)
  }

  /** The same change twice is one change. */
  const putUnlessLate = (path: string, body: object) =>
    request({ method: 'PUT', path, body, timeoutMs: startMs, attempts: 2 }).catch((error: unknown) => {
      if (!isTooLate(error)) throw error
    })

  return {
    name: 'mercado-pago',
    abilities: { find: true, search: true, cancel: true, refund: true, card: false },
    origins,
    find,
    search,

    async start(payment) {
      checkReturnUrls(payment, returnOrigins)
      const body = await request({
        method: 'POST',
        path: '/checkout/preferences',
        headers: { 'X-Idempotency-Key': payment.key },
        body: toPreference(payment),
        timeoutMs: startMs,
        // The key makes the second one the same preference.
        attempts: 2,
      })
      const { id, init_point: page } = fieldsOf(body)
      if (textOf(id) === '') throw badResponse('id')
      if (!isAllowedPaymentUrl(textOf(page), origins)) throw badResponse('url')
      return { kind: 'redirect', url: textOf(page), providerReference: textOf(id) }
    },

    async cancel({ reference, providerReference }) {
      const expiresAt = toOffsetTime(new Date(now()).toISOString())
      const page = `/checkout/preferences/${encodeURIComponent(providerReference)}`
      await putUnlessLate(page, { expires: true, expiration_date_to: expiresAt })
      for (const { id, status } of await search(reference))
        if (status === 'pending' || status === 'in-process')
          await putUnlessLate(`/v1/payments/${id}`, { status: 'cancelled' })
    },

    async refund({ paymentId, amount, key }) {
      const body = await request({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(paymentId)}/refunds`,
        headers: { 'X-Idempotency-Key': key },
        body: { amount: toMajor(amount) },
        timeoutMs: refundMs,
        attempts: 3,
      })
      const refundId = textOf(fieldsOf(body).id)
      if (refundId === '') throw badResponse('id')
      return { refundId }
    },

    readWebhook: (webhook) => readWebhook(webhook, { secret: webhookSecret, now }),
  }
}
