import type { Condition, Grade } from '@dvaput/domain/catalogue/condition/condition'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

export type InLanguages = Readonly<Record<Language, string>>

export type ImageRecord = {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  /** Empty where the shop says nothing. */
  readonly alt: InLanguages
}

export type VariantRecord = {
  readonly gid: string
  readonly titles: InLanguages
  readonly sku: string | null
  readonly priceMinor: number
  readonly compareAtMinor: number | null
  readonly available: boolean
  /** Null where the shop does not say, or does not count. */
  readonly quantity: number | null
  /** One for each option of the product, in the options' order. */
  readonly options: readonly { readonly names: InLanguages; readonly values: InLanguages }[]
  readonly imageUrl: string | null
}

/** Notes about the units, in one language. */
export type UnitNotes = {
  readonly warranty: string | null
  readonly conditionNotes: string | null
  readonly tested: readonly string[]
  readonly replaced: readonly string[]
  /** Undefined in rows that were synced before it was read. */
  readonly inTheBox?: readonly string[]
}

/** What listings are narrowed by; nothing where the shop does not say. */
export type UnitFacts = {
  readonly condition: Condition | null
  readonly grade: Grade | null
  readonly batteryHealthPercent: number | null
  readonly warrantyMonths: number | null
  readonly processorFamily: string | null
  readonly memoryGb: number | null
  readonly storageGb: number | null
  readonly screenInches: number | null
  readonly releaseYear: number | null
  /** By the names of the specification table: numbers, texts, lists and flags, not prose. */
  readonly specifications: Readonly<Record<string, unknown>>
}

/** A product as a shop describes it, in every language, in our money and our dates. */
export type CatalogueRecord = UnitFacts & {
  readonly id: number
  readonly gid: string
  readonly handle: string
  readonly titles: InLanguages
  readonly descriptions: InLanguages
  readonly vendor: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly collections: readonly string[]
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly updatedAt: Date
  readonly available: boolean
  readonly priceMinor: number
  readonly compareAtMinor: number | null
  readonly currency: Currency
  readonly stock: number | null
  readonly skus: readonly string[]
  readonly notes: Readonly<Record<Language, UnitNotes>>
  readonly images: readonly ImageRecord[]
  readonly variants: readonly VariantRecord[]
}

export type CollectionRecord = {
  readonly id: number
  readonly gid: string
  readonly handle: string
  readonly titles: InLanguages
  readonly descriptions: InLanguages
  readonly image: { readonly url: string; readonly alt: InLanguages } | null
  readonly updatedAt: Date
}
