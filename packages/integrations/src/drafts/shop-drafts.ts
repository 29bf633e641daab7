import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { type DecimalMoney, reshapeMoney } from '../storefront/reshape-money.ts'
import { completeDraft, createDraft, deleteDraft, draftById, draftsByTag, updateDraft } from './draft-queries.ts'

export type DraftLine = { readonly variantId: string; readonly quantity: number }

export type NewDraft = {
  readonly lines: readonly DraftLine[]
  readonly email: string
  readonly note: string
  readonly tags: readonly string[]
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  /** On the built-in platform whoever orders with one of them takes the held stock over. */
  readonly discountCodes?: readonly string[]
  /** Until when the shop keeps the stock of these lines back. */
  readonly reserveUntil: Date
}

export type Draft = {
  readonly id: string
  readonly lines: readonly (DraftLine & { readonly price: Money })[]
  /** Null until the draft is completed. */
  readonly orderId: string | null
}

/** `line` is the index of the line that the shop refuses, null where it names none. */
export type NewDraftOutcome =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly line: number | null }

type PlatformDraft = {
  readonly id: string
  readonly status: string
  readonly order: { readonly id: string } | null
  readonly lineItems: {
    readonly nodes: readonly {
      readonly quantity: number
      readonly variant: { readonly id: string } | null
      readonly originalUnitPriceSet: { readonly shopMoney: DecimalMoney }
    }[]
  }
}

const reshapeDraft = ({ id, order, lineItems }: PlatformDraft): Draft => ({
  id,
  orderId: order?.id ?? null,
  lines: lineItems.nodes.map(({ variant, quantity, originalUnitPriceSet }) => ({
    variantId: variant?.id ?? '',
    quantity,
    price: reshapeMoney(originalUnitPriceSet.shopMoney),
  })),
})

const required = (draft: PlatformDraft | null): Draft => {
  if (!draft) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
  return reshapeDraft(draft)
}

const isRefusal = (error: unknown): error is IntegrationError =>
  error instanceof IntegrationError && error.kind === 'refused' && (error.status ?? 200) < 400

const refusedLine = ({ field }: IntegrationError): number | null => {
  const [, index] = /(?:^|\.)lineItems\.(\d+)/.exec(field ?? '') ?? []
  return index === undefined ? null : Number(index)
}

export type ShopDrafts = ReturnType<typeof createShopDrafts>

/** Draft orders of one shop, whose stock is held while they are open. */
export const createShopDrafts = (request: AdminRequest) => {
  /** Null where it is gone. */
  const find = async (id: string): Promise<Draft | null> => {
    const { draftOrder } = await request<{ draftOrder: PlatformDraft | null }>(draftById, { id })
    return draftOrder && reshapeDraft(draftOrder)
  }

  return {
    find,

    async create({ lines, attributes, reserveUntil, ...draft }: NewDraft): Promise<NewDraftOutcome> {
      const input = {
        ...draft,
        lineItems: lines,
        customAttributes: attributes,
        reserveInventoryUntil: reserveUntil.toISOString(),
      }
      try {
        const { draftOrderCreate: made } = await request<{ draftOrderCreate: { draftOrder: PlatformDraft | null } }>(
          createDraft,
          { input },
        )
        return { ok: true, draft: required(made.draftOrder) }
      } catch (error) {
        if (!isRefusal(error)) throw error
        return { ok: false, line: refusedLine(error) }
      }
    },

    /** A tag that names one draft alone. */
    async findByTag(tag: string): Promise<Draft | null> {
      const { draftOrders } = await request<{ draftOrders: { nodes: readonly PlatformDraft[] } }>(draftsByTag, {
        query: `tag:'${tag}'`,
      })
      const [found] = draftOrders.nodes
      return found ? reshapeDraft(found) : null
    },

    extend: (id: string, reserveUntil: Date): Promise<Outcome<unknown>> =>
      toOutcome(request(updateDraft, { id, input: { reserveInventoryUntil: reserveUntil.toISOString() } })),

    /** At the prices that were agreed, whatever the catalogue says today. */
    setLines: (id: string, lines: readonly (DraftLine & { readonly price: Money })[]): Promise<Outcome<unknown>> => {
      const lineItems = lines.map(({ variantId, quantity, price }) => ({
        ...{ variantId, quantity },
        priceOverride: { amount: formatDecimal(price), currencyCode: price.currency },
      }))
      return toOutcome(request(updateDraft, { id, input: { lineItems } }))
    },

    /** Releases its stock. One that is gone already is no error, because the caller may repeat itself. */
    async remove(id: string): Promise<{ readonly orderId: string | null }> {
      const removed = await toOutcome(request(deleteDraft, { id }))
      if (removed.ok) return { orderId: null }
      const left = await find(id)
      if (left && left.orderId === null) throw new Error('the shop refuses to delete a draft order')
      return { orderId: left?.orderId ?? null }
    },

    /** In place of those it had. */
    setAttributes: (id: string, customAttributes: NewDraft['attributes']): Promise<Outcome<unknown>> =>
      toOutcome(request(updateDraft, { id, input: { customAttributes } })),

    /** Paid at the counter: the order is made as a paid one. A repeated call finds the order of the first. */
    async complete(id: string): Promise<Outcome<{ readonly orderId: string }>> {
      const completed = await toOutcome(request(completeDraft, { id }))
      const draft = await find(id)
      if (draft?.orderId != null) return { ok: true, value: { orderId: draft.orderId } }
      if (completed.ok) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
      return completed
    },
  }
}
