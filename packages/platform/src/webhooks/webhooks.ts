import { randomUUID } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookReferences, WebhookTopic } from '../needs/webhook-topics.ts'
import { randomToken, rememberSecret } from '../shops/secrets.ts'
import { webhookDeliveries, webhookSubscriptions } from '../tables/webhooks.table.ts'
import { buildPayload } from './build-payload.ts'
import { defineDeliverWebhook } from './deliver-webhook.ts'

export type Webhooks = ReturnType<typeof createWebhooks>

export const createWebhooks = ({
  database,
  sealing,
  jobs,
  log,
  webhooksToLoopback: loopback = true,
}: PlatformNeeds) => {
  const secrets = new Map<string, string>()
  const secretOf = async (handle: string): Promise<string> => {
    const known = secrets.get(handle)
    if (known !== undefined) return known
    const secret = await rememberSecret({ database, sealing }, `webhook-secret:${handle}`, () => randomToken('shpss_'))
    secrets.set(handle, secret)
    return secret
  }

  const deliver = defineDeliverWebhook({ database, jobs, log, loopback, secretOf })

  return {
    loopback,
    /** What the shop's subscribers check the signature with. */
    secretOf,

    /**
     * Notifies the topic's subscribers, if and only if the caller's transaction commits. The body is the row as it stands
     * in that transaction, so emit after the last write; retries send the same bytes.
     */
    async emit<Topic extends WebhookTopic>(
      tx: Transaction,
      shopId: number,
      topic: Topic,
      reference: WebhookReferences[Topic],
    ): Promise<void> {
      const subscriptions = await tx.db
        .select({ id: webhookSubscriptions.id })
        .from(webhookSubscriptions)
        .where(and(eq(webhookSubscriptions.shopId, shopId), eq(webhookSubscriptions.topic, topic)))
        // One that is removed at this moment must not fail the caller at the deliveries' foreign key.
        .for('key share')
      if (subscriptions.length === 0) return
      const payload = await buildPayload(tx, topic, reference)
      if (!payload) return
      const eventId = randomUUID()
      const deliveries = subscriptions.map(({ id }) => ({ id: randomUUID(), subscriptionId: id }))
      await tx.db.insert(webhookDeliveries).values(deliveries.map((each) => ({ ...each, eventId, topic, payload })))
      for (const { id } of deliveries) await jobs.enqueue(tx, deliver, { deliveryId: id }, { key: id })
    },
  }
}
