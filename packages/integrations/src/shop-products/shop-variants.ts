import type { Money } from '@dvaput/domain/money/money'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { readCurrency, readMoney } from './reshape-shop-product.ts'

const keys = ['condition', 'grade', 'battery_health', 'specifications'] as const
type Key = (typeof keys)[number]

/** A variant with what a file of products has of it and of its product. */
export type ShopVariant = {
  readonly gid: string
  readonly productGid: string
  readonly title: string
  readonly vendor: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly price: Money
  readonly compareAt: Money | null
  /** Null where it is not counted. */
  readonly quantity: number | null
  readonly inventoryItemGid: string
  readonly metafields: Readonly<Record<Key, { readonly value: string; readonly type: string } | null>>
}

type RemoteVariant = {
  readonly id: string
  readonly price: string
  readonly compareAtPrice: string | null
  readonly inventoryQuantity: number | null
  readonly inventoryItem: { readonly id: string; readonly tracked: boolean }
  readonly product: {
    readonly id: string
    readonly title: string
    readonly vendor: string
    readonly productType: string
    readonly tags: readonly string[]
  } & ShopVariant['metafields']
}
type Response = Readonly<Record<string, RemoteVariant | null>> & { readonly shop: { readonly currencyCode: string } }

/** As many as one document may name by themselves on either platform. */
export const maxVariantsAtOnce = 25

const fragment = `fragment variant on ProductVariant {
  id price compareAtPrice inventoryQuantity inventoryItem { id tracked }
  product {
    id title vendor productType tags
    ${keys.map((key) => `${key}: metafield(namespace: "custom", key: "${key}") { value type }`).join('\n    ')}
  }
}`

/** By name instead of in lists: a list costs as many points as it may have entries. */
const queryOf = (count: number) => {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return `query variants(${numbers.map((number) => `$id${number}: ID!`).join(', ')}) {
  ${numbers.map((number) => `v${number}: productVariant(id: $id${number}) { ...variant }`).join('\n  ')}
  shop { currencyCode }
}
${fragment}`
}

/** Variants by their ids; those that the shop does not have are left out. */
export const createShopVariants = (request: AdminRequest) => ({
  async readVariants(gids: readonly string[]): Promise<readonly ShopVariant[]> {
    if (gids.length === 0) return []
    const { shop, ...found } = await request<Response>(
      queryOf(gids.length),
      Object.fromEntries(gids.map((gid, index) => [`id${index}`, gid])),
    )
    const currency = readCurrency(shop.currencyCode)
    return Object.values(found as Readonly<Record<string, RemoteVariant | null>>).flatMap((variant) => {
      if (!variant) return []
      const { id, product, inventoryItem, compareAtPrice } = variant
      const { id: productGid, title, vendor, productType, tags, ...metafields } = product
      return {
        ...{ gid: id, productGid, title, vendor, productType, tags, metafields },
        price: readMoney(variant.price, currency),
        compareAt: compareAtPrice === null ? null : readMoney(compareAtPrice, currency),
        quantity: inventoryItem.tracked ? variant.inventoryQuantity : null,
        inventoryItemGid: inventoryItem.id,
      }
    })
  },
})
