import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { asTheShopSays, type PictureUrl } from '../storefront/reshape-product.ts'
import {
  createProduct,
  deleteMetafields,
  duplicateProduct,
  productById,
  productsByStatus,
  updateProduct,
  updateVariants,
} from './product-queries.ts'
import {
  type RemoteListedProduct,
  type RemoteProduct,
  readCurrency,
  reshapeListedProduct,
  reshapeShopProduct,
} from './reshape-shop-product.ts'
import { createShopNewProducts } from './shop-new-products.ts'
import { createShopPictures } from './shop-pictures.ts'
import type { ListedShopProduct, ProductStatus, ShopProduct } from './shop-product.ts'
import { createShopStock } from './shop-stock.ts'
import { createShopTranslations } from './shop-translations.ts'
import { createShopVariants } from './shop-variants.ts'
import type { SendUpload } from './stage-upload.ts'

/** What is not named stays. */
export type ProductFacts = {
  readonly title?: string
  readonly handle?: string
  readonly descriptionHtml?: string
  readonly productType?: string
  readonly vendor?: string
  readonly tags?: readonly string[]
  readonly status?: ProductStatus
  readonly seo?: { readonly title: string; readonly description: string }
  /** Of the namespace `custom`. */
  readonly metafields?: readonly { readonly key: string; readonly type: string; readonly value: string }[]
  readonly collectionsToJoin?: readonly string[]
  readonly collectionsToLeave?: readonly string[]
}

export type VariantPrice = {
  readonly variantGid: string
  readonly price: Money
  readonly compareAt: Money | null
  /** What is not named stays. */
  readonly sku?: string
  readonly barcode?: string
}

type ShopProductsQuery = {
  readonly status: ProductStatus
  /** The product type. */
  readonly kind?: string | undefined
  readonly words?: string | undefined
  readonly sku?: string | undefined
  readonly after?: string | null | undefined
}

type Shop = { readonly shop: { readonly currencyCode: string } }
type Listed = Shop & {
  readonly products: {
    readonly nodes: readonly RemoteListedProduct[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}
type Created = {
  readonly product: { readonly id: string; readonly variants: { readonly nodes: readonly { id: string }[] } } | null
}

const badResponse = () => new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })

const toInput = ({ status, metafields, ...facts }: ProductFacts) => ({
  ...facts,
  ...(status && { status: status.toUpperCase() }),
  ...(metafields && { metafields: metafields.map((each) => ({ namespace: 'custom', ...each })) }),
})

/** Quoted, so that nothing of it is syntax. */
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, ' ')}"`

type Options = { readonly request: AdminRequest; readonly send: SendUpload; readonly pictureUrl?: PictureUrl }

/** The products of one shop as its own people read and change them. */
export const createShopProducts = ({ request, send, pictureUrl = asTheShopSays }: Options) => {
  const { setStock, setStocks, locationId } = createShopStock(request)
  const newProducts = createShopNewProducts({ request, locationId })
  const { readVariants } = createShopVariants(request)
  const pictures = createShopPictures(request, send)
  const { readResources, translate } = createShopTranslations(request)

  return {
    ...{ ...pictures, ...newProducts, setStock, setStocks, readVariants, translate },

    async read(gid: string): Promise<ShopProduct | null> {
      const { product, shop } = await request<Shop & { product: RemoteProduct | null }>(productById, { id: gid })
      if (!product) return null
      const texts = product.metafields.nodes.filter(({ type }) => type.includes('text'))
      const resources = await readResources([...product.media.nodes, ...texts].map(({ id }) => id))
      return reshapeShopProduct(product, resources, readCurrency(shop.currencyCode), pictureUrl)
    },

    /** The newest first; the replica has only those that are active. */
    async list({ status, kind, words = '', sku, after = null }: ShopProductsQuery) {
      const named = words.split(/\s+/).filter(Boolean).map(quote)
      const ofKind = kind === undefined ? [] : [`product_type:${quote(kind)}`]
      const withSku = sku === undefined ? [] : [`sku:${quote(sku)}`]
      const query = [`status:${status}`, ...ofKind, ...withSku, ...named].join(' AND ')
      const { products, shop } = await request<Listed>(productsByStatus, { query, after })
      const currency = readCurrency(shop.currencyCode)
      return {
        products: products.nodes.map((each): ListedShopProduct => reshapeListedProduct(each, currency, pictureUrl)),
        next: products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null,
      }
    },

    create: (facts: ProductFacts): Promise<Outcome<{ gid: string; variantGid: string }>> =>
      toOutcome(
        request<{ productCreate: Created }>(createProduct, { product: toInput(facts) }).then(({ productCreate }) => {
          const variantGid = productCreate.product?.variants.nodes[0]?.id
          if (!productCreate.product || variantGid === undefined) throw badResponse()
          return { gid: productCreate.product.id, variantGid }
        }),
      ),

    update: (gid: string, facts: ProductFacts): Promise<Outcome<null>> =>
      toOutcome(request(updateProduct, { product: { id: gid, ...toInput(facts) } }).then(() => null)),

    setPrices: (gid: string, prices: readonly VariantPrice[]): Promise<Outcome<null>> =>
      toOutcome(
        request(updateVariants, {
          productId: gid,
          variants: prices.map(({ variantGid, price, compareAt, sku, barcode }) => ({
            id: variantGid,
            price: formatDecimal(price),
            compareAtPrice: compareAt && formatDecimal(compareAt),
            ...(sku !== undefined && { inventoryItem: { sku } }),
            ...(barcode !== undefined && { barcode }),
          })),
        }).then(() => null),
      ),

    removeMetafields: (gid: string, keys: readonly string[]): Promise<Outcome<null>> =>
      toOutcome(
        request(deleteMetafields, {
          metafields: keys.map((key) => ({ ownerId: gid, namespace: 'custom', key })),
        }).then(() => null),
      ),

    /** A draft without stock. */
    duplicate: (gid: string, newTitle: string): Promise<Outcome<string>> =>
      toOutcome(
        request<{ productDuplicate: { newProduct: { id: string } | null } }>(duplicateProduct, {
          productId: gid,
          newTitle,
        }).then(({ productDuplicate }) => {
          if (!productDuplicate.newProduct) throw badResponse()
          return productDuplicate.newProduct.id
        }),
      ),
  }
}

export type ShopProducts = ReturnType<typeof createShopProducts>
