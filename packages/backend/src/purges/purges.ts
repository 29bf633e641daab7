import type { Database } from '@dvaput/database/open-database'
import { createPurgeJobs, type PurgeRule } from '@dvaput/database/purge'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'

/** Of the offer to which a message or a move belongs. */
const offerUsedAt = '(SELECT used_at FROM backend.offers WHERE offers.id = offer_id)'

/** What is deleted from our tables, and when. */
const rules: readonly PurgeRule[] = [
  { table: 'backend.rate_limits', since: 'window_ends_at', every: '10-minutes' },
  { table: 'backend.passkey_challenges', since: 'expires_at', every: 'hour' },
  // One that nobody used opens nothing, but its browser may still be logged in at the platform: who logs out all other
  // devices has to reach it.
  {
    ...{ table: 'backend.sessions', since: 'idle_expires_at', every: 'hour' },
    condition: `absolute_expires_at <= app_now() OR NOT data ? 'sealedTokens'`,
  },
  // Until then their page can say why they no longer work.
  { table: 'backend.login_links', since: 'expires_at', age: '1 day', every: 'hour' },
  { table: 'backend.order_links', since: 'expires_at', age: '1 day', every: 'hour' },
  // Those that found no order.
  { table: 'backend.order_links', since: 'created_at', age: '1 day', condition: 'token_hash IS NULL', every: 'hour' },
  { table: 'backend.email_changes', since: 'expires_at', age: '1 day' },
  // The audit log says who was invited; the link itself is of no use any more.
  { table: 'backend.administrator_invitations', since: 'expires_at', age: '30 days' },
  // Senders repeat an event for days, never for a month; unsettled events stay.
  { table: 'backend.webhook_inbox', since: 'received_at', age: '30 days', condition: 'settled_at IS NOT NULL' },
  // By then every order has come, and has a record of its own.
  { table: 'backend.checkouts', since: 'created_at', age: '90 days' },
  // Orders that nobody ever tried to pay; by then nobody does any longer.
  {
    ...{ table: 'backend.international_orders', since: 'created_at', age: '90 days' },
    condition: `state IN ('expired', 'replaced')
      AND NOT EXISTS (SELECT FROM backend.international_payments WHERE order_id = international_orders.id)`,
  },
  // How long a customer sees past reservations and offers.
  { table: 'backend.reservations', since: 'ended_at', age: '90 days' },
  { table: 'backend.offers', since: 'updated_at', age: '90 days', condition: `status IN ('rejected', 'expired')` },
  // The price of an offer that was bought belongs to an order that stays; what was said on the way to it does not.
  { table: 'backend.offer_messages', since: offerUsedAt, age: '90 days' },
  { table: 'backend.offer_moves', since: offerUsedAt, age: '90 days' },
  { table: 'backend.offers', since: 'used_at', age: '90 days', empties: ['message', 'response'] },
  // A browser that was away for longer than this may bring a removed line back.
  { table: 'backend.server_cart_lines', since: 'removed_at', age: '90 days' },
  // What an import changed is in the audit log; its rows are looked at in the first weeks.
  { table: 'backend.product_imports', since: 'created_at', age: '90 days' },
  // A file that somebody took out: whoever needs it later makes a new one.
  { table: 'backend.shop_exports', since: 'created_at', age: '1 day', every: 'hour' },
  // A little over a year, so that two Decembers can be compared. A day counts once it is over.
  { table: 'backend.search_misses', since: 'day + 1', age: '400 days' },
  // What people wait for, as long as the privacy policy of their market promises.
  ...marketIds.map((market) => ({
    ...{ table: 'backend.target_prices', since: 'created_at', condition: `market = '${market}'` },
    age: `${markets[market].figures.stockAlertStorage.to} days`,
  })),
]

/** The jobs of earlier releases, one for each table. */
const formerNames = [
  ...['cart-tombstones', 'checkouts', 'email-changes', 'international-orders', 'invitations', 'login-links', 'offers'],
  ...['order-links', 'passkey-challenges', 'product-imports', 'rate-limits', 'reservations', 'search-misses'],
  ...['sessions', 'stock-alerts', 'target-prices', 'webhook-inbox'],
].map((name) => `purge-${name}`)

type Needs = { readonly database: Database; readonly jobs: Pick<Jobs, 'define'> }

export const definePurges = ({ database, jobs }: Needs): void => {
  for (const job of createPurgeJobs(database, { owner: 'backend', rules, formerNames }))
    jobs.define({ ...job, payload: z.object({}) })
}
