import type { Database } from '@dvaput/database/open-database'
import type { Platform } from '@dvaput/platform/platform'
import type { Walk } from '../../support/checkout-walk.ts'
import { addProduct } from '../../support/platform-product.ts'
import { origin } from './origin.ts'

type Line = { readonly variantId: number; readonly quantity: number }

const createCart =
  'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }'

/** Products, carts and checkouts of a proof, made by the driver's own platform. */
export const createPreparing = ({ platform, database }: { platform: Platform; database: Database }, walk: Walk) => {
  const addVariant = async (facts: Parameters<typeof addProduct>[2]) =>
    (await addProduct(database, platform.shopOf('main').shop.id, facts)).variantId

  /** A checkout of these lines that has reached its payment step. */
  const readyWith = async (lines: readonly Line[]) => {
    const variables = {
      lines: lines.map(({ variantId, quantity }) => ({
        merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
        quantity,
      })),
    }
    const created = await platform.fetch(
      new Request(`${origin}/api/2025-04/graphql.json`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'dvaput-public' },
        body: JSON.stringify({ query: createCart, variables }),
      }),
      { shop: 'main', clientIp: '127.0.0.1' },
    )
    const { data } = (await created.json()) as { data: { cartCreate: { cart: { checkoutUrl: string } } } }
    const { checkoutUrl } = data.cartCreate.cart
    const token = await walk.open(checkoutUrl)
    const { text } = await walk.fillIn(token)
    return { checkoutUrl, token, shown: walk.hidden(text, 'shown') }
  }

  return {
    addVariant,
    readyWith,
    /** Of one unit of a new variant. */
    async ready(stock: number) {
      const variantId = await addVariant({ stock })
      return { variantId, ...(await readyWith([{ variantId, quantity: 1 }])) }
    },
  }
}
