import { createHash, timingSafeEqual } from 'node:crypto'
import { type Currency, createMoney, currencies } from '@dvaput/domain/money/money'
import type { PaymentWebhook, ProviderPayment, WebhookReading } from '@dvaput/domain/payments/payment-provider'

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const parseFields = (rawBody: Uint8Array): Fields => {
  try {
    const body: unknown = JSON.parse(Buffer.from(rawBody).toString('utf8'))
    return typeof body === 'object' && body !== null ? (body as Fields) : {}
  } catch {
    return {}
  }
}

const isCurrency = (value: string): value is Currency => (currencies as readonly string[]).includes(value)

/** `WP3-callback {digest}`, after which a timestamp may follow; the digest covers every byte of the body. */
const isSigned = (authorization: string, rawBody: Uint8Array, merchantKey: string): boolean => {
  const [scheme = '', given = ''] = authorization.trim().split(/\s+/)
  if (scheme !== 'WP3-callback' || !/^[0-9a-f]{128}$/i.test(given)) return false
  const expected = createHash('sha512').update(merchantKey).update(rawBody).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}

const readTime = (value: unknown): string | null => {
  const time = new Date(textOf(value))
  return textOf(value) === '' || Number.isNaN(time.getTime()) ? null : time.toISOString()
}

const reshapeTransaction = (body: Fields): ProviderPayment | undefined => {
  const [id, reference, currency] = [textOf(body.id), textOf(body.order_number), textOf(body.currency)]
  const minor = Number(textOf(body.amount) || Number.NaN)
  const isPayment = ['', 'purchase'].includes(textOf(body.transaction_type))
  if (id === '' || reference === '' || !isCurrency(currency) || !Number.isSafeInteger(minor) || !isPayment)
    return undefined
  // Both, as in Monri's own plug-in; anything else has not paid.
  const isApproved = textOf(body.status) === 'approved' && textOf(body.response_code) === '0000'
  return {
    id,
    reference,
    status: isApproved ? 'approved' : 'rejected',
    statusDetail: textOf(body.response_message) || textOf(body.response_code) || textOf(body.status) || 'unknown',
    amount: createMoney(minor, currency),
    refunded: createMoney(0, currency),
    lastDigits: /(\d{4})$/.exec(textOf(body.masked_pan))?.[1] ?? null,
    method: textOf(body.cc_type) || null,
    // Only Monri and we know the key of the signature.
    isOurs: true,
    approvedAt: isApproved ? readTime(body.created_at) : null,
  }
}

/** A call-back is the payment itself: Monri has no query that we know of. */
export const readCallback = ({ headers, rawBody }: PaymentWebhook, merchantKey: string): WebhookReading => {
  if (!isSigned(headers.get('authorization') ?? '', rawBody, merchantKey)) return { ok: false }
  const payment = reshapeTransaction(parseFields(rawBody))
  return payment ? { ok: true, paymentId: payment.id, reference: payment.reference, payment } : { ok: true }
}
