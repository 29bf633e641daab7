import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../../http/refuse.ts'
import type { WebhookInbox } from '../../webhook-inbox/webhook-inbox.ts'
import { paymentWebhooks } from './payment-webhooks.ts'
import { webhookPath } from './to-start-payment.ts'

const maxBodyBytes = 100 * 1024

/** Under the path of the specification. 200 means committed. // API-40 */
export const paymentWebhookRoutes = (inbox: WebhookInbox) => {
  const limit = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, { code: 'too-large' }) })
  return new Hono().post(webhookPath, limit, async (c) => {
    const receipt = await inbox.receive(paymentWebhooks, {
      headers: c.req.raw.headers,
      query: new URL(c.req.url).searchParams,
      rawBody: Buffer.from(await c.req.arrayBuffer()),
    })
    return 'code' in receipt ? refuse(c, receipt) : c.json(receipt)
  })
}
