import { createCartLines } from '@dvaput/backend/cart/cart-lines'
import { createFindHolds } from '@dvaput/backend/cart/find-holds'
import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import { createIds } from '@dvaput/backend/clock/ids'
import type { ConnectedShop } from '@dvaput/backend/connected-shop'
import { createMail } from '@dvaput/backend/mail/mail'
import { createListAgreedPrices } from '@dvaput/backend/offers/agreed/list-agreed-prices'
import { createReservations } from '@dvaput/backend/reservations/reservations'
import { openDatabase } from '@dvaput/database/open-database'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import { createShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { createShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { createImportedProducts } from '../../../packages/backend/src/international/imported-products.ts'
import { testSealing } from '../people/test-sealing.ts'
import { createTestJobs } from './test-jobs.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type Options = {
  readonly databaseUrl: string
  readonly shopOrigin: string
  readonly adminToken: string
  readonly catalogue: Pick<Catalogue, 'details' | 'lines'>
  readonly readHeldUntil?: ConnectedShop['readHeldUntil']
}

/** Reservations on a real database, with a shop somewhere; mail is collected instead of sent. */
export const openReservationShop = async (options: Options) => {
  const { databaseUrl, shopOrigin, adminToken, catalogue, readHeldUntil = async () => new Map() } = options

  const database = openDatabase({ url: databaseUrl, applicationName: 'reservation test', log })
  const jobs = createTestJobs({ database, log })
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
  const request = createAdminRequest({ origin: shopOrigin, token: adminToken, fetch })
  const drafts = createShopDrafts(request)
  const orders = createShopOrders(request)
  const cartLines = createCartLines({
    ...{ catalogue, imported: createImportedProducts({ database }), listAgreed: createListAgreedPrices(database) },
  })
  const reservations = createReservations({
    infrastructure: {
      database,
      jobs,
      mail: createMail({ database, jobs, mailer, sealing: testSealing, marketOf: (id) => sampleMarkets[id] }),
      ids: createIds(),
      log,
    },
    shops: { main: { drafts, orders }, retail: { drafts, orders } },
    products: {
      ...{ catalogue, cartLines },
      findHolds: createFindHolds({ shops: { main: { readHeldUntil }, retail: { readHeldUntil } } }),
    },
    homes: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
  })
  await jobs.prepare()
  return {
    database,
    jobs,
    sent,
    drafts,
    orders,
    reservations,
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
