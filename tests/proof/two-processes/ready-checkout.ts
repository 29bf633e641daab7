import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import type { Platform } from '@dvaput/platform/platform'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { bosnianBuyer, chileanBuyer, type Walk } from '../../support/platform/checkout-walk.ts'
import { addProduct } from '../../support/platform/platform-product.ts'
import { originOf, type ShopName } from './origin.ts'

type Line = {
  readonly variantId: number
  readonly quantity: number
  /** Lines of one variant that differ in it are different lines. */
  readonly engraving?: string
}

const createCart = 'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }'

type ReadyOptions = { readonly shop?: ShopName; readonly codes?: readonly string[]; readonly email?: string }
type Needs = { readonly platform: Platform; readonly database: Database }

const buyers = { main: bosnianBuyer, retail: chileanBuyer } as const satisfies Record<ShopName, object>

/** Products, carts and checkouts of a proof, made by the driver's own platform. */
export const createPreparing = ({ platform, database }: Needs, walkIn: (shop: ShopName) => Walk) => {
  const addVariant = async (facts: Parameters<typeof addProduct>[2], shop: ShopName = 'main') =>
    (await addProduct(database, platform.shopOf(shop).shop.id, facts)).variantId

  /** A code for one customer needs a server that knows whose session it is. */
  const tokenFor = (shop: ShopName, codes: readonly string[]): Record<string, string> =>
    codes.length > 0
      ? { 'Shopify-Storefront-Private-Token': platform.shopOf(shop).tokens.private ?? '' }
      : { 'X-Shopify-Storefront-Access-Token': demoPublicToken }

  /** A checkout of these lines that has reached its payment step. */
  const readyWith = async (lines: readonly Line[], options: ReadyOptions = {}) => {
    const { shop = 'main', codes: discountCodes = [], email = `${randomUUID()}@example.com` } = options
    const walk = walkIn(shop)
    const input = {
      discountCodes,
      buyerIdentity: { email },
      lines: lines.map(({ variantId, quantity, engraving }) => ({
        merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
        quantity,
        ...(engraving === undefined ? {} : { attributes: [{ key: 'engraving', value: engraving }] }),
      })),
    }
    const created = await platform.fetch(
      new Request(`${originOf(shop)}/api/2025-04/graphql.json`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...tokenFor(shop, discountCodes) },
        body: JSON.stringify({ query: createCart, variables: { input } }),
      }),
      // Of its own: an address may not try many codes.
      { shop, clientIp: `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}` },
    )
    const answer = (await created.json()) as { data?: { cartCreate: { cart: { checkoutUrl: string } } | null } }
    if (!answer.data?.cartCreate) throw new Error(`expected a cart, got ${JSON.stringify(answer)}`)
    const { checkoutUrl } = answer.data.cartCreate.cart
    const token = await walk.open(checkoutUrl)
    const { text } = await walk.fillIn(token, { buyer: { ...buyers[shop], email } })
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
