import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpointEnv } from '../../shops/shop-endpoint.ts'
import type { Checkouts } from '../checkouts.ts'
import { webhookPath } from './hosted-payments.ts'

type Needs = Pick<PlatformNeeds, 'log'> & { readonly checkouts: Pick<Checkouts, 'hosted'> }

const maxBytes = 64 * 1024

/** Acknowledged once it is settled; until then the gateway sends it again. */
export const paymentWebhookRoutes = ({ log, checkouts }: Needs) =>
  new Hono<ShopEndpointEnv>().post(webhookPath, bodyLimit({ maxSize: maxBytes }), async (c) => {
    const webhook = {
      headers: c.req.raw.headers,
      query: new URL(c.req.url).searchParams,
      rawBody: Buffer.from(await c.req.arrayBuffer()),
    }
    try {
      const outcome = await checkouts.hosted.receive(c.env.endpoint, webhook)
      return outcome === 'done' ? c.text('', 200) : c.text('', 401)
    } catch (error) {
      log.error({ err: error }, 'settling a payment after a webhook failed')
      return c.text('', 503)
    }
  })
