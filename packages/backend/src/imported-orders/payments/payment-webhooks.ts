import { createHash } from 'node:crypto'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { WebhookProvider } from '../../webhook-inbox/webhook-inbox.ts'
import type { SettlePayment } from './settle-payment.ts'

type Needs = { readonly provider: Pick<PaymentProvider, 'readWebhook'> | undefined; readonly settle: SettlePayment }

/** What its webhooks are called in the inbox. */
export const paymentWebhooks = 'mercadopago-international'

/** The signature changes with every delivery, so a repeated one is looked at again, which does no harm. */
const eventIdOf = (headers: Headers, query: URLSearchParams, rawBody: Buffer): string =>
  createHash('sha256')
    .update(`${headers.get('x-signature')}\n${headers.get('x-request-id')}\n${query}\n`)
    .update(rawBody)
    .digest('hex')

/** Stored first, processed by a job: the provider waits for no warehouse. // divergences S-13 */
export const createPaymentWebhooks = ({ provider, settle }: Needs): readonly WebhookProvider[] => {
  if (!provider) return []
  return [
    {
      name: paymentWebhooks,
      // The provider has it already.
      secret: '',
      verify({ headers, query, rawBody }) {
        const reading = provider.readWebhook({ headers, query, rawBody })
        if (!reading.ok) return { code: 'bad-signature' }
        const eventId = eventIdOf(headers, query, rawBody)
        return reading.paymentId === undefined ? { eventId } : { eventId, topic: reading.paymentId }
      },
      async settle({ topic }) {
        if (topic !== undefined) await settle({ paymentId: topic })
      },
    },
  ]
}
