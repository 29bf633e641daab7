import { z } from 'zod'
import { isHmacSignature } from './hmac-signature.ts'
import type { WebhookProvider } from './webhook-inbox.ts'

type Needs = {
  /** Undefined where none was configured: then call-backs are refused. */
  readonly secret: string | undefined
  readonly onStockChanged: (eraIds: readonly string[]) => Promise<unknown>
  /** Shipped, delivered or cancelled: the order itself says which, so read it again. */
  readonly onOrderChanged: (reference: string) => Promise<void>
  /** Answered, or sold: the offer itself says which. */
  readonly onOfferChanged: (reference: string) => Promise<void>
}

const anyId = z.union([z.string().min(1), z.number().transform(String)])
const envelope = z.object({ id: z.string().min(1), type: z.string().min(1) })
const stockBody = z.object({ data: z.object({ ids: z.array(anyId) }) })
const orderBody = z.object({ data: z.object({ reference: z.string().min(1) }) })

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The warehouse as a sender of webhooks. Its id and type of an event stand in the body, which is signed. */
export const createEraWebhooks = (needs: Needs): WebhookProvider[] => {
  const { secret, onStockChanged, onOrderChanged, onOfferChanged } = needs
  if (secret === undefined) return []
  const handlers: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    'stock.changed': (body) => onStockChanged(stockBody.parse(body).data.ids),
    'order.shipped': (body) => onOrderChanged(orderBody.parse(body).data.reference),
    'order.delivered': (body) => onOrderChanged(orderBody.parse(body).data.reference),
    'order.cancelled': (body) => onOrderChanged(orderBody.parse(body).data.reference),
    'offer.changed': (body) => onOfferChanged(orderBody.parse(body).data.reference),
  }
  return [
    {
      name: 'era',
      secret,
      verify({ headers, rawBody }, key) {
        if (!isHmacSignature(headers.get('X-Era-Signature') ?? '', key, rawBody, 'hex'))
          return { code: 'bad-signature' }
        const { data } = envelope.safeParse(parseJson(rawBody.toString('utf8')))
        return data ? { eventId: data.id, topic: data.type } : { code: 'bad-webhook' }
      },
      async settle({ topic = '', body }) {
        if (Object.hasOwn(handlers, topic)) await handlers[topic]?.(JSON.parse(body))
      },
    },
  ]
}
