import { parseCondition, parseGrade } from '@dvaput/domain/catalogue/condition/condition'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { makeProduct } from '../platform/make-product.ts'

const inLanguages = (text: string) => ({ bcs: text, en: text, es: text })
const nothing = { warranty: null, conditionNotes: null, tested: [], replaced: [] }
const gigabytes = (text: string) => Number.parseInt(text, 10) * (/tb/i.test(text) ? 1_000 : 1)
const collectionOf = (type: string) => type.toLowerCase()

/** The product with this number, as it is read from a shop. */
export const copyOf = (number: number): CatalogueRecord => {
  const made = makeProduct(number)
  const { metafields, variants } = made
  const at = new Date(made.createdAt)
  const prices = variants.map(({ price }) => price)
  return {
    id: 8_000_001 + number,
    gid: `gid://shopify/Product/${8_000_001 + number}`,
    handle: made.handle,
    titles: inLanguages(made.title),
    descriptions: inLanguages(made.descriptionHtml),
    vendor: made.vendor,
    productType: made.productType,
    tags: made.tags,
    collections: [collectionOf(made.productType)],
    createdAt: at,
    publishedAt: at,
    updatedAt: at,
    available: true,
    priceMinor: Math.min(...prices),
    compareAtMinor: variants[0]?.compareAtPrice ?? null,
    currency: 'BAM',
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    skus: variants.map(({ sku }) => sku),
    condition: parseCondition(metafields['custom.condition'].value),
    grade: parseGrade(metafields['custom.grade'].value),
    batteryHealthPercent: Number(metafields['custom.battery_health'].value),
    warrantyMonths: 12,
    processorFamily: metafields['custom.processor'].value,
    memoryGb: gigabytes(metafields['custom.memory'].value),
    storageGb: gigabytes(metafields['custom.storage'].value),
    screenInches: null,
    releaseYear: null,
    specifications: {},
    notes: { bcs: nothing, en: nothing, es: nothing },
    images: made.images.map(({ pictureKey, width, height, altText }) => ({
      url: `https://shop.example/${pictureKey}.jpg`,
      width,
      height,
      alt: inLanguages(altText),
    })),
    variants: variants.map(({ value, sku, price, compareAtPrice, stock }, index) => ({
      gid: `gid://shopify/ProductVariant/${50_000_001 + number * 3 + index}`,
      titles: inLanguages(value),
      sku,
      priceMinor: price,
      compareAtMinor: compareAtPrice,
      available: true,
      quantity: stock,
      options: [{ names: inLanguages('Colour'), values: inLanguages(value) }],
      imageUrl: null,
    })),
  }
}
