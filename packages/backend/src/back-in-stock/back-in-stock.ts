import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, isNotNull, isNull, sql } from '@dvaput/database/query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import type { Ids } from '../clock/ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { availableGids, defineSendStockAlerts, hashStopToken } from './send-stock-alerts.ts'
import { stockAlerts } from './stock-alerts.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  readonly limiter: RateLimiter
  readonly ids: Ids
  readonly homes: Readonly<Record<MarketId, string>>
}

type StockAlert = Locale & {
  readonly handle: string
  readonly variantId?: string | undefined
  readonly email: string
}

export type BackInStock = ReturnType<typeof createBackInStock>

/** Limits the alerts for one e-mail and day, so that nobody fills a stranger's mailbox. */
const emailLimit = { class: 'stock-alert-address', limit: 10, windowSeconds: 24 * 60 * 60 }

/** "Tell me when it is back": stores stock alerts and sends them when the sync sees the product back in stock. */
export const createBackInStock = ({ limiter, ids, ...needs }: Needs) => {
  const { database, jobs } = needs
  const { sendStockAlerts, sendMissedAlerts } = defineSendStockAlerts(needs)

  const findProduct = async ({ handle, variantId, market }: StockAlert) => {
    const { shop, id, gid, variants, removedAt } = catalogueProducts
    const [listed] = await database.db
      .select({ id, gid, variants })
      .from(catalogueProducts)
      .where(and(eq(shop, market.shop), eq(catalogueProducts.handle, handle), isNull(removedAt)))
      .limit(1)
    if (!listed || variantId === undefined) return listed
    return listed.variants.some((variant) => variant.gid === variantId) ? { ...listed, gid: variantId } : undefined
  }

  return {
    /** `taken` whether the e-mail is known, waits already or has asked too often: the response reveals nothing about anybody. */
    async create(alert: StockAlert): Promise<'taken' | 'unknown-product'> {
      const product = await findProduct(alert)
      if (!product) return 'unknown-product'
      const { market, language, email } = alert
      const { allowed } = await limiter.consume({ ...emailLimit, key: email })
      if (!allowed) return 'taken'
      const row = { shop: market.shop, productId: product.id, itemGid: product.gid, email, market: market.id, language }
      await database.db
        .insert(stockAlerts)
        .values({ id: ids.next(), ...row })
        .onConflictDoUpdate({
          target: [stockAlerts.shop, stockAlerts.itemGid, stockAlerts.email],
          set: {
            id: sql`excluded.id`,
            market: sql`excluded.market`,
            language: sql`excluded.language`,
            createdAt: sql`excluded.created_at`,
            mailedAt: null,
            stopTokenHash: null,
          },
          setWhere: isNotNull(stockAlerts.mailedAt),
        })
      return 'taken'
    },

    /** Part of the transaction that wrote these products: the job sends their alerts after the commit. */
    async afterWriting(tx: Transaction, shop: ShopHandle, written: readonly CatalogueRecord[]): Promise<void> {
      const buyable = written.filter((product) => availableGids(product).length > 0)
      if (buyable.length === 0) return
      const gids = buyable.flatMap(availableGids)
      const waiting = await tx.db
        .selectDistinct({ productId: stockAlerts.productId })
        .from(stockAlerts)
        .where(and(eq(stockAlerts.shop, shop), inArray(stockAlerts.itemGid, gids), isNull(stockAlerts.mailedAt)))
      for (const { productId } of waiting) await jobs.enqueue(tx, sendStockAlerts, { shop, productId })
    },

    sendMissedAlerts,

    /** Deletes all alerts of this e-mail. An unknown or used token changes nothing. */
    async stop(token: string): Promise<void> {
      const { email, stopTokenHash } = stockAlerts
      const owner = database.db
        .select({ email })
        .from(stockAlerts)
        .where(eq(stopTokenHash, hashStopToken(token)))
      await database.db.delete(stockAlerts).where(inArray(email, owner))
    },
  }
}
