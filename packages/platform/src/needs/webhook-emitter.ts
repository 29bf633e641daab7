import type { Transaction } from '@dvaput/database/in-transaction'
import type { WebhookReferences, WebhookTopic } from './webhook-topics.ts'

/** What a module needs to announce a change; `webhooks/` implements it. */
export type WebhookEmitter = {
  /**
   * Sends the webhook to the topic's subscribers if and only if the caller's transaction commits. The body is the row
   * as it stands in that transaction, so emit after the last write; retries send the same bytes.
   */
  emit<Topic extends WebhookTopic>(
    tx: Transaction,
    shopId: number,
    topic: Topic,
    reference: WebhookReferences[Topic],
  ): Promise<void>
}
