import { limits } from '@dvaput/domain/catalogue/limits'
import type { ListingSort } from '@dvaput/domain/catalogue/listings/listing-query'
import type { SourceProduct } from '@dvaput/domain/catalogue/source-product'
import { catalogueRecordByHandle, collectionRecords } from './catalogue-documents.ts'
import {
  collectionProducts,
  handleOfProduct,
  listedProducts,
  newestProducts,
  productByHandle,
  searchProducts,
} from './product-documents.ts'
import { reshapeCatalogueRecord } from './reshape-catalogue-record.ts'
import { asTheShopSays, type PictureUrl, reshapeStorefrontProduct } from './reshape-product.ts'
import type { QueryOptions, StorefrontClient } from './storefront-client.ts'

type StorefrontPage = {
  readonly nodes: readonly Parameters<typeof reshapeStorefrontProduct>[0][]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}
/** `next` is where the page after it begins; null after the last. */
export type ListedPage = { readonly products: readonly SourceProduct[]; readonly next: string | null }
type Listed = {
  readonly first: number
  readonly after?: string | null
  readonly query?: string | null
  readonly sort: ListingSort
}

const productSorts = {
  featured: { sortKey: 'BEST_SELLING', reverse: false },
  newest: { sortKey: 'CREATED_AT', reverse: true },
  'price-asc': { sortKey: 'PRICE', reverse: false },
  'price-desc': { sortKey: 'PRICE', reverse: true },
} as const satisfies Record<ListingSort, object>

const collectionSorts = {
  featured: { sortKey: 'COLLECTION_DEFAULT', reverse: false },
  newest: { sortKey: 'CREATED', reverse: true },
  'price-asc': { sortKey: 'PRICE', reverse: false },
  'price-desc': { sortKey: 'PRICE', reverse: true },
} as const satisfies Record<ListingSort, object>

export type StorefrontCatalogue = ReturnType<typeof createStorefrontCatalogue>

/** The catalogue queries of the Storefront API, in our own shapes. // SF-03, SF-04, SF-05, SF-08 */
export const createStorefrontCatalogue = (
  { request }: Pick<StorefrontClient, 'request'>,
  pictureUrl: PictureUrl = asTheShopSays,
) => {
  const reshape = (product: Parameters<typeof reshapeStorefrontProduct>[0]) =>
    reshapeStorefrontProduct(product, pictureUrl)
  const reshapePage = ({ nodes, pageInfo }: StorefrontPage): ListedPage => ({
    products: nodes.map(reshape),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  })
  return {
    async newestProducts(first: number, options?: QueryOptions): Promise<SourceProduct[]> {
      const { products } = await request(newestProducts, { first }, options)
      return products.nodes.map(reshape)
    },

    async productByHandle(handle: string, options?: QueryOptions): Promise<SourceProduct | null> {
      const { product } = await request(productByHandle, { handle }, options)
      return product && reshape(product)
    },

    async search(query: string, first: number, options?: QueryOptions) {
      const { search } = await request(searchProducts, { query, first }, options)
      const products = search.nodes.flatMap((node) => (node.__typename === 'Product' ? [reshape(node)] : []))
      return { products, total: search.totalCount }
    },

    /** A page of the whole shop, or of a query in the Storefront search syntax. */
    async listProducts(
      { first, after = null, query = null, sort }: Listed,
      options?: QueryOptions,
    ): Promise<ListedPage> {
      const { products } = await request(listedProducts, { first, after, query, ...productSorts[sort] }, options)
      return reshapePage(products)
    },

    /** All types where none is named. Nothing where there is no such collection. */
    async listCollection(
      handle: string,
      { first, after = null, sort, types = [] }: Omit<Listed, 'query'> & { readonly types?: readonly string[] },
      options?: QueryOptions,
    ) {
      const filters = types.map((productType) => ({ productType }))
      const { collection } = await request(
        collectionProducts,
        { handle, first, after, filters, ...collectionSorts[sort] },
        options,
      )
      return collection && { title: collection.title, ...reshapePage(collection.products) }
    },

    /** The full record, in the requested language only. */
    async recordByHandle(handle: string, options?: QueryOptions) {
      const { product } = await request(catalogueRecordByHandle, { handle }, { ...options, deniedAsNull: true })
      if (!product) return null
      const words = { bcs: product, en: product, es: product }
      return { product: reshapeCatalogueRecord(product, words, pictureUrl), named: product.collections.nodes }
    },

    /** The first hundred, in the requested language. // SF-08 */
    async listCollections(options?: QueryOptions) {
      const { collections } = await request(
        collectionRecords,
        { first: limits.collectionsListed, after: null },
        options,
      )
      return collections.nodes.map(({ image, ...collection }) => ({
        ...collection,
        image: image && { url: pictureUrl(image.url), alt: image.altText },
      }))
    },

    async handleOfProduct(id: string, options?: QueryOptions): Promise<string | null> {
      const { product } = await request(handleOfProduct, { id }, options)
      return product?.handle ?? null
    },
  }
}
