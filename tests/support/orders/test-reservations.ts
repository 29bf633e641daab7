import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { productInput, useTestCatalogue } from '../catalogue/test-catalogue.ts'
import { openReservationShop } from './reservation-shop.ts'

type Customer = { readonly id: string; readonly email: string }
export type Item = readonly [variantId: string, quantity?: number]

export const hour = 60 * 60_000

export const chile = { market: markets.cl, language: 'en' as const }

export const newCustomer = (): Customer => ({
  id: `gid://shopify/Customer/${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
})

/** Reservations at the Chilean shop of a test platform, which is reached over a real socket and may fail. */
export const useTestReservations = () => {
  const test = useTestCatalogue()
  /** Exchanged while it runs. */
  let opened: Awaited<ReturnType<typeof openReservationShop>> | undefined
  let products = 0
  const heldUntil = new Map<string, string>()
  const get = () => {
    if (!opened) throw new Error('the test reservations exist from beforeAll to afterAll only')
    return opened
  }

  beforeAll(async () => {
    await test.syncAll()
    opened = await openReservationShop({
      databaseUrl: test.platform.databaseUrl,
      shopOrigin: test.shops.retail.origin,
      adminToken: test.platform.platform.shopOf('retail').tokens.admin,
      catalogue: test.catalogue,
      readHeldUntil: async (variantIds) => new Map([...heldUntil].filter(([id]) => variantIds.includes(id))),
    })
  })
  afterAll(() => opened?.close())
  beforeEach(async () => {
    await test.platform.setClockOffset(0)
    get().sent.length = 0
  })
  afterEach(() => {
    test.shops.retail.behave('answers')
  })

  const atPlatform = async (text: string, value: string) =>
    (await test.platform.database.pool.query(text, [value])).rows

  const reserve = (customer: Customer, items: readonly Item[], key: string = randomUUID()) =>
    get().reservations.reserve({
      customer,
      locale: chile,
      items: items.map(([variantId, quantity = 1]) => ({ variantId, quantity, name: 'what the browser says' })),
      key,
    })

  return {
    setClockOffset: test.platform.setClockOffset,
    atPlatform,
    reserve,
    /** Of variants that somebody is paying for, as the shop says it. */
    heldUntil,
    get shop() {
      return get()
    },
    get catalogue() {
      return test.catalogue
    },
    get retail() {
      return test.shops.retail
    },

    /** A product of the Chilean shop with so many in stock; returns the gid of its variant. */
    async addProduct(stock: number): Promise<string> {
      products += 1
      const input = productInput(`Teléfono ${products}`, { stock, price: 250_000 })
      const [id = 0] = await test.addProducts('retail', [input])
      await test.sync.refreshProducts('retail', [id])
      const [variant] = await atPlatform('SELECT id FROM platform.product_variants WHERE product_id = $1', String(id))
      return `gid://shopify/ProductVariant/${variant.id}`
    },
    /** As another buyer does at the same moment. */
    sellAll: (variantId: string) => async () =>
      void (await atPlatform(
        'UPDATE platform.stock SET on_hand = reserved WHERE variant_id = $1',
        variantId.split('/').at(-1) ?? '',
      )),
    async reserved(customer: Customer, items: readonly Item[]) {
      const result = await reserve(customer, items)
      if (!result.ok) throw new Error(result.refusal.code)
      return result.reservation
    },
    async stockOf(variantId: string): Promise<{ on_hand: number; reserved: number } | undefined> {
      const number = variantId.split('/').at(-1) ?? ''
      return (await atPlatform('SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1', number))[0]
    },
    /** As the shop has it. */
    async orderOf(gid: string): Promise<OrderSnapshot> {
      const order = await get().orders.read(gid)
      if (!order) throw new Error(`the shop does not know ${gid}`)
      return order
    },
    /** The subjects of all that was written to them. */
    async shopMailsTo({ email }: Customer): Promise<readonly string[]> {
      await test.platform.jobs.drain()
      return test.platform.sent.flatMap(({ to, subject }) => (to === email ? [subject] : []))
    },
    draftsOf: (id: string) =>
      atPlatform('SELECT * FROM platform.draft_orders WHERE $1 = ANY(tags)', `reservation-${id}`),
    async rowsOf({ id }: Customer) {
      const text = 'SELECT * FROM backend.reservations WHERE customer_id = $1 ORDER BY created_at'
      return (await get().database.pool.query(text, [id])).rows
    },
    async mailsTo({ email }: Customer) {
      await get().jobs.drain()
      return get().sent.filter(({ to }) => to === email)
    },
  }
}
