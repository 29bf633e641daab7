import { createHmac } from 'node:crypto'
import { and, eq, ne, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition, PlatformNeeds } from '../needs/platform-needs.ts'
import { topicHeader, type WebhookTopic } from '../needs/webhook-topics.ts'
import { shopDomain } from '../shops/shop-domain.ts'
import { shops } from '../tables/shops.table.ts'
import { webhookDeliveries, webhookSubscriptions } from '../tables/webhooks.table.ts'
import { postWebhook } from './post-webhook.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'jobs' | 'log'> & {
  loopback: boolean
  secretOf(handle: string): Promise<string>
}
type Payload = { deliveryId: string }

/** Eight retries within four hours after the first attempt. */
const retryDelaysSeconds = [10, 60, 300, 900, 1_800, 2_700, 3_600, 5_000]

const apiVersion = '2025-04'

export const defineDeliverWebhook = ({ database, jobs, log, loopback, secretOf }: Needs): JobDefinition<Payload> => {
  const { db, inTransaction } = database

  const read = async (deliveryId: string) => {
    const [found] = await db
      .select({ delivery: webhookDeliveries, subscription: webhookSubscriptions, shop: shops })
      .from(webhookDeliveries)
      .innerJoin(webhookSubscriptions, eq(webhookSubscriptions.id, webhookDeliveries.subscriptionId))
      .innerJoin(shops, eq(shops.id, webhookSubscriptions.shopId))
      .where(eq(webhookDeliveries.id, deliveryId))
    return found?.delivery.deliveredAt === null ? found : undefined
  }

  /** What went wrong, or nothing. */
  const post = async ({ delivery, subscription, shop }: NonNullable<Awaited<ReturnType<typeof read>>>) => {
    const body = JSON.stringify(delivery.payload)
    const signature = createHmac('sha256', await secretOf(shop.handle))
      .update(body)
      .digest('base64')
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Dvaput-Webhooks/1',
      'X-Shopify-Topic': topicHeader[delivery.topic as WebhookTopic],
      'X-Shopify-Shop-Domain': shopDomain(shop),
      'X-Shopify-API-Version': apiVersion,
      'X-Shopify-Webhook-Id': delivery.id,
      'X-Shopify-Event-Id': delivery.eventId,
      'X-Shopify-Triggered-At': delivery.triggeredAt.toISOString(),
      'X-Shopify-Hmac-SHA256': signature,
    }
    try {
      const status = await postWebhook({ url: subscription.callbackUrl, headers, body, loopback })
      return status >= 200 && status < 300 ? undefined : `HTTP ${status}`
    } catch (error) {
      return (error as Error).message
    }
  }

  const noteSuccess = (deliveryId: string, subscriptionId: number) =>
    inTransaction(async (tx) => {
      const { attempts } = webhookDeliveries
      await tx.db
        .update(webhookDeliveries)
        .set({ deliveredAt: sql`app_now()`, attempts: sql`${attempts} + 1`, lastFailure: null })
        .where(eq(webhookDeliveries.id, deliveryId))
      await tx.db
        .update(webhookSubscriptions)
        .set({ failuresInARow: 0 })
        // A row that is written by every delivery would make each wait for the one before.
        .where(and(eq(webhookSubscriptions.id, subscriptionId), ne(webhookSubscriptions.failuresInARow, 0)))
    })

  const noteFailure = (deliveryId: string, subscriptionId: number, earlierAttempts: number, failure: string) =>
    inTransaction(async (tx) => {
      // Conditional: of two processes that tried the same attempt one counts it.
      const counted = await tx.db
        .update(webhookDeliveries)
        .set({ attempts: earlierAttempts + 1, lastFailure: failure.slice(0, 500) })
        .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.attempts, earlierAttempts)))
        .returning({ id: webhookDeliveries.id })
      if (counted.length === 0) return
      const [subscription] = await tx.db
        .update(webhookSubscriptions)
        .set({ failuresInARow: sql`${webhookSubscriptions.failuresInARow} + 1` })
        .where(eq(webhookSubscriptions.id, subscriptionId))
        .returning()
      const delaySeconds = retryDelaysSeconds[earlierAttempts]
      if (delaySeconds !== undefined) {
        const startAfter = new Date(Date.now() + delaySeconds * 1_000)
        await jobs.enqueue(tx, job, { deliveryId }, { key: `${deliveryId} ${earlierAttempts + 1}`, startAfter })
      } else if ((subscription?.failuresInARow ?? 0) > retryDelaysSeconds.length) {
        // Its last retry failed, and nothing else got through in those four hours: nobody listens any more. Counting
        // attempts alone would end a subscription after a few seconds' outage with several events under way.
        await tx.db.delete(webhookSubscriptions).where(eq(webhookSubscriptions.id, subscriptionId))
        log.warn({ subscription: subscriptionId, topic: subscription?.topic }, 'webhook subscription removed')
      }
    })

  const job: JobDefinition<Payload> = jobs.define({
    name: 'deliver-webhook',
    payload: z.object({ deliveryId: z.string() }),
    concurrency: 4,
    async run({ deliveryId }) {
      const found = await read(deliveryId)
      if (!found) return
      const { delivery, subscription } = found
      const failure = await post(found)
      if (failure === undefined) await noteSuccess(delivery.id, subscription.id)
      else await noteFailure(delivery.id, subscription.id, delivery.attempts, failure)
    },
  })
  return job
}
