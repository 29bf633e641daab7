import { randomUUID } from 'node:crypto'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createCartLines } from '@dvaput/backend/cart/cart-lines'
import { createIds } from '@dvaput/backend/clock/ids'
import { createImportedProducts } from '@dvaput/backend/international/imported-products'
import { createMail } from '@dvaput/backend/mail/mail'
import type { AgreedPrices, Prepared } from '@dvaput/backend/offers/agreed/agreed-price'
import type { OnOfferMove } from '@dvaput/backend/offers/apply-move'
import { createOffers, type Offers } from '@dvaput/backend/offers/offers'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import type { Database } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import type { OfferKind } from '@dvaput/domain/offers/offer'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { productInput, useTestCatalogue } from '../catalogue/test-catalogue.ts'
import { addImported } from '../imported/add-imported.ts'
import { testSealing } from '../people/test-sealing.ts'
import { createTestJobs, type TestJobs } from './test-jobs.ts'

export type OfferCustomer = { readonly id: string; readonly email: string }

export const hour = 60 * 60_000

export const newCustomer = (): OfferCustomer => ({
  id: `gid://shopify/Customer/${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
})

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type OfferedProduct = { readonly kind: OfferKind; readonly productId: string }

type Opened = {
  readonly offers: Offers
  readonly jobs: TestJobs
  readonly bus: ReturnType<typeof createInvalidationBus>
}

/** Stands for the platform: which codes it has made, and which units it holds, by offer. */
const createPlatform = () => {
  const made = new Map<string, string | null>()
  let answer: () => Promise<Prepared | undefined> = async () => undefined
  const agreed: AgreedPrices = {
    createCode: ({ kind }) => (kind === 'local' ? `DV-${randomUUID().toUpperCase()}` : null),
    async prepare({ id, code }) {
      const other = await answer()
      if (other) return other
      made.set(id, code)
      return { ok: true, code, discountId: code && `gid://shopify/DiscountCodeNode/${code}`, holdId: null }
    },
    async release(_tx, { id }) {
      made.delete(id)
    },
  }
  return {
    agreed,
    made,
    /** What it answers from now on; undefined where it does what it is asked for. */
    behave: (next: () => Promise<Prepared | undefined> = async () => undefined) => {
      answer = next
    },
  }
}

type TestedOffers = {
  /** Who else hears of a move. */
  readonly onMove?: (parts: { readonly database: Database; readonly jobs: TestJobs }) => readonly OnOfferMove[]
  /** Builds on the offers, before the first job runs. */
  readonly attach?: (parts: { readonly database: Database; readonly jobs: TestJobs; readonly offers: Offers }) => void
}

/** Offers over the catalogue of a test platform. Mail is collected instead of sent. */
export const useTestOffers = ({ onMove = () => [], attach }: TestedOffers = {}) => {
  const test = useTestCatalogue()
  const platform = createPlatform()
  const sent: OutgoingMail[] = []
  const closing = new AsyncDisposableStack()
  let opened: Opened | undefined
  let products = 0
  const get = () => {
    if (!opened) throw new Error('the test offers exist from beforeAll to afterAll only')
    return opened
  }

  beforeAll(async () => {
    await test.syncAll()
    const { database } = test
    const jobs = createTestJobs({ database, log })
    closing.defer(jobs.stop)
    const bus = createInvalidationBus({ url: test.platform.databaseUrl, log })
    await bus.start()
    closing.defer(bus.close)
    const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
    const { catalogue } = test
    const imported = createImportedProducts({ database })
    const offers = createOffers({
      infrastructure: {
        ...{ database, jobs, bus, ids: createIds(), limiter: createRateLimiter({ database, secret: 'x'.repeat(32) }) },
        mail: createMail({ database, jobs, mailer, sealing: testSealing }),
      },
      products: { catalogue, imported, cartLines: createCartLines({ catalogue, imported }) },
      agreed: platform.agreed,
      homes: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
      onMove: onMove({ database, jobs }),
    })
    attach?.({ database, jobs, offers })
    await jobs.prepare()
    opened = { offers, jobs, bus }
  })
  afterAll(() => closing.disposeAsync())
  beforeEach(() => test.platform.setClockOffset(0))
  afterEach(() => {
    platform.behave()
  })

  const query = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows

  const submit = (customer: OfferCustomer, product: OfferedProduct, amount: string | number, message = 'Može?') =>
    get().offers.submit({
      ...{ ...product, customer, amount, message },
      locale: { market: markets.ba, language: 'bcs' },
    })

  return {
    platform,
    query,
    submit,
    setClockOffset: test.platform.setClockOffset,
    get offers() {
      return get().offers
    },
    get jobs() {
      return get().jobs
    },
    get bus() {
      return get().bus
    },
    get catalogue() {
      return test.catalogue
    },
    get database() {
      return test.database
    },
    get databaseUrl() {
      return test.platform.databaseUrl
    },

    /** A product of the Bosnian shop for 1000.00 marks. */
    async addProduct({
      stock = 1,
    } = {}): Promise<OfferedProduct & { readonly item: string; readonly variantId: string }> {
      products += 1
      const [id = 0] = await test.addProducts('main', [productInput(`Laptop ${products}`, { stock, price: 100_000 })])
      await test.sync.refreshProducts('main', [id])
      // The catalogue's clock stands still, and a product must be published before it.
      test.passTime(hour)
      const [variant] = await query('SELECT id FROM platform.product_variants WHERE product_id = $1', [id])
      const variantId = `gid://shopify/ProductVariant/${variant?.id}`
      return { kind: 'local', productId: String(id), item: `local:main:${variant?.id}`, variantId }
    },
    async addToCollection(handle: string, productId: string) {
      await test.addCollection('main', { title: handle, handle, productIds: [Number(productId)] })
      await test.syncAll()
    },
    /** An imported product for 100000 pesos. */
    async addImported(): Promise<OfferedProduct> {
      products += 1
      const id = `ERA-${products}`
      await addImported(test.database, { id, handle: `imported-${products}`, pesos: 100_000, stock: 1 })
      return { kind: 'international', productId: id }
    },
    async sellAll(variantId: string) {
      await query('UPDATE platform.stock SET on_hand = reserved WHERE variant_id = $1', [variantId.split('/').at(-1)])
      test.passTime(hour)
    },
    async submitted(customer: OfferCustomer, product: OfferedProduct, amount: string | number = 600) {
      const result = await submit(customer, product, amount)
      if (!result.ok) throw new Error(result.refusal.code)
      return result.offer
    },
    async row(id: string) {
      const [row] = await query('SELECT * FROM backend.offers WHERE id = $1', [id])
      return row
    },
    movesOf: (id: string) =>
      query(
        'SELECT number, move, actor, amount::int, message FROM backend.offer_moves WHERE offer_id = $1 ORDER BY 1',
        [id],
      ),
    async mailsTo({ email }: OfferCustomer): Promise<string[]> {
      await get().jobs.drain()
      return sent.filter(({ to }) => to === email).map(({ subject }) => subject)
    },
  }
}
