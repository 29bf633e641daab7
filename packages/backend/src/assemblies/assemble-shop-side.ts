import type { Account } from '../account/account.ts'
import { createAdministrators } from '../administrators/administrators.ts'
import { createAuditIntents } from '../audit/audit-intents.ts'
import { createChangeInTurn } from '../audit/change-in-turn.ts'
import { createFindGone } from '../audit/find-gone.ts'
import { createNameSubjects } from '../audit/name-subjects.ts'
import { createBannerAdmin } from '../banners/banner-admin.ts'
import { noWarehouse } from '../international/era-warehouse.ts'
import { createChangeOfferRules } from '../offers/rules/change-offer-rules.ts'
import { createPasskeys } from '../passkeys/passkeys.ts'
import { createProductImports } from '../product-imports/product-imports.ts'
import { createProductSchedules } from '../product-schedules/product-schedules.ts'
import { createProductWriting } from '../product-writing/product-writing.ts'
import { createReadyToOpen } from '../ready-to-open/ready-to-open.ts'
import { createFollowFooterLinks } from '../shop-content/follow-footer-links.ts'
import { createShopContent } from '../shop-content/shop-content.ts'
import { createShopExports } from '../shop-exports/shop-exports.ts'
import { createCustomerAdmin } from '../shop-side/customer-admin.ts'
import { createNumbers } from '../shop-side/figures/numbers.ts'
import { createReadToday } from '../shop-side/figures/today.ts'
import { createOrderAdmin } from '../shop-side/orders/order-admin.ts'
import { createReservationAdmin } from '../shop-side/orders/reservation-admin.ts'
import { createReturnAdmin } from '../shop-side/orders/return-admin.ts'
import { createBankAccounts } from '../shop-side/settings/bank-accounts.ts'
import { createGateAdmin } from '../shop-side/settings/gate-admin.ts'
import { createHoursAdmin } from '../shop-side/settings/hours-admin.ts'
import { createMarketAdmin } from '../shop-side/settings/market-admin.ts'
import { createPesoRates } from '../shop-side/settings/peso-rates.ts'
import { createRateAdmin } from '../shop-side/settings/rate-admin.ts'
import { createTextAdmin } from '../shop-side/settings/text-admin.ts'
import { createShopOffers } from '../shop-side/shop-offers.ts'
import { createReadWaiting } from '../shop-side/waiting.ts'
import { createJobAdmin } from '../shop-side/warehouse/job-admin.ts'
import { createMailAdmin } from '../shop-side/warehouse/mail-admin.ts'
import { createOutgoingMessages } from '../shop-side/warehouse/outgoing-messages.ts'
import { createSyncAdmin } from '../shop-side/warehouse/sync-admin.ts'
import type { CatalogueModules } from './assemble-catalogue.ts'
import type { CustomerModules } from './assemble-customers.ts'
import type { OfferModules } from './assemble-offers.ts'
import type { OrderModules } from './assemble-orders.ts'
import type { Foundation } from './foundation.ts'

type Needs = {
  readonly foundation: Pick<
    Foundation,
    'audit' | 'homes' | 'host' | 'infrastructure' | 'services' | 'settings' | 'shops'
  >
  readonly account: Pick<Account, 'ofCustomer'>
  readonly customers: Pick<CustomerModules, 'customers'>
  readonly catalogue: Pick<CatalogueModules, 'modules' | 'priceHistory'>
  readonly offers: Pick<OfferModules, 'eraMessages'>
  readonly orders: Pick<OrderModules, 'modules' | 'refunds'>
}

/** What only the screens of the shop's side use. */
export const assembleShopSide = ({ foundation, account, customers, catalogue, offers, orders }: Needs) => {
  const { infrastructure, shops, homes, settings, services, host, audit } = foundation
  const { database, log, jobs, bus, ids, mail, marketProfiles } = infrastructure
  const { secret, demo, gate } = settings
  const { records } = customers.customers
  const { catalogueSync, international } = catalogue.modules
  const { orders: recorded, reservations, returns } = orders.modules
  const { priceHistory } = catalogue
  const { eraMessages } = offers
  const { refunds } = orders
  const { savePicture, fetchPicture } = host
  const era = services.era ?? noWarehouse
  const shopOffers = createShopOffers({ database, audit, messages: eraMessages })
  const inTurn = createChangeInTurn(database)
  const intents = createAuditIntents({ database, jobs, audit })
  const productWriting = createProductWriting({
    ...{ database, shops, audit: intents, inTurn, sync: catalogueSync, priceHistory },
  })
  const findCustomer = shops.main.customers.admin.findByEmail

  return {
    administrators: createAdministrators({
      ...{ infrastructure, audit, homes, demo },
      passkeys: createPasskeys({ database, secret, ownerKind: 'administrator' }),
    }),
    audit,
    nameSubjects: createNameSubjects(database, createFindGone(shops)),
    productWriting,
    shopContent: createShopContent({
      ...{ shops, audit: intents, inTurn, sync: catalogueSync },
      followFooterLinks: createFollowFooterLinks({ database, bus }),
    }),
    productImports: createProductImports({
      ...{ database, jobs, audit, shops, fetchPicture },
      catalogue: { ...catalogueSync, recordPrices: priceHistory.recordPrices },
    }),
    shopExports: createShopExports({ database, jobs, audit, customers: shops.main.customers }),
    productSchedules: createProductSchedules({ database, jobs, audit, writing: productWriting, log }),
    readToday: createReadToday(database),
    readWaiting: createReadWaiting(database),
    orderAdmin: createOrderAdmin({ database, shops, recordOrder: recorded.recordOrder, audit, ids, refunds }),
    returnAdmin: createReturnAdmin({ database, shops, returns, audit }),
    reservationAdmin: createReservationAdmin({ database, reservations, audit, inTurn, findCustomer }),
    customerAdmin: createCustomerAdmin({
      ...{ database, shop: shops.main.customers, records, account: account.ofCustomer, audit, ids },
    }),
    shopOffers,
    offerRules: createChangeOfferRules({ database, audit }),
    warehouse: {
      sync: createSyncAdmin({ database, era, international, catalogueSync, audit }),
      messages: createOutgoingMessages({ database, jobs, offers: shopOffers, audit }),
      jobs: createJobAdmin({ database, jobs, audit }),
      mails: createMailAdmin({ database, jobs, mail, audit }),
    },
    numbers: createNumbers(database),
    marketAdmin: createMarketAdmin({ database, bus, audit, originalOf: marketProfiles.originalOf }),
    readyToOpen: createReadyToOpen({ database, audit, mail, ids, homes, demo, marketOf: marketProfiles.of }),
    bankAccounts: createBankAccounts({ database, bus, audit, originalOf: marketProfiles.originalOf }),
    content: {
      hours: createHoursAdmin({ database, bus, audit }),
      rate: createRateAdmin({ database, audit, international }),
      pesoRates: createPesoRates({ database, audit, bus }),
      gate: createGateAdmin({ database, audit, configured: gate }),
      banners: createBannerAdmin({ database, bus, audit, savePicture }),
      texts: createTextAdmin({ database, bus, audit }),
    },
  }
}
