import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Receipt, WebhookInbox } from './webhook-inbox.ts'

type Variables = { requestId?: string }

const maxBodyBytes = 100 * 1024

type RefusalCode = Extract<Receipt, { refusal: string }>['refusal']

const statusOf = {
  'bad-signature': 401,
  malformed: 400,
  'unknown-provider': 404,
} as const satisfies Record<RefusalCode, number>

const refuse = (c: Context<{ Variables: Variables }>, error: string, status: 400 | 401 | 404 | 413) => {
  const requestId = c.get('requestId')
  return c.json(requestId === undefined ? { error } : { error, requestId }, status)
}

/** 200 means written down for good: until the commit the sender has to try again. */
export const createWebhookRoutes = (inbox: WebhookInbox) => {
  const app = new Hono<{ Variables: Variables }>()
  const limit = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, 'body-too-large', 413) })

  app.post('/webhooks/:provider', limit, async (c) => {
    const receipt = await inbox.receive(c.req.param('provider'), {
      headers: c.req.raw.headers,
      query: new URL(c.req.url).searchParams,
      rawBody: Buffer.from(await c.req.arrayBuffer()),
    })
    if ('refusal' in receipt) return refuse(c, receipt.refusal, statusOf[receipt.refusal])
    return c.json(receipt)
  })

  return app
}
