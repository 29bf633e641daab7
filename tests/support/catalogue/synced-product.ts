import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'

const inLanguages = (text: string) => ({ bcs: text, en: text, es: text })

/** A product as it is read from a shop, fit to be listed unless the facts say otherwise. */
export const makeSyncedProduct = (id: number, title: string, facts: Partial<CatalogueRecord> = {}): CatalogueRecord => {
  const { priceMinor = 10_000, compareAtMinor = null, available = true, stock = 3, skus = [`SKU-${id}`] } = facts
  const gid = `gid://shopify/Product/${id}`
  const at = new Date(Date.UTC(2026, 0, 1) + id * 60_000)
  const nothing = { warranty: null, conditionNotes: null, tested: [], replaced: [] }
  return {
    id,
    gid,
    handle: `product-${id}`,
    titles: inLanguages(title),
    descriptions: inLanguages(''),
    vendor: 'Lenovo',
    productType: 'Laptop',
    tags: [],
    collections: [],
    createdAt: at,
    publishedAt: at,
    updatedAt: at,
    currency: 'BAM',
    condition: null,
    grade: null,
    batteryHealthPercent: null,
    warrantyMonths: null,
    processorFamily: null,
    memoryGb: null,
    storageGb: null,
    screenInches: null,
    releaseYear: null,
    specifications: {},
    notes: { bcs: nothing, en: nothing, es: nothing },
    images: [{ url: `https://shop.example/${id}.jpg`, width: 10, height: 10, alt: inLanguages('') }],
    variants: [
      {
        gid: `gid://shopify/ProductVariant/${id}`,
        titles: inLanguages('Default Title'),
        sku: skus[0] ?? null,
        priceMinor,
        compareAtMinor,
        available,
        quantity: stock,
        options: [],
        imageUrl: null,
      },
    ],
    ...facts,
    priceMinor,
    compareAtMinor,
    available,
    stock,
    skus,
  }
}
