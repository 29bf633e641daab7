import { randomBytes } from 'node:crypto'
import { createAuditLog } from '@dvaput/backend/audit/audit-log'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createIds } from '@dvaput/backend/clock/ids'
import { createImportedOrders } from '@dvaput/backend/imported-orders/imported-orders'
import { createMail } from '@dvaput/backend/mail/mail'
import { createAgreedClaims } from '@dvaput/backend/offers/agreed/agreed-claims'
import { createListAgreedPrices } from '@dvaput/backend/offers/agreed/list-agreed-prices'
import { createApplyMove } from '@dvaput/backend/offers/apply-move'
import { createRefunds } from '@dvaput/backend/refunds/refunds'
import { openDatabase } from '@dvaput/database/open-database'
import { type CheckoutCustomer, emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import type { ShippingRate } from '@dvaput/domain/international/shipping-rate'
import { defaultOfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import type { TestProvider } from '../orders/payment-provider.ts'
import { createTestJobs } from '../orders/test-jobs.ts'
import { testSealing } from '../people/test-sealing.ts'
import type { TestWarehouse } from './test-warehouse.ts'

type Options = {
  readonly databaseUrl: string
  readonly payments: TestProvider
  readonly warehouse: TestWarehouse
}

export const customerWithoutAddress: CheckoutCustomer = {
  ...emptyCheckoutCustomer,
  ...{ firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example' },
}

export const checkoutCustomer: CheckoutCustomer = {
  ...customerWithoutAddress,
  ...{ address: 'Av. Italia 1', address2: 'Depto 502', city: 'Ñuñoa', region: 'RM', postalCode: '7750000' },
}

export const newBrowser = () => randomBytes(32).toString('base64url')

/** Orders of imported products on a real database, between a warehouse and a provider that the test plays. */
export const openImportedShop = async ({ databaseUrl, payments, warehouse }: Options) => {
  const sent: OutgoingMail[] = []
  const problems: string[] = []
  /** None: every parcel costs the fixed rate. */
  const shipping: { rates: readonly ShippingRate[] } = { rates: [] }
  const silence = () => undefined
  const note = (_fields: object, message: string) => void problems.push(message)
  const log = { info: silence, warn: note, error: note }
  const database = openDatabase({ url: databaseUrl, applicationName: 'international orders test', log })
  const jobs = createTestJobs({ database, log })
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
  const applyMove = createApplyMove({
    bus: createInvalidationBus({ url: databaseUrl, log }),
    agreed: { release: async () => undefined },
    onMove: [],
    settings: defaultOfferSettings,
  })
  const ids = createIds()
  const audit = createAuditLog({ database, sealing: testSealing })
  const orders = createImportedOrders({
    infrastructure: {
      homes: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
      ...{ database, jobs, log, ids, mail: createMail({ database, jobs, mailer, sealing: testSealing }) },
      limiter: { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) },
    },
    refunds: createRefunds({ database, jobs, ids, audit, log }),
    warehouse: { inventory: warehouse.warehouse, orders: warehouse.era },
    payments: payments.provider,
    shippingRates: async () => shipping.rates,
    agreed: { ...createAgreedClaims({ applyMove }), listFor: createListAgreedPrices(database) },
  })
  await jobs.prepare()
  return {
    database,
    jobs,
    orders,
    sent,
    problems,
    shipping,
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}

export type ImportedShop = Awaited<ReturnType<typeof openImportedShop>>
