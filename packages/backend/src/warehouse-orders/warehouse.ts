import type { EraOrders } from './cancel-at-warehouse.ts'
import type { Inventory } from './read-stock.ts'

/** The warehouse of imported products: what it has, and the orders that it sends. */
export type Warehouse = { readonly inventory: Inventory; readonly orders: EraOrders }
