import { toCard } from '@dvaput/domain/catalogue/card-product'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Product } from '@dvaput/domain/catalogue/product'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { SourceProduct } from '@dvaput/domain/catalogue/source-product'
import type { Locale } from '@dvaput/domain/markets/locale'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { StorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { QueryOptions } from '@dvaput/integrations/storefront/storefront-client'
import type { CatalogueQueries, CatalogueReads } from '../catalogue-source.ts'
import type { ProductView } from '../catalogue-views.ts'
import { cacheTagsOfCards, cacheTagsOfProductPage } from '../listing-cache-tags.ts'
import { isPossibleHandle, parseProductId } from '../parse-product-id.ts'
import { maxSimilarShown } from '../replica/find-similar-ids.ts'
import { toDetail } from '../to-detail.ts'
import { quoteTerm } from './storefront-listing.ts'

type Needs = {
  readonly shopOf: (locale: Locale) => StorefrontCatalogue
  readonly optionsOf: (locale: Locale, signal: AbortSignal) => QueryOptions
  readonly toProducts: (locale: Locale, results: readonly SourceProduct[]) => Product[]
  readonly now: () => Date
}

/** Out of so many of its kind the nearest are chosen. */
const consideredSimilar = 24

/** Single products from the storefront, which does not remember removed ones. */
export const createStorefrontProduct = (needs: Needs): Pick<CatalogueReads, 'product' | 'details'> => {
  const { shopOf, optionsOf, toProducts, now } = needs

  const readDetail = async (handle: string, locale: Locale, signal: AbortSignal): Promise<ProductDetail | null> => {
    const record = await shopOf(locale).recordByHandle(handle, optionsOf(locale, signal))
    return record && toDetail(record.product, { ...locale, now: now(), named: record.named })
  }

  const similarTo = async (detail: ProductDetail, locale: Locale, signal: AbortSignal) => {
    if (detail.productType === '') return []
    const query = `product_type:${quoteTerm(detail.productType)} AND available_for_sale:true`
    try {
      const page = { first: consideredSimilar, query, sort: 'featured' } as const
      const { products } = await shopOf(locale).listProducts(page, optionsOf(locale, signal))
      const distance = (other: Product) => Math.abs(currentPrice(other).minor - currentPrice(detail).minor)
      return toProducts(locale, products)
        .filter(({ id, inStock }) => id !== detail.id && inStock)
        .sort((one, other) => distance(one) - distance(other))
        .slice(0, maxSimilarShown)
        .map(toCard)
    } catch (error) {
      // The page is about the product.
      if (error instanceof IntegrationError) return []
      throw error
    }
  }

  return {
    async product({ locale, handle }: CatalogueQueries['product'], signal): Promise<ProductView> {
      const { shop } = locale.market
      if (!isPossibleHandle(handle)) return { kind: 'unknown', cacheTags: [] }
      const tags = (handles: readonly string[]) => [...cacheTagsOfCards(shop, handles), catalogueTag(shop)]
      const product = await readDetail(handle, locale, signal)
      if (product) {
        const similar = await similarTo(product, locale, signal)
        const cacheTags = [...cacheTagsOfProductPage(shop, handle, similar), catalogueTag(shop)]
        return { kind: 'found', product, similar, cacheTags }
      }
      const id = parseProductId(handle)
      const gid = `gid://shopify/Product/${id}`
      const moved = id === undefined ? null : await shopOf(locale).handleOfProduct(gid, optionsOf(locale, signal))
      return moved === null
        ? { kind: 'unknown', cacheTags: tags([handle]) }
        : { kind: 'moved', handle: moved, cacheTags: tags([moved]) }
    },

    async details({ locale, handles }, signal) {
      const results = await Promise.all(
        handles.filter(isPossibleHandle).map((handle) => readDetail(handle, locale, signal)),
      )
      return results.flatMap((each) => each ?? [])
    },
  }
}
