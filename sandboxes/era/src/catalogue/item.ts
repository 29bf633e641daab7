import type { Grade } from './condition.ts'

/** How a price is missing. */
export type NoPrice = 'absent' | 'null' | 'zero'

/** One listing of the warehouse, as it is; how it is written depends on its batch. */
export type Item = {
  readonly number: number
  readonly sku: string
  /** Its number on the platform it is offered on. */
  readonly platformId: string
  readonly handle: string
  readonly title: string
  /** Missing where the clerk wrote nothing. */
  readonly description?: string
  readonly vendor: string
  readonly type: string
  readonly category: string
  readonly subcategory: string
  readonly tags: readonly string[]
  readonly condition: string
  readonly grade?: Grade
  readonly price: { readonly usdCents: number; readonly beforeUsdCents?: number } | NoPrice
  /** Nobody weighed some of them. */
  readonly grams?: number
  readonly quantity: number
  readonly status: 'active' | 'sold' | 'draft'
  readonly pictures: readonly string[]
  readonly batch: number
  /** Where in the cycle of arrivals. */
  readonly arrivalMinute: number
}

/** An item with what changes about it. */
export type Stocked = {
  readonly item: Item
  readonly quantity: number
  readonly createdAt: Date
  readonly updatedAt: Date
}
