import { type Language, languages } from '@dvaput/domain/text/language'
import type { ProductInput, VariantInput } from '../catalogue/product-input.ts'
import type { Shop } from '../tables/shops.table.ts'
import { buildOptions, combineOptions } from './build-demo-options.ts'
import { buildMetafields } from './demo-metafields.ts'
import { buildPictures, picturePosition } from './demo-pictures.ts'
import { createPricing } from './demo-prices.ts'
import { buildTags } from './demo-tags.ts'
import { kindOf } from './kinds.ts'
import { hashOf } from './random.ts'
import type { ShelfItem } from './shop-shelf.ts'
import { describe } from './texts/describe.ts'

type Seeded = ProductInput & { readonly handle: string }
type SeedShop = Pick<Shop, 'handle' | 'currency'> & { readonly languages: readonly [Language, ...Language[]] }

const hour = 3_600_000
const comingInHours = 720

/** `LAP-1X9KQ2-1`: the kind, a number that stays, the variant. */
const toSku = ({ goods, handle }: ShelfItem, shop: SeedShop, index: number): string => {
  const number = hashOf(`${shop.handle}/${handle}`).toString(36).toUpperCase().padStart(7, '0')
  return `${kindOf(goods).code}-${number}-${index + 1}`
}

const buildVariants = (item: ShelfItem, shop: SeedShop): VariantInput[] => {
  const { goods, stock } = item
  const priceOf = createPricing(item, shop)
  return combineOptions(goods, shop.languages[0]).map(({ values, steps, colour }, index) => ({
    ...priceOf(steps),
    optionValues: values,
    sku: toSku(item, shop, index),
    weightGrams: goods.specs.weightGrams ?? 0,
    openingStock: stock[index] ?? 0,
    ...(goods.held !== 'no picture' && { imagePosition: picturePosition(goods, colour) }),
  }))
}

/** Whether a storefront may see it, and from when. */
const buildPublishing = ({ goods: { held } }: ShelfItem, createdAt: Date, now: Date) => {
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
  const { goods, handle, hoursOld, opening, state } = item
  const [first] = shop.languages
  const createdAt = new Date(now.getTime() - hoursOld * hour)
  return {
    title: goods.title,
    handle,
    vendor: goods.vendor,
    productType: goods.type,
    tags: buildTags(item, first),
    descriptionHtml: describe(goods, state, opening, first),
    translations: Object.fromEntries(
      languages
        .filter((language) => language !== first)
        .map((language) => [language, { descriptionHtml: describe(goods, state, opening, language) }]),
    ),
    metafields: buildMetafields(item, first),
    createdAt,
    ...buildPublishing(item, createdAt, now),
    options: buildOptions(goods, first),
    images: buildPictures(goods, first),
    variants: buildVariants(item, shop),
  }
}
