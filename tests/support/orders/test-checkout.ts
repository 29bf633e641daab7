import { randomUUID } from 'node:crypto'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { type CartLines, createCartLines, type ListAgreedPrices } from '@dvaput/backend/cart/cart-lines'
import { createFindHolds } from '@dvaput/backend/cart/find-holds'
import { createCheckout } from '@dvaput/backend/checkout/checkout'
import { markOrdered } from '@dvaput/backend/checkout/mark-ordered'
import { createFindOwnPayments } from '@dvaput/backend/checkout/own-payments'
import type { CheckoutRequest, StartedCheckout } from '@dvaput/backend/checkout/start-checkout'
import { createIds } from '@dvaput/backend/clock/ids'
import { type Customers, createCustomers } from '@dvaput/backend/customers/customers'
import type { SessionKind } from '@dvaput/backend/customers/customers.schema'
import { createSecretToken, hashSecretToken } from '@dvaput/backend/login/secret-token'
import { createMail } from '@dvaput/backend/mail/mail'
import { createAgreedClaims } from '@dvaput/backend/offers/agreed/agreed-claims'
import { createAgreedPrices } from '@dvaput/backend/offers/agreed/agreed-prices'
import { createOffers, type Offers } from '@dvaput/backend/offers/offers'
import { createOrderLinks } from '@dvaput/backend/order-links/order-links'
import { createOrders, type Orders } from '@dvaput/backend/orders/orders'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createTemporaryProducts, type TemporaryProducts } from '@dvaput/backend/temporary-products/temporary-products'
import { markets } from '@dvaput/domain/markets/markets'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { createAdminCheckouts } from '@dvaput/integrations/carts/admin-checkouts'
import { createShopCarts } from '@dvaput/integrations/carts/shop-carts'
import { createShopDiscounts } from '@dvaput/integrations/discounts/shop-discounts'
import { createShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { createShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createReadHeldUntil } from '@dvaput/integrations/storefront/read-held-until'
import { createShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'
import { beforeAll } from 'vitest'
import { createImportedProducts } from '../../../packages/backend/src/international/imported-products.ts'
import { useTestCatalogue } from '../catalogue/test-catalogue.ts'
import { createTestWarehouse } from '../imported/test-warehouse.ts'
import { testSealing } from '../people/test-sealing.ts'
import { createWalk } from '../platform/checkout-walk.ts'
import { connectTestShop } from '../platform/shop-connection.ts'
import { createTestJobs, type TestJobs } from './test-jobs.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

export const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
const originOf = (shop: ShopHandle) => `http://${shop}.localhost:3000`

/** The way from cart to order over both shops of a test platform, whose Storefront API may fail. */
export const useTestCheckout = () => {
  const shop = useTestCatalogue({ homeUrl: `${homes.ba}/` })
  const failures = new Map<string, () => Response>()
  const requests: string[] = []
  const imports = createTestWarehouse()
  let opened:
    | {
        readonly checkout: ReturnType<typeof createCheckout>
        readonly customers: Customers
        readonly orders: Orders
        readonly temporaryProducts: TemporaryProducts
        readonly jobs: TestJobs
        readonly offers: Offers
        readonly cartLines: CartLines
        readonly agreedFor: ListAgreedPrices
      }
    | undefined
  const get = () => {
    if (!opened) throw new Error('the checkout exists from beforeAll only')
    return opened
  }

  const connect = (handle: ShopHandle) => {
    const connected = connectTestShop(shop.platform, handle, (body) => {
      const operation = /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? ''
      requests.push(operation)
      return failures.get(operation)?.()
    })
    const hosts = { origin: originOf(handle) }
    return {
      ...connected,
      orders: createShopOrders(connected.adminRequest),
      source: handle,
      readHeldUntil: createReadHeldUntil(connected.client),
      carts: createShopCarts({ ...connected.client, hosts }),
      adminCheckouts: createAdminCheckouts(connected.adminRequest, hosts),
      drafts: createShopDrafts(connected.adminRequest),
      discounts: createShopDiscounts(connected.adminRequest),
      temporaryProducts: createShopTemporaryProducts(connected.adminRequest, hosts.origin),
    }
  }

  beforeAll(async () => {
    const { database } = shop.platform
    const shops = { main: connect('main'), retail: connect('retail') }
    const customers = createCustomers({
      infrastructure: { database, log },
      secret: 'the secret of this test',
      shop: shops.main.customers,
    })
    const limiter = createRateLimiter({ database, secret: 'test secret' })
    const jobs = createTestJobs({ database, log })
    const imported = createImportedProducts({ database })
    const agreedPrices = createAgreedPrices({
      infrastructure: { database, jobs },
      shops,
      imported: imports.warehouse,
    })
    const findHolds = createFindHolds({ shops, findOwnPayments: createFindOwnPayments({ database, shops, homes }) })
    const cartLines = createCartLines({
      ...{ catalogue: shop.catalogue, imported, listAgreed: agreedPrices.listFor },
      findHolds,
    })
    // One queue for both: whoever works first sends it.
    const mailer = { send: async (mail: OutgoingMail) => void shop.platform.sent.push(mail), close: silence }
    const mailing = {
      ...{ database, jobs, limiter, ids: createIds() },
      mail: createMail({ database, jobs, mailer, sealing: testSealing }),
    }
    const offers = createOffers({
      infrastructure: { ...mailing, bus: createInvalidationBus({ url: shop.platform.databaseUrl, log }) },
      products: { catalogue: shop.catalogue, imported: imports.warehouse, cartLines },
      ...{ agreed: agreedPrices, homes },
    })
    const agreedClaims = createAgreedClaims(offers)
    const temporaryProducts = createTemporaryProducts({
      infrastructure: { database, jobs, limiter, log },
      agreed: () => ({ ...agreedClaims, listFor: agreedPrices.listFor }),
      ...{ shops, warehouse: { inventory: imports.warehouse, orders: imports.era } },
    })
    const orders = createOrders({
      infrastructure: { database, jobs, log },
      shops,
      onRecorded: [markOrdered, temporaryProducts.onOrder, offers.onOrder, agreedClaims.onOrder],
      onChanged: [temporaryProducts.onOrderChanged],
    })
    const { openOrder } = createOrderLinks({ infrastructure: mailing, orders, homes, secret: 'a test secret' })
    const checkout = createCheckout({
      infrastructure: { database, jobs, limiter, log, marketProfiles: { of: (id) => sampleMarkets[id] } },
      shops,
      cart: { lines: cartLines, findHolds, agreedAtShop: agreedPrices },
      accountOf: customers.accountOf,
      orders: { ...orders, openOrder },
      homes,
    })
    await jobs.prepare()
    const agreedFor = agreedPrices.listFor
    opened = { checkout, customers, orders, temporaryProducts, jobs, offers, cartLines, agreedFor }
  })

  const nobody = () => get().customers.openPerson(silence)
  let clients = 0
  const newIp = () => {
    clients += 1
    return `198.51.${100 + Math.floor(clients / 250)}.${1 + (clients % 250)}`
  }

  /** A buyer before the hosted checkout of a shop. */
  const walk = (handle: ShopHandle) =>
    createWalk(
      (path, init) =>
        shop.platform.platform.fetch(new Request(originOf(handle) + path, init), {
          shop: handle,
          origin: originOf(handle),
          clientIp: newIp(),
        }),
      originOf(handle),
    )

  return {
    shop,
    /** Operations of the Storefront API in place of which a response stands. */
    failures,
    requests,
    get checkout() {
      return get().checkout
    },
    get orders() {
      return get().orders
    },
    /** The warehouse of imported products. */
    imports,
    get temporaryProducts() {
      return get().temporaryProducts
    },
    get jobs() {
      return get().jobs
    },
    get offers() {
      return get().offers
    },
    get cartLines() {
      return get().cartLines
    },
    /** What this customer may pay at an agreed price now. */
    get agreedFor() {
      return get().agreedFor
    },
    nobody,
    newIp,

    /** A customer of the main shop in a session of this kind. */
    async logIn(kind: SessionKind) {
      const { storefront } = connectTestShop(shop.platform, 'main').customers
      const credentials = { email: `amra.${randomUUID()}@example.com`, password: 'proljetna kiša 7' }
      const buyer = { buyerIp: newIp() }
      const profile = { firstName: 'Amra', lastName: 'Hodžić' }
      const made = await storefront.create({ ...credentials, ...profile }, buyer)
      const token = await storefront.createToken(credentials, buyer)
      if (!made.ok || !made.value || !token.ok || !token.value) throw new Error('the platform made no customer')
      const person = nobody()
      await get().customers.startSession(person, {
        customer: { ...profile, email: credentials.email, id: made.value.id },
        kind,
        isVerified: true,
        tokens: kind === 'password' ? { type: 'storefront', ...token.value } : null,
      })
      return { person, email: credentials.email, account: storefront.accountOf(token.value.accessToken, buyer) }
    },

    /** A variant of a synced product, by the handle of the product. */
    async identityOf(handle: string) {
      const { rows } = await shop.database.pool.query<{ shop: string; gid: string }>(
        `SELECT shop, variants -> 0 ->> 'gid' AS gid FROM backend.catalogue_products WHERE handle = $1`,
        [handle],
      )
      const identity = parseProductIdentity(`local:${rows[0]?.shop}:${rows[0]?.gid.split('/').at(-1)}`)
      if (identity?.kind !== 'local') throw new Error(`${handle} is not in the replica`)
      return identity
    },

    start: (request: Pick<CheckoutRequest, 'lines'> & Partial<CheckoutRequest>) =>
      get().checkout.start({
        person: nobody(),
        clientIp: newIp(),
        locale: { market: markets.ba, language: 'en' },
        browser: undefined,
        ...request,
      }),

    /** A browser in which the mailed link of an order was opened, and its mailed code typed where `isConfirmed`. */
    async openLink({ orderId, isConfirmed }: { readonly orderId: string; readonly isConfirmed: boolean }) {
      const browser = createSecretToken()
      await shop.database.pool.query(
        `WITH link AS (
           INSERT INTO backend.order_links (id, email, number, market, language, order_id, token_hash, sent_at, expires_at)
           SELECT gen_random_uuid(), email, '1', market, 'en', id, $2, app_now(), app_now() + interval '90 days'
           FROM backend.orders WHERE id = $1 RETURNING id)
         INSERT INTO backend.order_link_visits (browser_hash, link_id, confirmed_at)
         SELECT $3, id, CASE WHEN $4 THEN app_now() END FROM link`,
        [orderId, hashSecretToken(createSecretToken()), hashSecretToken(browser), isConfirmed],
      )
      return browser
    },

    walk,

    opened(started: StartedCheckout) {
      if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
      return started.value
    },

    /** Whether a checkout of the main shop still has something to pay for, after the jobs that are due. */
    async isPayable(url: string): Promise<boolean> {
      await get().jobs.drain()
      const buyer = walk('main')
      const { text } = await buyer.get(`/checkouts/${await buyer.open(url)}/information`)
      return /name="email"/.test(text)
    },

    /** What one field of the first step is filled in with. */
    async readField(url: string, name: string, handle: ShopHandle = 'main') {
      const buyer = walk(handle)
      const { text } = await buyer.get(`/checkouts/${await buyer.open(url)}/information`)
      return new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''
    },

    /** What the form of the first step is filled in with. */
    async readForm(url: string, handle: ShopHandle = 'main') {
      const buyer = walk(handle)
      const { text } = await buyer.get(`/checkouts/${await buyer.open(url)}/information`)
      const typed = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''
      return { email: typed('email'), firstName: typed('firstName'), address1: typed('address1') }
    },
  }
}
