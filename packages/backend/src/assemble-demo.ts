import { marketIds } from '@dvaput/domain/markets/market'
import type { Backend } from './backend.ts'
import type { ConnectedShops } from './connected-shop.ts'
import { createVerifyDemoCustomers } from './customers/verify-demo-customers.ts'
import type { Infrastructure } from './infrastructure.ts'
import { createDemoImportedOffer } from './offers/demo-imported-offer.ts'
import { createDemoOffers } from './offers/demo-offers.ts'
import { createDemoWaitingOffers } from './offers/demo-waiting-offers.ts'
import { createDemoReservations } from './reservations/demo-reservations.ts'
import { createDemoReturns } from './returns/demo-returns.ts'
import { createDemoRecords } from './shop-side/demo-records.ts'
import { createDemoWishlists } from './wishlist/demo-wishlists.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs'>
  readonly shops: ConnectedShops<'customers'>
  readonly backend: Backend
  /** Whether a sandbox stands in for the warehouse, which may hear of an offer. */
  readonly isWarehouseOurs: boolean
}

/** What makes an empty store look like one that has been open for a while. */
export const assembleDemo = ({ infrastructure: { database, jobs }, shops, backend, isWarehouseOurs }: Needs) => {
  const { catalogue, customers, offers, reservations, returns, wishlist, productImports: imports } = backend
  const { findByEmail: findCustomer } = shops.main.customers.admin
  const verifyCustomers = createVerifyDemoCustomers({ database, jobs, records: customers.records, findCustomer })
  const seedWishlists = createDemoWishlists({ database, jobs, catalogue, wishlist, findCustomer })
  const seedReservations = createDemoReservations({ database, jobs, catalogue, reservations, findCustomer })
  const seedReturns = createDemoReturns({ database, jobs, returns })
  const { seedRules } = createDemoOffers({ database, jobs, offers })
  const seedWaitingOffers = createDemoWaitingOffers({ database, jobs, catalogue, offers, findCustomer })
  const seedImportedOffer = createDemoImportedOffer({ database, jobs, offers, findCustomer })
  const seedRecords = createDemoRecords({ database, jobs, imports })
  return {
    /** What the first page shows. */
    beforeFirstVisit: marketIds.map((market) => () => backend.banners.seedDemo(market)),
    /** Once jobs run. */
    afterFirstVisit: [
      () => verifyCustomers(),
      () => backend.content.pesoRates.seedDemo(),
      () => seedWishlists(),
      () => seedReservations(),
      () => seedReturns(),
      () => seedRules(),
      () => seedWaitingOffers(),
      ...(isWarehouseOurs ? [() => seedImportedOffer()] : []),
      () => seedRecords(),
    ],
  }
}
