import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, gte, isNull, or, type SQL } from '@dvaput/database/query'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import { type CatalogueProduct, catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { targetPrices } from './target-prices.table.ts'
import type { TellReached } from './tell-reached.ts'

type Needs = { readonly database: Database; readonly jobs: Jobs; readonly tell: TellReached }

type SyncedProduct = Pick<CatalogueProduct, 'gid' | 'available' | 'variants' | 'currency'>

const atOnce = 100

/** What can be bought now and for how much, by the names under which somebody may wait for it. */
export const pricesForSale = ({ gid, available, variants }: SyncedProduct): ReadonlyMap<string, number> => {
  const there = available ? variants.filter((variant) => variant.available) : []
  if (there.length === 0) return new Map()
  const cheapest = Math.min(...there.map(({ priceMinor }) => priceMinor))
  return new Map([[gid, cheapest], ...there.map((variant) => [variant.gid, variant.priceMinor] as const)])
}

/** The rows that these prices reach. */
export const isReachedBy = (shop: ShopHandle, product: SyncedProduct): SQL | undefined => {
  const prices = [...pricesForSale(product)]
  return and(
    eq(targetPrices.shop, shop),
    targetPrices.watches,
    isNull(targetPrices.mailedAt),
    or(
      ...prices.map(([item, price]) =>
        and(
          eq(targetPrices.item, item),
          or(
            isNull(targetPrices.amount),
            and(gte(targetPrices.amount, price), eq(targetPrices.currency, product.currency)),
          ),
        ),
      ),
    ),
  )
}

/** Enqueued by the transaction that saw the price or the stock. Checks again, since it may be sold by now. */
export const defineSendReached = ({ database, jobs, tell }: Needs) => {
  const sendReached = jobs.define({
    name: 'send-target-prices',
    formerNames: ['send-stock-alerts'],
    payload: z.object({ shop: z.enum(shopHandles), productId: z.int() }),
    keepSeconds: 24 * 60 * 60,
    async run({ shop, productId }, { signal }) {
      const ofProduct = and(eq(catalogueProducts.shop, shop), eq(catalogueProducts.id, productId))
      const sendSome = () =>
        database.inTransaction(async (tx) => {
          const [product] = await tx.db.select().from(catalogueProducts).where(ofProduct)
          const prices = product ? pricesForSale(product) : new Map<string, number>()
          if (!product || prices.size === 0) return 0
          const waiting = await tx.db
            .select()
            .from(targetPrices)
            .where(isReachedBy(shop, product))
            .orderBy(asc(targetPrices.createdAt))
            .limit(atOnce)
            .for('update', { skipLocked: true })
          const { handle, titles } = product
          for (const target of waiting)
            await tell(tx, target, { handle, title: titles[target.language], price: prices.get(target.item) ?? 0 })
          return waiting.length
        })
      while ((await sendSome()) === atOnce) signal.throwIfAborted()
    },
  })

  /** What is for sale at a price that somebody waits for: one that was stored at the same moment has been missed. */
  const sendMissed = async () => {
    const { rows } = await database.pool.query<{ shop: ShopHandle; productId: string }>(
      `SELECT DISTINCT target.shop, target.product_id AS "productId"
       FROM backend.target_prices AS target
       JOIN backend.catalogue_products AS product ON product.shop = target.shop AND product.id = target.product_id
       WHERE target.watches AND target.mailed_at IS NULL AND product.available
         AND (target.amount IS NULL OR target.amount >= product.price_minor)`,
    )
    await database.inTransaction(async (tx) => {
      for (const { shop, productId } of rows)
        await jobs.enqueue(tx, sendReached, { shop, productId: Number(productId) })
    })
  }

  jobs.define({
    name: 'send-missed-target-prices',
    formerNames: ['send-missed-stock-alerts'],
    cron: '11 * * * *',
    payload: z.object({}),
    keepSeconds: 24 * 60 * 60,
    run: sendMissed,
  })

  return { sendReached, sendMissed }
}
