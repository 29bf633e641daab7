import { temporaryTag } from '@dvaput/domain/international/temporary-product'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import { toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'

export type NewTemporaryProduct = {
  /** The same handle is the same product. */
  readonly handle: string
  readonly title: string
  readonly sku: string | null
  readonly grams: number
  readonly price: Money
  /** All that can be bought of it. */
  readonly quantity: number
}

export type MadeTemporaryProduct = { readonly productId: string; readonly variantId: string }

const firstLocation = 'query { locations(first: 1) { nodes { id } } }'

const setProduct = `mutation ($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier, synchronous: true) {
    product { id variants(first: 1) { nodes { id } } }
    userErrors { field message code }
  }
}`

const deleteProduct = `mutation ($input: ProductDeleteInput!) {
  productDelete(input: $input) { deletedProductId userErrors { field message } }
}`

type SetResult = {
  readonly productSet: {
    readonly product: {
      readonly id: string
      readonly variants: { readonly nodes: readonly { readonly id: string }[] }
    } | null
  }
}

const badResponse = () => new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })

/** Products of a shop that exist only to be bought in one checkout: unlisted, tagged, and deleted afterwards. */
export const createShopTemporaryProducts = (request: AdminRequest) => {
  let location: string | undefined
  const locationId = async (): Promise<string> => {
    const { locations } = await request<{ locations: { nodes: readonly { id: string }[] } }>(firstLocation, {})
    const [first] = locations.nodes
    if (!first) throw badResponse()
    location = first.id
    return first.id
  }

  return {
    /** Made or, where the handle is known, made what is said here. */
    async set({ handle, title, sku, grams, price, quantity }: NewTemporaryProduct): Promise<MadeTemporaryProduct> {
      const variant = {
        optionValues: [{ optionName: 'Title', name: 'Default Title' }],
        price: formatDecimal(price),
        inventoryPolicy: 'DENY',
        inventoryItem: {
          tracked: true,
          requiresShipping: true,
          ...(sku !== null && { sku }),
          measurement: { weight: { unit: 'GRAMS', value: grams } },
        },
        inventoryQuantities: [{ locationId: location ?? (await locationId()), name: 'available', quantity }],
      }
      const { productSet } = await request<SetResult>(setProduct, {
        identifier: { handle },
        input: {
          ...{ handle, title, status: 'UNLISTED', tags: [temporaryTag] },
          productOptions: [{ name: 'Title', values: [{ name: 'Default Title' }] }],
          variants: [variant],
        },
      })
      const variantId = productSet.product?.variants.nodes[0]?.id
      if (!productSet.product || variantId === undefined) throw badResponse()
      return { productId: productSet.product.id, variantId }
    },

    /** One that is gone already is no error, because the caller may repeat itself. */
    async remove(productId: string): Promise<void> {
      await toOutcome(request(deleteProduct, { input: { id: productId } }))
    },
  }
}

export type ShopTemporaryProducts = ReturnType<typeof createShopTemporaryProducts>
