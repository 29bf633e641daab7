import type {
  Metafields,
  OptionTranslations,
  ProductStatus,
  TranslatedField,
  Translations,
} from '../tables/products.table.ts'

export type OptionInput = {
  readonly name: string
  readonly values: readonly string[]
  readonly translations?: OptionTranslations
  readonly swatches?: Readonly<Record<string, string>>
}

export type ImageInput = {
  readonly pictureKey: string
  readonly altText?: string | null
  readonly translations?: Translations<'altText'>
  readonly width: number
  readonly height: number
  readonly placeholder?: string | null
}

export type VariantInput = {
  /** Of a variant that is there already; without it the variant is a new one. */
  readonly id?: number
  /** One for each option, in the options' order. */
  readonly optionValues?: readonly string[]
  /** Minor units. */
  readonly price: number
  readonly compareAtPrice?: number | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly weightGrams?: number
  readonly requiresShipping?: boolean
  readonly tracked?: boolean
  readonly continueSelling?: boolean
  readonly metafields?: Metafields
  /** Which of the product's images shows it, counted from 1. */
  readonly imagePosition?: number
  /** Of a new variant; afterwards only movements change the stock. */
  readonly openingStock?: number
}

export type ProductInput = {
  readonly title: string
  /** Made from the title where not given. */
  readonly handle?: string
  readonly descriptionHtml?: string
  readonly productType?: string
  readonly vendor?: string
  readonly tags?: readonly string[]
  readonly status?: ProductStatus
  readonly seoTitle?: string | null
  readonly seoDescription?: string | null
  readonly metafields?: Metafields
  readonly translations?: Translations<TranslatedField>
  readonly createdAt?: Date
  /** Null: not published. */
  readonly publishedAt?: Date | null
  readonly options?: readonly OptionInput[]
  readonly images?: readonly ImageInput[]
  readonly variants: readonly VariantInput[]
}

/** What is not named stays; a list that is given replaces the old one completely. */
export type ProductChanges = Partial<ProductInput>

/** As the hosted platform's user errors. */
export type WriteRefusal = {
  readonly code: 'BLANK' | 'INVALID' | 'NOT_FOUND' | 'TAKEN' | 'TOO_LONG'
  readonly field: readonly string[]
  readonly message: string
}

export type Written<Row> =
  | { readonly ok: true; readonly value: Row }
  | { readonly ok: false; readonly refusal: WriteRefusal }
