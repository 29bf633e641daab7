import type { Warehouse } from '../catalogue/warehouse.ts'

export const orderStatuses = ['received', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type OrderLine = { readonly eraId: string; readonly quantity: number }
type Tracking = { readonly carrier: string; readonly number: string; readonly url: string }
export type Order = {
  readonly orderId: string
  readonly reference: string
  readonly lines: readonly OrderLine[]
  readonly createdAt: string
  status: OrderStatus
  tracking: Tracking | null
}

type Needs = { readonly warehouse: Warehouse; readonly now: () => Date }

const trackingOf = (number: string): Tracking => ({
  carrier: 'Starken',
  number,
  url: `https://tracking.example/${number}`,
})

/** The orders of the warehouse; taking one takes its pieces off the shelf. */
export const createOrders = ({ warehouse, now }: Needs) => {
  const orders: Order[] = []
  // Numbers that an earlier run has not used.
  const firstNumber = now().getTime()
  const wantedOf = (lines: readonly OrderLine[]) =>
    Map.groupBy(lines, ({ eraId }) => eraId)
      .entries()
      .map(([eraId, same]) => ({ eraId, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }))
      .toArray()

  return {
    /** Ids of the items of which there are too few. */
    findMissing: (lines: readonly OrderLine[]): string[] =>
      wantedOf(lines).flatMap(({ eraId, quantity }) => {
        const found = warehouse.find(eraId)
        return found && found.item.status === 'active' && found.quantity >= quantity ? [] : [eraId]
      }),

    take(reference: string, lines: readonly OrderLine[]): Order {
      for (const { eraId, quantity } of wantedOf(lines))
        warehouse.setQuantity(eraId, (warehouse.find(eraId)?.quantity ?? 0) - quantity)
      const order: Order = {
        orderId: `ERA-${firstNumber + orders.length}`,
        reference,
        lines,
        createdAt: now().toISOString(),
        status: 'received',
        tracking: null,
      }
      orders.push(order)
      return order
    },

    findAll: (reference: string): readonly Order[] => orders.filter((order) => order.reference === reference),

    /** Before it leaves: its pieces are back on the shelf. False where it has left. */
    callOff(order: Order): boolean {
      if (order.status === 'shipped' || order.status === 'delivered') return false
      if (order.status === 'cancelled') return true
      order.status = 'cancelled'
      for (const { eraId, quantity } of wantedOf(order.lines))
        warehouse.setQuantity(eraId, (warehouse.find(eraId)?.quantity ?? 0) + quantity)
      return true
    },

    setStatus(reference: string, status: OrderStatus): Order | undefined {
      const order = orders.find((each) => each.reference === reference)
      if (!order) return undefined
      order.status = status
      if (status === 'shipped') order.tracking ??= trackingOf(order.orderId.replace('ERA-', 'SK'))
      return order
    },
  }
}

export type Orders = ReturnType<typeof createOrders>
