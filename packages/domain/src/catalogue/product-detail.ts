import type { MainCollection } from '../markets/main-collections.ts'
import type { CardProduct } from './card-product.ts'
import type { Condition } from './condition/condition.ts'
import type { DescriptionNode } from './description/description-node.ts'
import type { SubcategorySlug } from './menus/subcategories.ts'
import type { Prices } from './prices.ts'
import type { Picture } from './source-product.ts'
import type { Stock } from './stock.ts'
import type { WarningDetail } from './warnings/warning-texts.ts'

/** One of up to ten that can be chosen. // CONST-03 */
export type DetailVariant = Prices &
  Stock & {
    readonly id: string
    readonly title: string
    readonly sku: string | null
    readonly options: readonly { readonly name: string; readonly value: string }[]
    readonly imageUrl: string | null
  }

/** A line of the specification table: a known name with its plain value, to be named and given its unit by the page. */
export type Specification = {
  readonly name: string
  readonly value: string | number | boolean | readonly string[]
}

/** All that a product's page says. The card's own fields are those of the variant that is shown first. */
export type ProductDetail = CardProduct & {
  readonly condition: Condition | null
  readonly vendor: string
  readonly productType: string
  /** Where the breadcrumb leads; nothing for products of no menu. */
  readonly collection: MainCollection | null
  readonly subcategory: SubcategorySlug | null
  readonly pictures: readonly Picture[]
  readonly allTags: readonly string[]
  readonly description: readonly DescriptionNode[]
  readonly variants: readonly DetailVariant[]
  readonly specifications: readonly Specification[]
  readonly batteryHealthPercent: number | null
  readonly warrantyMonths: number | null
  readonly conditionNotes: string | null
  /** Its warnings with what they mean; left out where there is none. */
  readonly warningDetails?: readonly WarningDetail[]
  readonly tested: readonly string[]
  readonly replaced: readonly string[]
  readonly inTheBox: readonly string[]
  /** ISO dates, for search engines. */
  readonly updatedAt: string
}
