import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, inArray, isNotNull, isNull, or } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import {
  createLocalIdentity,
  formatProductIdentity,
  parseProductIdentity,
} from '@dvaput/domain/products/product-identity'
import { z } from 'zod'
import { internationalProducts } from '../international/international-products.table.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import { cancelBought } from './agreed/cancel-bought.ts'
import type { ApplyMove } from './apply-move.ts'
import type { OfferedProducts } from './offered-product.ts'
import { offers } from './offers.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly products: Pick<OfferedProducts, 'isForSale'>
  readonly applyMove: ApplyMove
}

type RecordedOrder = {
  readonly id: string
  readonly shop: string
  readonly snapshot: Pick<OrderSnapshot, 'discountCodes' | 'lines'>
}

const isWaiting = inArray(offers.status, ['pending', 'countered'])
/** Its unit is held, so that a product that nobody can buy is not sold yet. */
const isHeld = or(isNotNull(offers.approving), and(eq(offers.status, 'approved'), isNull(offers.usedAt)))

/** What orders mean for offers: one is bought, and with the last unit the others have ended. */
export const defineSoldProducts = ({ database, jobs, products, applyMove }: Needs) => {
  /** Ends every open offer on it. */
  const endOpen = async (tx: Transaction, item: string): Promise<void> => {
    const open = await tx.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.item, item), isWaiting))
      .orderBy(asc(offers.id))
    for (const { id } of open) await applyMove(tx, id, { move: 'sell', actor: 'stock' })
  }

  /** By the variant: a thread is about one of them, and another one of the same product does not replace it. */
  const endIfSold = async (item: string): Promise<void> => {
    const onItem = await database.db
      .select({ market: offers.market, language: offers.language })
      .from(offers)
      .where(and(eq(offers.item, item), isWaiting))
    const identity = parseProductIdentity(item)
    const [first] = onItem
    if (!first || !identity) return
    const held = await database.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.item, item), isHeld))
    if (held.length > 0) return
    const locale = { market: markets[first.market], language: first.language }
    if (await products.isForSale(locale, identity)) return
    await database.inTransaction((tx) => endOpen(tx, item))
  }

  const job = jobs.define({
    name: 'end-sold-offers',
    payload: z.object({ item: z.string() }),
    run: ({ item }) => endIfSold(item),
  })

  /** A unit was sold, by the text of its identity. Part of the transaction that knows it; whether it was the last the job finds out. */
  const onSold = async (tx: Transaction, items: readonly string[]): Promise<void> => {
    if (items.length === 0) return
    const waiting = await tx.db
      .selectDistinct({ item: offers.item })
      .from(offers)
      .where(and(inArray(offers.item, [...items]), isWaiting))
    for (const { item } of waiting) await jobs.enqueue(tx, job, { item })
  }

  return {
    onSold,

    /** Imported products are sold here, in the other market and by the warehouse itself: the replica knows of all. */
    async endSoldImports(): Promise<void> {
      const { id, stock, removedAt } = internationalProducts
      const sold = await database.db
        .selectDistinct({ item: offers.item })
        .from(offers)
        .innerJoin(internationalProducts, eq(id, offers.eraItemId))
        .where(and(eq(offers.kind, 'international'), isWaiting, or(eq(stock, 0), isNotNull(removedAt))))
      for (const { item } of sold) await endIfSold(item)
    },

    /** At each later change of an order of a shop. */
    async onOrderChanged({ id, snapshot }: Pick<OrderRecord, 'id' | 'snapshot'>, tx: Transaction): Promise<void> {
      if (snapshot.cancelledAt !== null) await cancelBought(tx, applyMove, id)
    },

    /** Once for each recorded order of a shop. */
    async onOrder({ id, shop, snapshot }: RecordedOrder, tx: Transaction): Promise<void> {
      const codes = snapshot.discountCodes.map((code) => code.toUpperCase())
      if (codes.length > 0) {
        const used = await tx.db.select({ id: offers.id }).from(offers).where(inArray(offers.code, codes))
        for (const offer of used) await applyMove(tx, offer.id, { move: 'buy', actor: 'order', orderId: id })
      }
      const items = snapshot.lines.flatMap(({ variantId }) => {
        const identity = createLocalIdentity(shop, variantId)
        return identity ? [formatProductIdentity(identity)] : []
      })
      await onSold(tx, items)
    },
  }
}
