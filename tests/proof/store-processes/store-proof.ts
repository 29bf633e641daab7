import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@dvaput/database/test-database'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import { createEraSandbox } from '../../../sandboxes/era/src/era-sandbox.ts'
import { createMercadoPagoSandbox } from '../../../sandboxes/mercado-pago/src/mercado-pago-sandbox.ts'
import { addImported } from '../../support/imported/add-imported.ts'
import { createWalk } from '../../support/platform/checkout-walk.ts'
import { checkBackendInvariants } from '../../support/proofs/check-backend-invariants.ts'
import { checkImportedInvariants } from '../../support/proofs/check-imported-invariants.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import { originOf, parseShop, type ShopName } from '../two-processes/origin.ts'
import { withPostgres } from '../two-processes/with-postgres.ts'
import { mailsLeft, openStoreAt } from './open-store-at.ts'
import { type Buyer, createStoreCommands } from './store-commands.ts'

const accessToken = 'TEST-token'
export const webhookSecret = 'webhook-secret'

/** Pesos for one of any imported product of a proof. */
export const importPrice = 190_050

type Preference = { readonly total: number; readonly items: readonly { readonly currency_id: string }[] }

type Effect = { readonly kind: 'order' | 'offer'; readonly reference: string; readonly key: string }

const longAgo = new Date('2026-01-01T00:00:00Z')

type Listings = { readonly data: { readonly listings: readonly { readonly id: unknown }[] } }

