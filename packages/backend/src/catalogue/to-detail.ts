import { toCard } from '@dvaput/domain/catalogue/card-product'
import { readDescription } from '@dvaput/domain/catalogue/description/fallback-description'
import { limits } from '@dvaput/domain/catalogue/limits'
import { findBreadcrumb } from '@dvaput/domain/catalogue/menus/breadcrumb'
import { toPrices } from '@dvaput/domain/catalogue/prices'
import { reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { DetailVariant, ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { readSpecifications } from '@dvaput/domain/catalogue/specifications/read-specifications'
import { toStock } from '@dvaput/domain/catalogue/stock'
import { readOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import { explainWarning } from '@dvaput/domain/catalogue/warnings/warning-texts'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Language } from '@dvaput/domain/text/language'
import type { CatalogueRecord, VariantRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { type NamedCollection, toAdmittingTexts, toSourceProduct } from './storefront/to-source-product.ts'

const toVariant = (
  variant: VariantRecord,
  { available, currency }: CatalogueRecord,
  language: Language,
): DetailVariant => ({
  id: variant.gid,
  title: variant.titles[language],
  sku: variant.sku,
  options: variant.options.map(({ names, values }) => ({ name: names[language], value: values[language] })),
  imageUrl: variant.imageUrl,
  ...toPrices({
    price: { minor: variant.priceMinor, currency },
    compareAtPrice: variant.compareAtMinor === null ? null : { minor: variant.compareAtMinor, currency },
  }),
  ...toStock({ availableForSale: available && variant.available, quantityAvailable: variant.quantity }),
})

type Options = Locale & { readonly now: Date; readonly named: readonly NamedCollection[] }

/** All that a product page shows, from a record of the replica or of the storefront. */
export const toDetail = (record: CatalogueRecord, { market, language, now, named }: Options): ProductDetail => {
  const source = toSourceProduct(record, language, named)
  const notes = record.notes[language]
  const warnings = readOwnWarnings(toAdmittingTexts(record, language))
  return {
    ...toCard(reshapeProduct(source, { market, now })),
    condition: record.condition,
    vendor: record.vendor,
    productType: record.productType,
    ...findBreadcrumb(record.productType, record.collections),
    pictures: source.images.slice(0, limits.images),
    allTags: record.tags,
    description: readDescription(source, language),
    variants: record.variants.slice(0, limits.variantsOnDetail).map((variant) => toVariant(variant, record, language)),
    specifications: readSpecifications(record.specifications),
    batteryHealthPercent: record.batteryHealthPercent,
    warrantyMonths: record.warrantyMonths,
    conditionNotes: notes.conditionNotes,
    ...(warnings.length > 0 && { warningDetails: warnings.map((warning) => explainWarning(warning, language)) }),
    tested: notes.tested,
    replaced: notes.replaced,
    inTheBox: notes.inTheBox ?? [],
    updatedAt: record.updatedAt.toISOString(),
  }
}
