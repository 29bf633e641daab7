import { randomUUID } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import type { createOrders } from '../orders/orders.ts'
import { randomToken } from '../shops/secrets.ts'
import { marketOfBuyer, shopForBuyer } from '../shops/shop-for-buyer.ts'
import { draftHolder } from '../stock/draft-holder.ts'
import type { StockNotifications } from '../stock/notify-stock.ts'
import { releaseHold } from '../stock/stock.ts'
import { type DraftOrder, draftOrders } from '../tables/draft-orders.table.ts'
import { type Shop, shops } from '../tables/shops.table.ts'
import { completeDraft } from './complete-draft.ts'
import { draftEmail } from './draft-email.ts'
import type { DraftInput, DraftRefusal } from './draft-input.ts'
import { lockDraft } from './lock-draft.ts'
import { planDraft } from './plan-draft.ts'
import { reserveDraft } from './reserve-draft.ts'

type Needs = Pick<PlatformNeeds, 'mail'> & {
  readonly webhooks: WebhookEmitter
  readonly stock: Pick<StockNotifications, 'notifyStockSoon'>
  readonly orders: ReturnType<typeof createOrders>
}
type Outcome = { readonly draft: DraftOrder } | { readonly refusal: DraftRefusal; readonly draft?: DraftOrder }

const nextDraftId = async ({ db }: Transaction): Promise<number> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT nextval(pg_get_serial_sequence('platform.draft_orders', 'id')) AS id`,
  )
  return Number(rows[0]?.id)
}

/** Every command is part of its caller's transaction, which is rolled back on a refusal. */
export const createDraftOrders = ({ mail, webhooks, stock, orders }: Needs) => {
  return {
    async create(tx: Transaction, shop: Shop, input: DraftInput): Promise<Outcome> {
      const planned = await planDraft(tx, shop, input, undefined)
      if ('refusal' in planned) return planned
      // Stock first and the shop's row last, for everybody: the other way round two of them would wait in a circle.
      const id = await nextDraftId(tx)
      const { lines, reserveInventoryUntil = null } = planned.values
      const refusal = await reserveDraft(tx, { id, lines, reserveInventoryUntil })
      if (refusal) return { refusal }
      const [numbered] = await tx.db
        .update(shops)
        .set({ lastDraftOrderNumber: sql`${shops.lastDraftOrderNumber} + 1` })
        .where(eq(shops.id, shop.id))
        .returning({ number: shops.lastDraftOrderNumber })
      const [draft] = await tx.db
        .insert(draftOrders)
        .values({ ...planned.values, id, shopId: shop.id, number: numbered?.number ?? 0, invoiceToken: randomToken() })
        .returning()
      if (!draft) throw new Error('inserting a draft order returned no row')
      // What is held can no longer be bought, so listings want to know.
      if (draft.reserveInventoryUntil) await stock.notifyStockSoon(tx)
      await webhooks.emit(tx, shop.id, 'DRAFT_ORDERS_CREATE', { draftOrderId: draft.id })
      return { draft }
    },

    async update(tx: Transaction, shop: Shop, id: number, input: DraftInput): Promise<Outcome> {
      const locked = await lockDraft(tx, shop, id)
      if ('refusal' in locked) return { refusal: locked.refusal }
      const before = locked.draft
      const planned = await planDraft(tx, shop, input, before)
      if ('refusal' in planned) return planned
      const [draft] = await tx.db
        .update(draftOrders)
        .set({ ...planned.values, updatedAt: sql`app_now()` })
        .where(eq(draftOrders.id, id))
        .returning()
      if (!draft) throw new Error(`expected the locked draft ${id}, got none`)
      // A reservation that has run out does not come back by a change of the note.
      const touchesStock = input.lines !== undefined || input.reserveInventoryUntil !== undefined
      const refusal = touchesStock ? await reserveDraft(tx, draft) : undefined
      if (refusal) return { refusal }
      if (touchesStock) await stock.notifyStockSoon(tx)
      await webhooks.emit(tx, shop.id, 'DRAFT_ORDERS_UPDATE', { draftOrderId: id })
      return { draft }
    },

    async sendInvoice(
      tx: Transaction,
      shop: Shop,
      id: number,
      { to, subject, message }: { to?: string | undefined; subject?: string | undefined; message?: string | undefined },
    ): Promise<Outcome> {
      const locked = await lockDraft(tx, shop, id)
      if ('refusal' in locked) return { refusal: locked.refusal }
      const before = locked.draft
      const address = to ?? before.email
      if (!address) return { refusal: { field: ['email', 'to'], message: "To can't be blank" } }
      const key = `invoice:${id}:${randomUUID()}`
      const known = await shopForBuyer(tx.db, shop, marketOfBuyer(shop, before))
      await mail.queue(tx, draftEmail(known, before, { to: address, subject, message, key }))
      const [draft] = await tx.db
        .update(draftOrders)
        .set({ status: 'invoice_sent', invoiceSentAt: sql`app_now()`, updatedAt: sql`app_now()` })
        .where(eq(draftOrders.id, id))
        .returning()
      await webhooks.emit(tx, shop.id, 'DRAFT_ORDERS_UPDATE', { draftOrderId: id })
      return { draft: draft ?? before }
    },

    async remove(tx: Transaction, shop: Shop, id: number): Promise<Outcome> {
      const locked = await lockDraft(tx, shop, id)
      if ('refusal' in locked) return { refusal: locked.refusal }
      const { draft } = locked
      await releaseHold(tx, draftHolder(draft.id))
      await tx.db.delete(draftOrders).where(eq(draftOrders.id, id))
      if (draft.reserveInventoryUntil) await stock.notifyStockSoon(tx)
      await webhooks.emit(tx, shop.id, 'DRAFT_ORDERS_DELETE', { draftOrderId: id })
      return { draft }
    },

    /** A retry makes no second order: it returns the one there is. */
    async complete(tx: Transaction, shop: Shop, id: number, { paid }: { paid: boolean }): Promise<Outcome> {
      const locked = await lockDraft(tx, shop, id)
      if ('refusal' in locked) return locked
      const outcome = await completeDraft(tx, shop, locked.draft, { paid, orders })
      if ('draft' in outcome) await webhooks.emit(tx, shop.id, 'DRAFT_ORDERS_UPDATE', { draftOrderId: id })
      return outcome
    },
  }
}
