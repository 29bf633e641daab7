import type { ImportedProduct } from '@dvaput/domain/international/imported-product'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import { createMoney } from '@dvaput/domain/money/money'
import type { EraOrder, EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

type Stocked = { stock: number; readonly pesos: number | null }

/** The ERA warehouse: its stock, the orders it has taken, and our copy of its inventory, which may be older. */
export const createTestWarehouse = () => {
  const shelves = new Map<string, Stocked>()
  const copies = new Map<string, ImportedProduct>()
  const orders = new Map<string, { readonly eraOrderId: string; readonly order: EraOrderInput }>()
  const shipments = new Map<string, Pick<EraOrder, 'status' | 'tracking'>>()
  const counts = { sent: 0 }
  /** `saysNothing`: its list of stock is empty. `countsAnew`: every order gets the number of the first. */
  const faults = { isDown: false, losesAnswers: false, refuses: false, saysNothing: false, countsAnew: false }
  const answer = () => {
    if (faults.isDown) throw new IntegrationError({ service: 'era', kind: 'network' })
  }

  const copy = (eraId: string, confirmedAt: Date): void => {
    const shelf = shelves.get(eraId)
    if (!shelf) return
    const pesos = createMoney(shelf.pesos ?? 100_000, 'CLP')
    copies.set(eraId, {
      ...{ eraId, handle: `item-${eraId}`, title: `Notebook ${eraId}`, descriptionHtml: '', vendor: 'Lenovo' },
      ...{
        type: 'Notebook',
        category: 'notebooks',
        subcategory: '',
        tags: [],
        condition: null,
        grade: null,
        warnings: [],
      },
      ...{ sku: `SKU-${eraId}`, pictures: [], grams: 1_500, compareAt: null, stock: shelf.stock },
      price:
        shelf.pesos === null
          ? { kind: 'placeholder', pesos }
          : {
              kind: 'sold',
              pesos,
              dollars: createMoney(20_000, 'USD'),
              rate: { pesosPerDollar: '950.25', source: 'live', at: '2026-11-16T12:00:00.000Z' },
            },
      createdAt: '2026-11-01T12:00:00.000Z',
      confirmedAt: confirmedAt.toISOString(),
    })
  }

  return {
    shelves,
    orders,
    counts,
    faults,
    /** What becomes of an order there, by our reference. */
    shipments,
    /** Null pesos: it has no price, and the copy shows the placeholder. */
    stock(eraId: string, stock: number, pesos: number | null = 190_050, confirmedAt = new Date()) {
      shelves.set(eraId, { stock, pesos })
      copy(eraId, confirmedAt)
      return eraId
    },
    /** Sold elsewhere, while our copy does not know. */
    sellElsewhere(eraId: string, left = 0) {
      const shelf = shelves.get(eraId)
      if (shelf) shelf.stock = left
    },
    warehouse: {
      findByIds: async (ids: readonly string[]) =>
        new Map(ids.flatMap((id) => (copies.has(id) ? [[id, copies.get(id) as ImportedProduct] as const] : []))),
      confirmStock: async (ids: readonly string[]) => {
        answer()
        // Our copy learns of a lower stock at once.
        for (const id of faults.saysNothing ? [] : ids) {
          const [known, stock] = [copies.get(id), shelves.get(id)?.stock ?? 0]
          if (known && stock < (known.stock ?? 0)) copies.set(id, { ...known, stock })
        }
        return new Map(ids.map((id) => [id, faults.saysNothing ? null : (shelves.get(id)?.stock ?? null)]))
      },
    },
    era: {
      findOrder: async (reference: string) => {
        answer()
        const found = orders.get(reference)
        const shipment = shipments.get(reference) ?? { status: 'received' as const, tracking: null }
        return found && { eraOrderId: found.eraOrderId, reference, ...shipment }
      },
      sendOrder: async (order: EraOrderInput, _key: string) => {
        answer()
        counts.sent += 1
        const isShort = countPieces(order.lines).some(
          ({ eraId, quantity }) => (shelves.get(eraId)?.stock ?? 0) < quantity,
        )
        if (isShort || faults.refuses) throw new IntegrationError({ service: 'era', kind: 'refused', status: 409 })
        const eraOrderId = `ERA-${faults.countsAnew ? 1 : counts.sent}`
        // As a warehouse without keys: sent twice, it is there twice.
        orders.set(orders.has(order.reference) ? `${order.reference} again` : order.reference, { eraOrderId, order })
        for (const { eraId, quantity } of order.lines) {
          const shelf = shelves.get(eraId)
          if (shelf) shelf.stock -= quantity
        }
        if (faults.losesAnswers) throw new IntegrationError({ service: 'era', kind: 'network' })
        return { eraOrderId }
      },
      cancelOrder: async (reference: string) => {
        answer()
        const { status } = shipments.get(reference) ?? {}
        if (status === 'shipped' || status === 'delivered') return false
        shipments.set(reference, { status: 'cancelled', tracking: null })
        if (faults.losesAnswers) throw new IntegrationError({ service: 'era', kind: 'network' })
        return true
      },
    },
  }
}

export type TestWarehouse = ReturnType<typeof createTestWarehouse>
