import type { Picture, SourceProduct, SourceVariant } from '@dvaput/domain/catalogue/source-product'
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

/** In one language, as any source tells a product. */
export const toSourceProduct = (
  told: CatalogueRecord,
  language: Language,
  collections: readonly NamedCollection[],
): SourceProduct => ({
  id: told.gid,
  handle: told.handle,
  title: told.titles[language],
  descriptionHtml: told.descriptions[language],
  productType: told.productType,
  vendor: told.vendor,
  tags: told.tags,
  collections,
  createdAt: told.createdAt,
  publishedAt: told.publishedAt,
  availableForSale: told.available,
  images: toSourceImages(told.images, language),
  variants: toSourceVariants(told, language),
  minimumPrice: { minor: told.priceMinor, currency: told.currency },
  condition: told.condition,
  grade: told.grade,
})
