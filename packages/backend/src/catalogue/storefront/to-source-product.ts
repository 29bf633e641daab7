import { formatCardFacts } from '@dvaput/domain/catalogue/card-facts'
import { chooseVariant } from '@dvaput/domain/catalogue/choose-variant'
import type { Picture, SourceProduct, SourceVariant } from '@dvaput/domain/catalogue/source-product'
import { formatOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type { CatalogueRecord, ImageRecord, VariantRecord } from '@dvaput/integrations/storefront/catalogue-record'

export type NamedCollection = { readonly handle: string; readonly title: string }

export const toSourceImages = (images: readonly ImageRecord[], language: Language): Picture[] =>
  images.map(({ url, width, height, alt }) => ({ url, width, height, alt: alt[language] || null }))

type Sold = { readonly variants: readonly VariantRecord[]; readonly currency: Currency }

export const toSourceVariants = ({ variants, currency }: Sold, language: Language): SourceVariant[] =>
  variants.map(({ gid, titles, sku, priceMinor, compareAtMinor, available, quantity }) => ({
    id: gid,
    title: titles[language],
    sku,
    price: { minor: priceMinor, currency },
    compareAtPrice: compareAtMinor === null ? null : { minor: compareAtMinor, currency },
    availableForSale: available,
    quantityAvailable: quantity,
  }))

type FactsRecord = Sold & Pick<CatalogueRecord, 'productType' | 'specifications' | 'batteryHealthPercent'>

export const toCardFacts = (
  record: FactsRecord,
  language: Language,
  variant = chooseVariant(record.variants),
): readonly string[] => {
  const options = (variant?.options ?? []).map(({ names, values }) => ({
    name: names[language],
    value: values[language],
  }))
  return formatCardFacts({ ...record, options }, language)
}

/** Where the record says what is wrong with the product. */
export const toAdmittingTexts = (
  { titles, tags, notes }: Pick<CatalogueRecord, 'titles' | 'tags' | 'notes'>,
  language: Language,
) => ({
  title: titles[language],
  tags,
  conditionNotes: Object.values(notes).map(({ conditionNotes }) => conditionNotes),
})

/** The record in one language. */
export const toSourceProduct = (
  record: CatalogueRecord,
  language: Language,
  collections: readonly NamedCollection[],
): SourceProduct => ({
  id: record.gid,
  handle: record.handle,
  title: record.titles[language],
  descriptionHtml: record.descriptions[language],
  productType: record.productType,
  vendor: record.vendor,
  tags: record.tags,
  collections,
  createdAt: record.createdAt,
  publishedAt: record.publishedAt,
  availableForSale: record.available,
  images: toSourceImages(record.images, language),
  variants: toSourceVariants(record, language),
  minimumPrice: { minor: record.priceMinor, currency: record.currency },
  condition: record.condition,
  grade: record.grade,
  keyFacts: toCardFacts(record, language),
  warnings: formatOwnWarnings(toAdmittingTexts(record, language), language),
})
