import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentWebhook, WebhookReading } from '@dvaput/domain/payments/payment-provider'
import { fieldsOf, textOf } from './reshape-payment.ts'

type Options = { readonly secret: string; readonly now: () => number }
type Signature = { readonly ts: string; readonly v1: string }

/** Deliveries are repeated for days. An old one only makes us read the payment again, so this is generous. */
const oldestMs = 7 * 24 * 60 * 60 * 1_000
const farthestAheadMs = 10 * 60 * 1_000

const refused: WebhookReading = { ok: false }

/** `ts=…,v1=…` in any order; a part that comes twice makes it worthless. */
const parseSignature = (header: string): Signature | undefined => {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, ...rest]) => rest.join('='))
  const [times, hashes] = [valuesOf('ts'), valuesOf('v1')]
  const [ts = '', v1 = ''] = [times[0], hashes[0]]
  const isValid = times.length === 1 && hashes.length === 1 && /^\d{1,16}$/.test(ts) && /^[0-9a-f]{64}$/.test(v1)
  return isValid ? { ts, v1 } : undefined
}

/** The documentation says milliseconds and shows seconds; ten digits are seconds until the year 2286. */
const toMilliseconds = (ts: string) => (ts.length <= 10 ? Number(ts) * 1_000 : Number(ts))

const isTimely = (ts: string, now: number) => {
  const age = now - toMilliseconds(ts)
  return age <= oldestMs && age >= -farthestAheadMs
}

const isSigned = (secret: string, { ts, v1 }: Signature, dataId: string, requestId: string) => {
  // A missing part is left out together with its semicolon.
  const manifest = `${dataId && `id:${dataId};`}${requestId && `request-id:${requestId};`}ts:${ts};`
  const expected = createHmac('sha256', secret).update(manifest).digest()
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'))
}

const parseJson = (rawBody: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Which payment a signed webhook announces. The signature covers the id in the query string and not the body, so a body
 * that names another payment is refused, and nothing else of it is believed.
 */
export const readWebhook = ({ headers, query, rawBody }: PaymentWebhook, { secret, now }: Options): WebhookReading => {
  const signature = parseSignature(headers.get('x-signature') ?? '')
  if (!signature || !isTimely(signature.ts, now())) return refused
  const [dataId = '', ...others] = query.getAll('data.id')
  if (others.length > 0) return refused
  const requestId = headers.get('x-request-id')?.trim() ?? ''
  // Mercado Pago has signed the id both as it is and in lower case.
  const spellings = new Set([dataId, dataId.toLowerCase()])
  if (![...spellings].some((id) => isSigned(secret, signature, id, requestId))) return refused
  const body = fieldsOf(parseJson(rawBody))
  const bodyId = textOf(fieldsOf(body.data).id)
  if (bodyId !== '' && dataId !== '' && bodyId.toLowerCase() !== dataId.toLowerCase()) return refused
  const isPayment = (query.get('type') ?? body.type) === 'payment' && /^\d{1,20}$/.test(dataId)
  return isPayment ? { ok: true, paymentId: dataId } : { ok: true }
}
