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
  /** URL of its picture, or its path at the shop, which has it from there when it makes the product. */
  readonly picture?: string | undefined
}

export type MadeTemporaryProduct = { readonly productId: string; readonly variantId: string }

const firstLocation = 'query { locations(first: 1) { nodes { id } } }'

const setProduct = `mutation ($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier, synchronous: true) {
    product { id variants(first: 1) { nodes { id } } }
    userErrors { field message code }
  }
}`

const readPublications = 'query { publications(first: 20) { nodes { id } } }'

const publishProduct = `mutation ($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { field message } }
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
export const createShopTemporaryProducts = (request: AdminRequest, origin: string) => {
  let location: string | undefined
  const locationId = async (): Promise<string> => {
    const { locations } = await request<{ locations: { nodes: readonly { id: string }[] } }>(firstLocation, {})
    const [first] = locations.nodes
    if (!first) throw badResponse()
    location = first.id
    return first.id
  }

  let publications: readonly string[] | undefined
  /** The sales channels that our app may use. One without the right to read them publishes by itself. */
  const publicationIds = async (): Promise<readonly string[]> => {
    const found = await toOutcome(request<{ publications: { nodes: readonly { id: string }[] } }>(readPublications, {}))
    publications = found.ok ? found.value.publications.nodes.map(({ id }) => id) : []
    return publications
  }

  /** A hosted shop sells nothing over a channel to which it was not published. */
  const publish = async (id: string): Promise<void> => {
    const ids = publications ?? (await publicationIds())
    if (ids.length === 0) return
    await request(publishProduct, { id, input: ids.map((publicationId) => ({ publicationId })) })
  }

  return {
    /** Made or, where the handle is known, made what is said here. */
    async set({
      handle,
      title,
      sku,
      grams,
      price,
      quantity,
      picture,
    }: NewTemporaryProduct): Promise<MadeTemporaryProduct> {
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
          ...(picture !== undefined && {
            files: [{ originalSource: new URL(picture, origin).href, contentType: 'IMAGE', alt: title }],
          }),
          productOptions: [{ name: 'Title', values: [{ name: 'Default Title' }] }],
          variants: [variant],
        },
      })
      const variantId = productSet.product?.variants.nodes[0]?.id
      if (!productSet.product || variantId === undefined) throw badResponse()
      await publish(productSet.product.id)
      return { productId: productSet.product.id, variantId }
    },

    /** One that is gone already is no error, because the caller may repeat itself. */
    async remove(productId: string): Promise<void> {
      await toOutcome(request(deleteProduct, { input: { id: productId } }))
    },
  }
}

export type ShopTemporaryProducts = ReturnType<typeof createShopTemporaryProducts>
