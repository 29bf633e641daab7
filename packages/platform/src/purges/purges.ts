import type { Database } from '@dvaput/database/open-database'
import { createPurgeJobs, type PurgeRule } from '@dvaput/database/purge'
import { z } from 'zod'
import type { Jobs } from '../needs/platform-needs.ts'

/** What is deleted from the tables of the platform, and when. */
const rules: readonly PurgeRule[] = [
  { table: 'platform.oidc_payloads', since: 'expires_at', every: 'hour' },
  { table: 'platform.login_codes', since: 'expires_at', every: 'hour' },
  { table: 'platform.idempotency_keys', since: 'created_at', age: '24 hours', every: 'hour' },
  // A day is the longest that a limit looks back.
  { table: 'platform.purchase_counts', since: 'counted_at', age: '1 day', every: 'hour' },
  { table: 'platform.customer_tokens', since: 'expires_at' },
  // What nobody tried again within a day.
  { table: 'platform.login_backoffs', since: 'wait_until', age: '1 day' },
  // A picture that was used belongs to its product; the rest is named by nobody after a day.
  { table: 'platform.staged_uploads', since: 'created_at', age: '1 day' },
  { table: 'platform.webhook_deliveries', since: 'triggered_at', age: '30 days' },
  { table: 'platform.carts', since: 'updated_at', age: '30 days' },
  // With a cart goes what its buyer typed at a checkout that was never finished, and with a draft what was typed at its
  // invoice.
  {
    table: 'platform.checkouts',
    condition: `state = 'open' AND NOT EXISTS (SELECT FROM platform.carts WHERE carts.token = checkouts.cart_token)
      AND NOT EXISTS (SELECT FROM platform.draft_orders WHERE draft_orders.id = checkouts.draft_order_id)`,
  },
]

/** The jobs of earlier releases. */
const formerNames = [
  ...['carts', 'customer-tokens', 'idempotency-keys', 'identity', 'purchase-counts', 'staged-uploads'],
  'webhook-deliveries',
].map((name) => `purge-${name}`)

type Needs = { readonly database: Database; readonly jobs: Pick<Jobs, 'define'> }

export const definePurges = ({ database, jobs }: Needs): void => {
  for (const job of createPurgeJobs(database, { owner: 'platform', rules, formerNames }))
    jobs.define({ ...job, payload: z.object({}) })
}
