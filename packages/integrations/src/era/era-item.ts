/** A product of the warehouse, in one form whatever names and units its batch uses. */
export type EraItem = {
  readonly id: string
  readonly handle: string
  readonly title: string
  /** As the clerk typed it: text or markup that nobody has sanitised. */
  readonly description: string | null
  readonly vendor: string
  readonly type: string
  /** Id in the category tree, such as `apple`. */
  readonly category: string | null
  readonly subcategory: string | null
  readonly tags: readonly string[]
  readonly collections: readonly { readonly title: string; readonly handle: string }[]
  readonly condition: string | null
  readonly grade: string | null
  readonly sku: string | null
  /** URLs that begin with http or https. */
  readonly pictures: readonly string[]
  /** Null where nobody has weighed it. */
  readonly grams: number | null
  /** Null where the warehouse names no price in pesos above 0. */
  readonly pesos: number | null
  /** Decimal text with at most two decimals, such as `149.5`. */
  readonly dollars: string | null
  readonly comparePesos: number | null
  readonly compareDollars: string | null
  /** Null where nobody has counted. */
  readonly stock: number | null
  readonly status: EraItemStatus
  /** ISO */
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

export type EraItemStatus = 'active' | 'sold' | 'draft'

/** A row that must not be published, with the reason in words for a person. */
export type RejectedRow = { readonly row: unknown; readonly reason: string }

export type EraItemPage = {
  readonly items: EraItem[]
  readonly rejected: RejectedRow[]
  /** Of all pages. */
  readonly total: number
}
