import { limits } from '@dvaput/domain/catalogue/limits'
import type { SourceProduct } from '@dvaput/domain/catalogue/source-product'
import { IntegrationError } from '../http/integration-error.ts'
import {
  allProducts,
  collectionsWithProducts,
  collectionTypes,
  firstVariant,
  newestProducts,
  productByHandle,
  productStock,
  productsByTag,
  searchProducts,
} from './product-documents.ts'
import { reshapeStorefrontProduct } from './reshape-product.ts'
import type { Asking, StorefrontClient } from './storefront-client.ts'
import { toTagQuery } from './to-tag-query.ts'

type Page = { readonly first?: number; readonly after?: string | null }

/** spec §7: on failure success is false and the lists are empty. */
export type ProductsByTag = {
  readonly success: boolean
  readonly edges: readonly { readonly cursor: string; readonly node: SourceProduct }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  /** Ours: how many came in this answer. */
  readonly totalFound: number
}

const noProducts: ProductsByTag = {
  success: false,
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalFound: 0,
}

export type StorefrontCatalogue = ReturnType<typeof createStorefrontCatalogue>

/** What the shop asks of a catalogue, in its own shapes. // spec §7 Storefront GraphQL */
export const createStorefrontCatalogue = ({ ask }: Pick<StorefrontClient, 'ask'>) => ({
  async newestProducts(first: number, asking?: Asking): Promise<SourceProduct[]> {
    const { products } = await ask(newestProducts, { first }, asking)
    return products.nodes.map(reshapeStorefrontProduct)
  },

  async productByHandle(handle: string, asking?: Asking): Promise<SourceProduct | null> {
    const { product } = await ask(productByHandle, { handle }, asking)
    return product && reshapeStorefrontProduct(product)
  },

  async productsByTag(
    tags: readonly string[],
    { first = limits.productsByTag, after = null }: Page = {},
    asking?: Asking,
  ): Promise<ProductsByTag> {
    try {
      const { products } = await ask(productsByTag, { first, after, query: toTagQuery(tags) }, asking)
      const edges = products.edges.map(({ cursor, node }) => ({ cursor, node: reshapeStorefrontProduct(node) }))
      const { hasNextPage, endCursor } = products.pageInfo
      return { success: true, edges, pageInfo: { hasNextPage, endCursor }, totalFound: edges.length }
    } catch (error) {
      if (error instanceof IntegrationError) return noProducts
      throw error
    }
  },

  async allProducts({ first = limits.allProducts, after = null }: Page = {}, asking?: Asking) {
    const { products } = await ask(allProducts, { first, after }, asking)
    const { hasNextPage, endCursor } = products.pageInfo
    return {
      products: products.nodes.map(({ variants, ...product }) => ({
        ...product,
        quantityAvailable: variants.nodes[0]?.quantityAvailable ?? null,
      })),
      pageInfo: { hasNextPage, endCursor },
    }
  },

  /** Which kinds of goods each collection has. */
  async collectionTypes(asking?: Asking) {
    const { collections } = await ask(collectionTypes, {}, asking)
    return collections.nodes.map(({ products, ...collection }) => ({
      ...collection,
      productTypes: [...new Set(products.nodes.map(({ productType }) => productType))].filter((type) => type !== ''),
    }))
  },

  async collectionsWithProducts(productsOfEach: number, asking?: Asking) {
    const { collections } = await ask(collectionsWithProducts, { products: productsOfEach }, asking)
    return collections.nodes.map(({ products, ...collection }) => ({
      ...collection,
      products: products.nodes.map(reshapeStorefrontProduct),
    }))
  },

  /** Nothing where there is no such product; quantities are null where the shop does not tell. */
  async stockByHandle(handle: string, asking?: Asking) {
    const { product } = await ask(productStock, { handle }, asking)
    return (
      product && {
        availableForSale: product.availableForSale,
        quantityAvailable: product.totalInventory,
        variants: product.variants.nodes,
      }
    )
  },

  async firstVariantId(handle: string, asking?: Asking): Promise<string | null> {
    const { product } = await ask(firstVariant, { handle }, asking)
    return product?.variants.nodes[0]?.id ?? null
  },

  async search(query: string, first: number, asking?: Asking) {
    const { search } = await ask(searchProducts, { query, first }, asking)
    const products = search.nodes.flatMap((node) =>
      node.__typename === 'Product' ? [reshapeStorefrontProduct(node)] : [],
    )
    return { products, total: search.totalCount }
  },
})
