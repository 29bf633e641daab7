import type { Backend } from '@dvaput/backend/backend'
import type { ConnectedShops } from '@dvaput/backend/connected-shop'
import type { Infrastructure } from '@dvaput/backend/infrastructure'
import { marketIds } from '@dvaput/domain/markets/market'
import type { Platform } from '@dvaput/platform/platform'
import { seedBanners } from './banners/seed-banners.ts'
import { contactSheetRoutes } from './platform/pictures/contact-sheet.routes.ts'
import { seedsOfShops } from './platform/seed-shops.ts'
import { seedPatiently } from './seed-patiently.ts'
import { createDemoImportedOffer } from './store/demo-imported-offer.ts'
import { createDemoOffers } from './store/demo-offers.ts'
import { createDemoRecords } from './store/demo-records.ts'
import { createDemoReservations } from './store/demo-reservations.ts'
import { createDemoReturns } from './store/demo-returns.ts'
import { createDemoWaitingOffers } from './store/demo-waiting-offers.ts'
import { createDemoWishlists } from './store/demo-wishlists.ts'
import { seedPesoRates } from './store/seed-peso-rates.ts'
import { createVerifyDemoCustomers } from './store/verify-demo-customers.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'bus' | 'database' | 'jobs' | 'log'>
  readonly shops: ConnectedShops<'customers'>
  readonly backend: Backend
  /** Whether a sandbox stands in for the warehouse, which may hear of an offer. */
  readonly isWarehouseOurs: boolean
}

/** What the demo adds to the endpoints of the platform's shops. */
export const platformRoutes = () => [contactSheetRoutes()]

/** Before anything reads them. */
export const fillShops = (platform: Platform, { log }: Pick<Infrastructure, 'log'>): Promise<void> =>
  seedPatiently(seedsOfShops(platform), { log })

/**
 * What makes an empty store look like one that has been open for a while. Its jobs are defined at once, before the first
 * one runs.
 */
export const openDemo = ({ infrastructure, shops, backend, isWarehouseOurs }: Needs) => {
  const { database, jobs, log } = infrastructure
  const { catalogue, customers, offers, reservations, returns, wishlist, productImports: imports } = backend
  const { findByEmail: findCustomer } = shops.main.customers.admin
  const seeds = [
    createVerifyDemoCustomers({ database, jobs, records: customers.records, findCustomer }),
    () => seedPesoRates(infrastructure),
    createDemoWishlists({ database, jobs, catalogue, wishlist, findCustomer }),
    createDemoReservations({ database, jobs, catalogue, reservations, findCustomer }),
    createDemoReturns({ database, jobs, returns }),
    createDemoOffers({ database, jobs, offers }).seedRules,
    createDemoWaitingOffers({ database, jobs, catalogue, offers, findCustomer }),
    ...(isWarehouseOurs ? [createDemoImportedOffer({ database, jobs, offers, findCustomer })] : []),
    createDemoRecords({ database, jobs, imports }),
  ]
  return {
    /** What the first page shows. */
    fillFirstPage: () =>
      seedPatiently(
        marketIds.map((market) => () => seedBanners(infrastructure, market)),
        { log },
      ),
    /** Once jobs run. */
    fillStore: () =>
      seedPatiently(
        seeds.map((seed) => () => seed()),
        { log },
      ),
  }
}
