import { type Language, languages } from '@dvaput/domain/text/language'
import type { ProductInput, VariantInput } from '@dvaput/platform/catalogue/product-input'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { buildOptions, combineOptions } from './build-demo-options.ts'
import { buildMetafields } from './demo-metafields.ts'
import { createPricing } from './demo-prices.ts'
import { buildTags } from './demo-tags.ts'
import { kindOf } from './kinds.ts'
import { buildPictures, picturePosition } from './pictures/demo-pictures.ts'
import { hashOf } from './random.ts'
import type { ShelfItem } from './shop-shelf.ts'
import { formatTitle } from './specs.ts'
import { describe } from './texts/describe.ts'

type Seeded = ProductInput & { readonly handle: string }
type SeedShop = Pick<Shop, 'handle' | 'currency'> & { readonly languages: readonly [Language, ...Language[]] }

const hour = 3_600_000
const comingInHours = 720

/** `LAP-1X9KQ2-1`: the kind, a number that stays, the variant. */
const toSku = ({ product, handle }: ShelfItem, shop: SeedShop, index: number): string => {
  const number = hashOf(`${shop.handle}/${handle}`).toString(36).toUpperCase().padStart(7, '0')
  return `${kindOf(product).code}-${number}-${index + 1}`
}

const buildVariants = (item: ShelfItem, shop: SeedShop): VariantInput[] => {
  const { product, stock } = item
  const priceOf = createPricing(item, shop)
  return combineOptions(product, shop.languages[0]).map(({ values, steps, colour }, index) => ({
    ...priceOf(steps),
    optionValues: values,
    sku: toSku(item, shop, index),
    weightGrams: product.specs.weightGrams ?? 0,
    openingStock: stock[index] ?? 0,
    ...(product.held !== 'no picture' && { imagePosition: picturePosition(product, colour) }),
  }))
}

/** Whether a storefront may see it, and from when. */
const buildPublishing = ({ product: { held } }: ShelfItem, createdAt: Date, now: Date) => {
  switch (held) {
    case 'draft':
    case 'archived':
      return { status: held, publishedAt: createdAt }
    case 'unpublished':
      return { publishedAt: null }
    case 'coming':
      return { publishedAt: new Date(now.getTime() + comingInHours * hour) }
    default:
      return { publishedAt: createdAt }
  }
}

/** What a shop sells, in its money and its languages. */
export const buildDemoProduct = (item: ShelfItem, shop: SeedShop, now: Date): Seeded => {
  const { product, handle, hoursOld, opening, state } = item
  const [first] = shop.languages
  const createdAt = new Date(now.getTime() - hoursOld * hour)
  return {
    title: formatTitle(product.title, first),
    handle,
    vendor: product.vendor,
    productType: product.type,
    tags: buildTags(item, first),
    descriptionHtml: describe(product, state, opening, first),
    translations: Object.fromEntries(
      languages
        .filter((language) => language !== first)
        .map((language) => [
          language,
          {
            title: formatTitle(product.title, language),
            descriptionHtml: describe(product, state, opening, language),
          },
        ]),
    ),
    metafields: buildMetafields(item, first),
    createdAt,
    ...buildPublishing(item, createdAt, now),
    options: buildOptions(product, first),
    images: buildPictures(product, first),
    variants: buildVariants(item, shop),
  }
}
