import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../http/refuse.ts'
import type { WebhookInbox } from './webhook-inbox.ts'

const maxBodyBytes = 100 * 1024

/** 200 means committed: until then the sender has to try again. */
export const createWebhookRoutes = (inbox: WebhookInbox) => {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, { code: 'too-large' }) })

  app.post('/webhooks/:provider', limit, async (c) => {
    const receipt = await inbox.receive(c.req.param('provider'), {
      headers: c.req.raw.headers,
      query: new URL(c.req.url).searchParams,
      rawBody: Buffer.from(await c.req.arrayBuffer()),
    })
    return 'code' in receipt ? refuse(c, receipt) : c.json(receipt)
  })

  return app
}
