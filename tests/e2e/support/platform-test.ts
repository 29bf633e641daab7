import { type Language, languageTag } from '@dvaput/domain/text/language'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { shopFetch } from '../../support/requests/shop-fetch.ts'
import { expect, test as shopTest } from './shop-test.ts'

type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string }
type Query = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> }

type Fixtures = {
  /** URL of a shop endpoint. */
  readonly shopEndpointOf: (shop: ShopHandle, path?: string) => string
  /** A Storefront API query. */
  // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
  readonly queryStorefront: (shop: ShopHandle, query: Query) => Promise<any>
  /** An Admin API query. */
  // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
  readonly queryAdmin: (shop: ShopHandle, query: Query) => Promise<any>
  /** The checkout URL of a cart with one product. */
  readonly fillCart: (shop: ShopHandle, language: Language) => Promise<string>
  readonly emailTo: (email: string, having: RegExp) => Promise<Mail>
  /** The IP of this visitor; attempts are limited by it. */
  readonly visitor: string
}

let visitors = 0
let bought = 0

/** The hosted pages of the platform, reached as a storefront and its shoppers reach them. */
export const test = shopTest.extend<Fixtures>({
  shopEndpointOf: async ({ baseURL }, use) => {
    await use((shop, path = '') => {
      const { port } = new URL(baseURL ?? '')
      return `http://${shop}.localhost:${port}${path}`
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
  visitor: async ({}, use, { parallelIndex }) => {
    visitors += 1
    await use(`198.51.${100 + parallelIndex}.${visitors}`)
  },
  queryStorefront: async ({ shopEndpointOf, visitor }, use) => {
    await use(async (shop, query) => {
      const response = await shopFetch(shopEndpointOf(shop, '/api/2025-04/graphql.json'), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Shopify-Storefront-Access-Token': demoPublicToken,
          'X-Forwarded-For': visitor,
        },
        body: JSON.stringify(query),
      })
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown }
      expect(errors).toBeUndefined()
      return data
    })
  },
  queryAdmin: async ({ shopEndpointOf }, use) => {
    await use(async (shop, query) => {
      const response = await shopFetch(shopEndpointOf(shop, '/admin/api/2025-04/graphql.json'), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Shopify-Access-Token': process.env.E2E_ADMIN_TOKEN ?? '',
        },
        body: JSON.stringify(query),
      })
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown }
      expect(errors).toBeUndefined()
      return data
    })
  },
  fillCart: async ({ queryStorefront }, use, { parallelIndex, config }) => {
    await use(async (shop, language) => {
      const { products } = await queryStorefront(shop, {
        query: '{ products(first: 60) { nodes { variants(first: 5) { nodes { id quantityAvailable } } } } }',
      })
      const wellStocked: string[] = products.nodes
        .flatMap((product: { variants: { nodes: unknown[] } }) => product.variants.nodes)
        .filter(({ quantityAvailable }: { quantityAvailable: number }) => quantityAvailable > 2)
        .map(({ id }: { id: string }) => id)
      // Tests that run at once do not buy the same product, and one test does not sell one out.
      bought += 1
      const merchandiseId = wellStocked[(config.workers * bought + parallelIndex) % wellStocked.length]
      const { cartCreate } = await queryStorefront(shop, {
        query: `mutation ($lines: [CartLineInput!]) @inContext(language: ${languageTag[language].toUpperCase()}) {
          cartCreate(input: { lines: $lines }) { cart { checkoutUrl } userErrors { message } } }`,
        variables: { lines: [{ merchandiseId, quantity: 1 }] },
      })
      expect(cartCreate.userErrors).toEqual([])
      return cartCreate.cart.checkoutUrl
    })
  },
  emailTo: async ({ fetchRaw }, use) => {
    await use(async (email, having) => {
      let mail: Mail | undefined
      // The email goes through the queue and SMTP, which takes a moment.
      await expect(async () => {
        const mails = JSON.parse((await fetchRaw('/mailbox/api/mails')).text) as Mail[]
        mail = mails.find(({ to, subject, text }) => to.includes(email) && having.test(`${subject} ${text}`))
        expect(mail, `an email to ${email}`).toBeDefined()
      }).toPass({ timeout: 30_000, intervals: [100] })
      return mail as Mail
    })
  },
})

export { expect }
