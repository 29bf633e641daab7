import type { Transaction } from '@dvaput/database/in-transaction'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'

/** Few at a time: who buys them meanwhile waits for these rows. */
const atOnce = 50

type Needs = Pick<PlatformNeeds, 'database' | 'jobs'> & { readonly webhooks: WebhookEmitter }

/**
 * Notifies subscribers of the stock where products were held, sold and given back. A rush of buyers changes the number a
 * hundred times a second; they hear the newest one, once for each variant and round.
 */
export const defineStockNotifications = ({ database, jobs, webhooks }: Needs) => {
  const notifySome = () =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.client.query<{ variant_id: string; shop_id: number; has_readers: boolean }>(
        `UPDATE platform.stock SET unnotified_since = NULL FROM platform.product_variants AS variant
         WHERE variant.id = stock.variant_id AND stock.variant_id IN (
           SELECT variant_id FROM platform.stock WHERE unnotified_since IS NOT NULL
           ORDER BY variant_id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
         RETURNING stock.variant_id, variant.shop_id, EXISTS (
           SELECT FROM platform.webhook_subscriptions AS reader
           WHERE reader.shop_id = variant.shop_id AND reader.topic = 'INVENTORY_LEVELS_UPDATE') AS has_readers`,
        [atOnce],
      )
      for (const { variant_id: id, shop_id: shopId, has_readers: hasReaders } of rows)
        if (hasReaders) await webhooks.emit(tx, shopId, 'INVENTORY_LEVELS_UPDATE', { variantId: Number(id) })
      return rows.length
    })

  /** As on the hosted platform: a product whose stock changed is an updated product. Without a lock on the stock. */
  const touchProducts = () =>
    database.pool.query(
      `UPDATE platform.products SET updated_at = app_now() WHERE id IN (
         SELECT variant.product_id FROM platform.stock JOIN platform.product_variants AS variant
           ON variant.id = stock.variant_id
         WHERE stock.unnotified_since IS NOT NULL)`,
    )

  const notifyStock = async (): Promise<void> => {
    await touchProducts()
    while ((await notifySome()) === atOnce);
  }

  const job = jobs.define({
    name: 'notify-stock',
    formerNames: ['tell-stock'],
    payload: z.object({}),
    run: notifyStock,
  })

  return {
    notifyStock,
    /**
     * Once the caller's transaction is over. A large sale must not emit for each variant while it has the lock that
     * every other sale waits for.
     */
    async notifyStockSoon(tx: Transaction): Promise<void> {
      await jobs.enqueue(tx, job, {})
    },
  }
}

export type StockNotifications = ReturnType<typeof defineStockNotifications>
