import { and, eq, isNotNull, isNull, lt, or, sql } from '@dvaput/database/query'
import { workOnEach } from '@dvaput/domain/flow/work-on-each'
import type { Locale } from '@dvaput/domain/markets/locale'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import type { ShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'
import { z } from 'zod'
import type { Checkout } from '../checkout/checkout.ts'
import { type AgreedImports, noAgreedImports } from '../imported-orders/agreed-imports.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { describeError } from '../log/describe-error.ts'
import type { Cancelled } from '../orders/cancel-order.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import { defineCancelByBuyer } from '../warehouse-orders/cancel-by-buyer.ts'
import { createReadStock } from '../warehouse-orders/read-stock.ts'
import type { Warehouse } from '../warehouse-orders/warehouse.ts'
import { defineWarehouseOrders } from '../warehouse-orders/warehouse-orders.ts'
import { createClaimTemporary } from './claim-temporary.ts'
import { createMakeTemporaryProducts, temporaryHours } from './make-temporary-products.ts'
import { createPriceImportedLines, type ImportedLineRequest } from './price-imported-lines.ts'
import { createSendPaidOrders } from './send-paid-orders.ts'
import { createStartTemporaryCheckout } from './start-temporary-checkout.ts'
import { createTemporaryCancellation } from './temporary-cancellation.ts'
import { createTemporaryOrderSource } from './temporary-order-source.ts'
import { temporaryProducts } from './temporary-products.table.ts'

export type ShopsWithTemporaryProducts = Readonly<
  Record<
    typeof importsShop,
    { readonly temporaryProducts: ShopTemporaryProducts; readonly orders: ShopOrders | undefined }
  >
>

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'limiter' | 'log'>
  readonly shops: ShopsWithTemporaryProducts
  readonly warehouse: Warehouse
  readonly agreed?: () => AgreedImports
  /** At the shop, for a buyer whose request waited for the warehouse. */
  readonly cancelOrder?: (order: OrderRecord) => Promise<Cancelled>
}

/** Imported products as products of the CLP shop, for as long as they are being bought. // divergences D-15 */
export const createTemporaryProducts = (needs: Needs) => {
  const {
    infrastructure,
    shops,
    warehouse: { inventory, orders: era },
    agreed = () => noAgreedImports,
    cancelOrder = async () => ({ ok: false, reason: 'unavailable' }),
  } = needs
  const { database, jobs, limiter, log } = infrastructure
  const { temporaryProducts: shop, orders } = shops[importsShop]
  const products = createMakeTemporaryProducts({ database, shop })
  const readStock = createReadStock({ database, inventory, log })
  const priceLines = createPriceImportedLines({ database, inventory, readStock })
  const source = createTemporaryOrderSource({ database, shop: orders, log })
  const atWarehouse = defineWarehouseOrders({ jobs, era, readStock, log }, source)
  const { onOrder, onOrderChanged, sendPaid } = createSendPaidOrders({ database, atWarehouse })

  /** Sold ones, and those that nobody bought within a day. */
  const removeOld = async (): Promise<void> => {
    const old = lt(temporaryProducts.createdAt, sql`app_now() - make_interval(hours => ${temporaryHours})`)
    const rows = await database.db
      .select()
      .from(temporaryProducts)
      .where(and(isNull(temporaryProducts.removedAt), or(isNotNull(temporaryProducts.orderId), old)))
    await workOnEach(rows, async (row) => {
      // Where the answer was lost, the product is made again to learn its id.
      const { productId } = row.productId === null ? await products.setAgain(row) : row
      if (productId !== null) await shop.remove(productId)
      await database.inTransaction(async (tx) => {
        await tx.db.update(temporaryProducts).set({ removedAt: sql`app_now()` }).where(eq(temporaryProducts.id, row.id))
        // Nobody can pay for it any more, so the agreed price is free for another checkout.
        if (row.isAgreed && row.orderId === null && row.checkoutId !== null) await agreed().release(tx, row.checkoutId)
      })
    })
  }

  jobs.define({
    name: 'sweep-temporary-products',
    cron: '* * * * *',
    payload: z.object({}),
    // The next minute tries again.
    retryLimit: 0,
    keepSeconds: 60 * 60,
    async run() {
      await sendPaid()
      await removeOld().catch((error: unknown) => {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ error: describeError(error) }, 'temporary products were not removed')
      })
    },
  })

  return {
    onOrder,
    onOrderChanged,
    sendPaid,
    removeOld,
    cancelAtWarehouse: defineCancelByBuyer(
      { database, jobs, era, log },
      createTemporaryCancellation({ database, cancelOrder }),
    ),
    followOrder: atWarehouse.follow,

    /** For no checkout yet. */
    async make(requested: readonly ImportedLineRequest[], { language }: Pick<Locale, 'language'>) {
      try {
        const priced = await priceLines(requested, language)
        if (!priced.ok) return priced
        return { ok: true as const, products: await products.make(null, priced.lines) }
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ error: describeError(error) }, 'temporary products could not be made')
        return { ok: false as const, refusal: { code: 'temporary-products-failed' as const } }
      }
    },

    /** Once the checkout's module exists. */
    checkoutWith: (checkout: Pick<Checkout, 'enter' | 'buyerOf' | 'makeWay'>) =>
      createStartTemporaryCheckout({
        ...{ checkout, priceLines, products, limiter, log },
        agreed: createClaimTemporary({ database, shop, agreed: agreed() }),
      }),
  }
}

export type TemporaryProducts = ReturnType<typeof createTemporaryProducts>