const post = async (url: string, body: unknown) => {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

type StoreProofOptions = {
  /** The clock of the circuit breaker before the warehouse, of the store here. */
  readonly eraNow?: () => number
  /** Of each call to the warehouse. */
  readonly eraTimeoutMs?: number
  /** How the stores reach the warehouse, where it is not directly. */
  readonly eraRoute?: (url: string) => Promise<string>
}

/** A new database, sandboxes of the warehouse and the payment provider, and a store here that prepares and looks. */
export const openStoreProof = async (postgresUrl: string, options: StoreProofOptions = {}) => {
  const testDatabase = await createTestDatabase(postgresUrl)
  const era = createEraSandbox({ pictures: import.meta.dirname, keepsKeys: false })
  const mercadoPago = createMercadoPagoSandbox({ accessToken, webhookSecret })
  const [{ url: eraUrl }, { url: paymentsUrl }] = [await era.listen(0), await mercadoPago.listen(0)]
  // Nobody is told of a payment, unless a proof tells it.
  await post(`${paymentsUrl}/sandbox/deliveries`, { plan: 'none' })
  const payments = { url: paymentsUrl, accessToken, webhookSecret }
  const surroundings = { url: testDatabase.url, eraUrl: (await options.eraRoute?.(eraUrl)) ?? eraUrl, payments }
  const store = await openStoreAt(surroundings, options)
  const { pool } = store.database
  await pool.query(mailsLeft)
  const commands = createStoreCommands(store)
  for (const shop of shopHandles) await commands.syncCatalogue({ shop })
  const { data } = (await (await fetch(`${eraUrl}/era/inventory?status=active&limit=100`)).json()) as Listings
  const shelf = data.listings.map(({ id }) => String(id))
  let [made, passed] = [0, 0]

  const passTime = async (milliseconds: number) => {
    passed += milliseconds
    await testDatabase.setClockOffset(passed)
  }
  /** The queue gives a job whose process fell silent to another. */
  const drain = async () => {
    await pool.query(`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`)
    await commands.drain({ alsoLater: true })
  }

  const readEffects = async (): Promise<readonly Effect[]> =>
    ((await (await fetch(`${eraUrl}/sandbox/journal`)).json()) as { effects: Effect[] }).effects

  const fetchAt = (path: string, init: RequestInit = {}, { shop = 'main' }: { shop?: string } = {}) => {
    const origin = originOf(parseShop(`${shop}.`))
    return store.platform.fetch(new Request(origin + path, init), { shop, origin, clientIp: '198.51.100.7' })
  }

  return {
    ...{ surroundings, store, commands, pool, drain, passTime },
    newBuyer: (): Buyer => ({ id: `gid://shopify/Customer/${randomUUID()}`, email: `${randomUUID()}@example.com` }),
    newBrowser: () => randomUUID().replaceAll('-', '').padEnd(43, 'b'),

    /** A product of a shop with so many in stock; returns the gid of its variant. */
    async addProduct(shop: ShopName, stock: number): Promise<string> {
      made += 1
      const [product] = await store.database.inTransaction((tx) =>
        insertProducts(tx, store.platform.shopOf(shop).shop, [
          {
            ...{ title: `Notebook ${made}`, productType: 'Laptop', vendor: 'Lenovo' },
            images: [{ pictureKey: 'demo/x', altText: 'x', width: 10, height: 10 }],
            ...{ createdAt: longAgo, publishedAt: longAgo },
            variants: [{ price: 10_000, openingStock: stock, sku: `SKU-${made}` }],
          },
        ]),
      )
      await store.backend.catalogueSync.refreshProducts(shop, [product?.id ?? 0])
      const { rows } = await pool.query('SELECT id FROM platform.product_variants WHERE product_id = $1', [product?.id])
      return `gid://shopify/ProductVariant/${rows[0]?.id}`
    },
    /** An imported product that the warehouse has so often. */
    async addImport(stock: number, pesos: number | null = importPrice): Promise<string> {
      made += 1
      const eraId = shelf[made % shelf.length] ?? ''
      await post(`${eraUrl}/sandbox/stock`, { key: eraId, quantity: stock })
      await addImported(store.database, { id: eraId, handle: `imported-${eraId}`, pesos, stock })
      return eraId
    },
    fetchAt,
    /** A buyer before the hosted checkout of a shop. */
    walk: (shop: ShopName) => createWalk((path, init) => fetchAt(path, init, { shop }), originOf(shop)),
    /** At the provider, without its page: so much was paid for the order. */
    pay: async (reference: string, amount: number, facts: { currency?: string; status?: string } = {}) =>
      String(((await post(`${paymentsUrl}/sandbox/payments`, { reference, amount, ...facts })) as { id: number }).id),
    /** What the provider was asked to collect for an order. */
    async preferencesOf(reference: string): Promise<readonly Preference[]> {
      const found = await fetch(`${paymentsUrl}/sandbox/preferences?reference=${reference}`)
      return ((await found.json()) as { preferences: Preference[] }).preferences
    },
    /** As the provider has them in its books. */
    async paymentsOf(reference: string): Promise<{ transaction_amount_refunded: number }[]> {
      const headers = { Authorization: `Bearer ${accessToken}` }
      const found = await fetch(`${paymentsUrl}/v1/payments/search?external_reference=${reference}`, { headers })
      return ((await found.json()) as { results: { transaction_amount_refunded: number }[] }).results
    },
    scenario: (name: string, on?: string, times?: number) =>
      post(`${paymentsUrl}/sandbox/scenario`, { name, on, times }),
    /** What becomes of an order or an offer at the warehouse; nobody is called back. */
    eraControl: (path: 'orders' | 'offers', body: object) =>
      post(`${eraUrl}/sandbox/${path}`, { ...body, deliveries: 0 }),
    eraScenario: (name: string, limits: { path?: string; share?: number } = {}) =>
      post(`${eraUrl}/sandbox/scenario`, { name, ...limits }),
    /** References of the orders that the warehouse really took. */
    takenOrders: async (): Promise<string[]> =>
      (await readEffects()).filter(({ kind }) => kind === 'order').map(({ reference }) => reference),
    /** The moves of offers that it really took, by our id of the offer, in the order in which they came. */
    async takenMoves(): Promise<ReadonlyMap<string, readonly number[]>> {
      const moves = (await readEffects()).filter(({ kind }) => kind === 'offer')
      const byOffer = Map.groupBy(moves, ({ reference }) => reference)
      return new Map([...byOffer].map(([id, taken]) => [id, taken.map(({ key }) => Number(key.split(':').at(-1)))]))
    },
    async mailsTo(email: string): Promise<{ messageId: string; subject: string; text: string }[]> {
      return (await pool.query('SELECT DISTINCT ON ("messageId") * FROM mails_left WHERE "to" = $1', [email])).rows
    },
    /** All that must be true once everything is quiet. */
    async check(): Promise<string[]> {
      for (const shop of shopHandles) await commands.askOrders({ shop })
      await drain()
      return [
        ...(await checkInvariants(store.database)),
        ...(await checkBackendInvariants(pool)),
        ...(await checkImportedInvariants(pool)),
      ]
    },
    async close() {
      await store.close()
      await era.close()
      await mercadoPago.close()
      await testDatabase.drop()
    },
  }
}

/** With a PostgreSQL of its own, with fsync. */
export const withStoreProof = (
  prove: (proof: StoreProof) => Promise<void>,
  options?: StoreProofOptions,
): Promise<void> =>
  withPostgres(
    async ({ url }) => {
      const proof = await openStoreProof(url, options)
      await prove(proof).finally(proof.close)
    },
    { info: () => {}, warn: console.warn, error: console.error },
  )

export type StoreProof = Awaited<ReturnType<typeof openStoreProof>>
