import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, inArray, isNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import { type CatalogueProduct, catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { stockAlerts } from './stock-alerts.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  /** Where shoppers of each market buy. */
  readonly homes: Readonly<Record<MarketId, string>>
}

type Alert = typeof stockAlerts.$inferSelect
type SyncedProduct = Pick<CatalogueProduct, 'gid' | 'available' | 'variants'>

const atOnce = 100

export const hashStopToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** What can be bought now, by the names under which somebody may wait for it. */
export const availableGids = ({ gid, available, variants }: SyncedProduct): string[] => {
  const there = variants.filter((variant) => variant.available)
  return available && there.length > 0 ? [gid, ...there.map((variant) => variant.gid)] : []
}

/** Enqueued by the transaction that saw the product back in stock. Checks again, since it may be sold by now. */
export const defineSendStockAlerts = ({ database, jobs, mail, homes }: Needs) => {
  const pageUrl = (market: MarketId, language: Language, path: string): URL => {
    const url = new URL(path, homes[market])
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    return url
  }

  const tell = async (tx: Transaction, alert: Alert, { handle, titles }: CatalogueProduct) => {
    const { id, email, market, language } = alert
    const token = randomBytes(24).toString('base64url')
    const stop = pageUrl(market, language, '/back-in-stock')
    stop.searchParams.set('token', token)
    await tx.db
      .update(stockAlerts)
      .set({ mailedAt: sql`app_now()`, stopTokenHash: hashStopToken(token) })
      .where(eq(stockAlerts.id, id))
    await mail.queue(tx, {
      template: 'back-in-stock',
      language,
      market,
      to: email,
      params: {
        title: titles[language],
        productUrl: pageUrl(market, language, productPath('local', handle)).href,
        stopUrl: stop.href,
      },
      key: `back-in-stock:${id}`,
    })
  }

  const sendStockAlerts = jobs.define({
    name: 'send-stock-alerts',
    formerName: 'tell-of-stock',
    payload: z.object({ shop: z.enum(shopHandles), productId: z.int() }),
    keepSeconds: 24 * 60 * 60,
    async run({ shop, productId }, { signal }) {
      const ofProduct = and(eq(catalogueProducts.shop, shop), eq(catalogueProducts.id, productId))
      const sendSome = () =>
        database.inTransaction(async (tx) => {
          const [product] = await tx.db.select().from(catalogueProducts).where(ofProduct)
          const gids = product ? availableGids(product) : []
          if (!product || gids.length === 0) return 0
          const waiting = await tx.db
            .select()
            .from(stockAlerts)
            .where(and(eq(stockAlerts.shop, shop), inArray(stockAlerts.itemGid, gids), isNull(stockAlerts.mailedAt)))
            .orderBy(asc(stockAlerts.createdAt))
            .limit(atOnce)
            .for('update', { skipLocked: true })
          for (const alert of waiting) await tell(tx, alert, product)
          return waiting.length
        })
      while ((await sendSome()) === atOnce) signal.throwIfAborted()
    },
  })

  /** Sends alerts for available products: one that was stored while the product came back has been missed. */
  const sendMissedAlerts = async () => {
    const { rows } = await database.pool.query<{ shop: ShopHandle; productId: string }>(
      `SELECT DISTINCT alert.shop, alert.product_id AS "productId"
       FROM backend.stock_alerts AS alert
       JOIN backend.catalogue_products AS product ON product.shop = alert.shop AND product.id = alert.product_id
       WHERE alert.mailed_at IS NULL AND product.available`,
    )
    await database.inTransaction(async (tx) => {
      for (const { shop, productId } of rows)
        await jobs.enqueue(tx, sendStockAlerts, { shop, productId: Number(productId) })
    })
  }

  jobs.define({
    name: 'send-missed-stock-alerts',
    formerName: 'tell-of-stock-again',
    cron: '11 * * * *',
    payload: z.object({}),
    keepSeconds: 24 * 60 * 60,
    run: sendMissedAlerts,
  })

  return { sendStockAlerts, sendMissedAlerts }
}
