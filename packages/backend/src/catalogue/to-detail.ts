import { toCard } from '@dvaput/domain/catalogue/card-product'
import { readDescription } from '@dvaput/domain/catalogue/description/fallback-description'
import { findGoodsPlace } from '@dvaput/domain/catalogue/goods-place'
import { limits } from '@dvaput/domain/catalogue/limits'
import { toPrices } from '@dvaput/domain/catalogue/prices'
import { reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { DetailVariant, ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { readSpecifications } from '@dvaput/domain/catalogue/specifications'
import { toStock } from '@dvaput/domain/catalogue/stock'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Language } from '@dvaput/domain/text/language'
import type { CatalogueRecord, VariantRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { type NamedCollection, toSourceProduct } from './to-source-product.ts'

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

/** All that the page says, from what our copy or the shop itself tells. */
export const toDetail = (told: CatalogueRecord, { market, language, now, named }: Options): ProductDetail => {
  const source = toSourceProduct(told, language, named)
  const notes = told.notes[language]
  return {
    ...toCard(reshapeProduct(source, { market, now })),
    vendor: told.vendor,
    productType: told.productType,
    ...findGoodsPlace(told.productType, told.collections),
    pictures: source.images.slice(0, limits.images),
    allTags: told.tags,
    description: readDescription(source, language),
    variants: told.variants.slice(0, limits.variantsOnDetail).map((variant) => toVariant(variant, told, language)),
    specifications: readSpecifications(told.specifications),
    batteryHealthPercent: told.batteryHealthPercent,
    warrantyMonths: told.warrantyMonths,
    conditionNotes: notes.conditionNotes,
    tested: notes.tested,
    replaced: notes.replaced,
    updatedAt: told.updatedAt.toISOString(),
  }
}
