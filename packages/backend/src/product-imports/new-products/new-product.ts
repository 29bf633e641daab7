import type { Language } from '@dvaput/domain/text/language'

export type NewVariant = {
  readonly line: number
  readonly sku: string
  readonly barcode: string
  /** As decimals; empty for none. */
  readonly price: string
  readonly compareAt: string
  readonly stock: number
  /** One for each option. */
  readonly optionValues: readonly string[]
}

export type NewPicture = { readonly source: string; readonly alt: string }

/** A product that an import creates, as it is sent to the shop. */
export type NewProduct = {
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly vendor: string
  readonly productType: string
  readonly tags: readonly string[]
  /** Once its pictures are there and nothing else is missing. */
  readonly isForSale: boolean
  readonly seoTitle: string
  readonly seoDescription: string
  readonly metafields: readonly { readonly key: string; readonly type: string; readonly value: string }[]
  /** In other languages than the shop's first. */
  readonly texts: Partial<Record<Language, { readonly title?: string; readonly body_html?: string }>>
  readonly options: readonly string[]
  readonly variants: readonly NewVariant[]
  readonly pictures: readonly NewPicture[]
}
