import { limits } from '@dvaput/domain/catalogue/limits'
import type { ListingSort } from '@dvaput/domain/catalogue/listing-query'
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

/** What the shop asks of a catalogue, in its own shapes. // spec §7 Storefront GraphQL */
export const createStorefrontCatalogue = (
  { ask }: Pick<StorefrontClient, 'ask'>,
  pictureUrl: PictureUrl = asTheShopSays,
) => {
  const reshape = (product: Parameters<typeof reshapeStorefrontProduct>[0]) =>
    reshapeStorefrontProduct(product, pictureUrl)
  const reshapePage = ({ nodes, pageInfo }: StorefrontPage): ListedPage => ({
    products: nodes.map(reshape),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  })
  return {
    async newestProducts(first: number, asking?: QueryOptions): Promise<SourceProduct[]> {
      const { products } = await ask(newestProducts, { first }, asking)
      return products.nodes.map(reshape)
    },

    async productByHandle(handle: string, asking?: QueryOptions): Promise<SourceProduct | null> {
      const { product } = await ask(productByHandle, { handle }, asking)
      return product && reshape(product)
    },

    async search(query: string, first: number, asking?: QueryOptions) {
      const { search } = await ask(searchProducts, { query, first }, asking)
      const products = search.nodes.flatMap((node) => (node.__typename === 'Product' ? [reshape(node)] : []))
      return { products, total: search.totalCount }
    },

    /** A page of the whole shop, or of what answers a search text of the platform's own language. */
    async listProducts(
      { first, after = null, query = null, sort }: Listed,
      asking?: QueryOptions,
    ): Promise<ListedPage> {
      const { products } = await ask(listedProducts, { first, after, query, ...productSorts[sort] }, asking)
      return reshapePage(products)
    },

    /** Nothing where there is no such collection. */
    async listCollection(handle: string, { first, after = null, sort }: Omit<Listed, 'query'>, asking?: QueryOptions) {
      const { collection } = await ask(collectionProducts, { handle, first, after, ...collectionSorts[sort] }, asking)
      return collection && { title: collection.title, ...reshapePage(collection.products) }
    },

    /** All that the shop tells of it, in the language that is asked in alone. */
    async recordByHandle(handle: string, asking?: QueryOptions) {
      const { product } = await ask(catalogueRecordByHandle, { handle }, { ...asking, deniedAsNull: true })
      if (!product) return null
      const words = { bcs: product, en: product, es: product }
      return { product: reshapeCatalogueRecord(product, words, pictureUrl), named: product.collections.nodes }
    },

    /** The first hundred, in the language that is asked in. // spec §7 Storefront GraphQL */
    async listCollections(asking?: QueryOptions) {
      const { collections } = await ask(collectionRecords, { first: limits.collectionsListed, after: null }, asking)
      return collections.nodes.map(({ image, ...collection }) => ({
        ...collection,
        image: image && { url: pictureUrl(image.url), alt: image.altText },
      }))
    },

    async handleOfProduct(id: string, asking?: QueryOptions): Promise<string | null> {
      const { product } = await ask(handleOfProduct, { id }, asking)
      return product?.handle ?? null
    },
  }
}
