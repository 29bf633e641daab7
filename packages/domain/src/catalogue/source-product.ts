import type { Money } from '../money/money.ts'

export type Picture = {
  readonly url: string
  readonly alt: string | null
  readonly width: number | null
  readonly height: number | null
}

export type SourceVariant = {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly price: Money
  readonly compareAtPrice: Money | null
  readonly availableForSale: boolean
  /** Null where the shop does not say. */
  readonly quantityAvailable: number | null
}

/** A product as any source may tell it: already in our money and our dates, but with no rule applied yet. */
export type SourceProduct = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly collections: readonly { readonly title: string; readonly handle: string }[]
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly availableForSale: boolean
  readonly images: readonly Picture[]
  readonly variants: readonly SourceVariant[]
  /** Of all variants, where the source lists only some of them. */
  readonly minimumPrice?: Money
  readonly condition?: string | null
  readonly grade?: string | null
  /** What a card says first, in the language of the source. */
  readonly keyFacts?: readonly string[]
  /** That it does not work, is for parts or is locked, in the language of the source. */
  readonly warnings?: readonly string[]
}
