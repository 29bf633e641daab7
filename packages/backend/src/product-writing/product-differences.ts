import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'

const factsOf = ({ variants, pictures, metafields, collections, ...product }: ShopProduct) => {
  const { title, handle, descriptionHtml, seoTitle, seoDescription, texts, productType, vendor, tags, status } = product
  return {
    ...{ title, handle, descriptionHtml, seoTitle, seoDescription, texts, productType, vendor, tags, status },
    collections: collections.map(({ handle: name }) => name),
    metafields: Object.fromEntries(
      Object.entries(metafields).map(([key, { value, values }]) => [key, { value, values }]),
    ),
    prices: variants.map(({ gid, price, compareAt }) => ({ gid, price, compareAt })),
    codes: variants.map(({ gid, sku, barcode }) => ({ gid, sku, barcode })),
    pictures: pictures.map(({ gid, alt, alts }) => ({ gid, alt, alts })),
  }
}

/** For the audit log: of both only what differs. */
export const findDifferences = (before: ShopProduct, after: ShopProduct) => {
  const [old, current] = [factsOf(before), factsOf(after)]
  const names = (Object.keys(old) as (keyof typeof old)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]),
  )
  const only = (all: typeof old) => Object.fromEntries(names.map((name) => [name, all[name]]))
  return { names, before: only(old), after: only(current) }
}
