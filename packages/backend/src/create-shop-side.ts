import type { MarketId } from '@dvaput/domain/markets/market'
import type { Account } from './account/account.ts'
import { createAdministrators } from './administrators/administrators.ts'
import { createAuditIntents } from './audit/audit-intents.ts'
import type { AuditLog } from './audit/audit-log.ts'
import { createChangeInTurn } from './audit/change-in-turn.ts'
import { createNameSubjects } from './audit/name-subjects.ts'
import { createBannerDesk, type SavePicture } from './banners/banner-desk.ts'
import type { CatalogueSync } from './catalogue-sync/catalogue-sync.ts'
import type { ConnectedShops } from './connected-shop.ts'
import type { Customers } from './customers/customers.ts'
import type { GateSettings } from './gate/gate-settings.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { EraWarehouse } from './international/era-warehouse.ts'
import type { International } from './international/international.ts'
import { createChangeOfferRules } from './offers/change-offer-rules.ts'
import type { createEraMessages } from './offers/era-messages.ts'
import type { Orders } from './orders/orders.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createProductImports } from './product-imports/product-imports.ts'
import { createProductSchedules } from './product-schedules/product-schedules.ts'
import type { PriceHistory } from './product-writing/price-history.ts'
import { createProductWriting } from './product-writing/product-writing.ts'
import { createReadyToOpen } from './ready-to-open/ready-to-open.ts'
import type { Refunds } from './refunds/refunds.ts'
import type { Reservations } from './reservations/reservations.ts'
import type { Returns } from './returns/returns.ts'
import { createFollowFooterLinks } from './shop-content/follow-footer-links.ts'
import { createShopContent } from './shop-content/shop-content.ts'
import { createBankAccounts } from './shop-side/bank-accounts.ts'
import { createCounter } from './shop-side/counter.ts'
import { createCustomerDesk } from './shop-side/customer-desk.ts'
import { createDemoRecords } from './shop-side/demo-records.ts'
import { createGateDesk } from './shop-side/gate-desk.ts'
import { createHoursDesk } from './shop-side/hours-desk.ts'
import { createJobDesk } from './shop-side/job-desk.ts'
import { createMailDesk } from './shop-side/mail-desk.ts'
import { createMarketDesk } from './shop-side/market-desk.ts'
import { createNumbers } from './shop-side/numbers.ts'
import { createOrderDesk } from './shop-side/order-desk.ts'
import { createOutgoingMessages } from './shop-side/outgoing-messages.ts'
import { createPesoRates } from './shop-side/peso-rates.ts'
import { createRateDesk } from './shop-side/rate-desk.ts'
import { createReturnDesk } from './shop-side/return-desk.ts'
import { createShopOffers } from './shop-side/shop-offers.ts'
import { createSyncDesk } from './shop-side/sync-desk.ts'
import { createTextDesk } from './shop-side/text-desk.ts'
import { createReadToday } from './shop-side/today.ts'
import { createReadWaiting } from './shop-side/waiting.ts'

type Needs = {
  readonly infrastructure: Infrastructure
  readonly shops: ConnectedShops
  readonly secret: string
  readonly demo: boolean
  readonly homes: Readonly<Record<MarketId, string>>
  readonly gate: GateSettings
  readonly era: EraWarehouse
  readonly audit: AuditLog
  readonly savePicture: SavePicture
  /** What the shopper's side is made of, and the screens read and change. */
  readonly modules: {
    readonly account: Account
    readonly catalogueSync: CatalogueSync
    readonly customers: Customers
    readonly eraMessages: ReturnType<typeof createEraMessages>
    readonly international: International
    readonly orders: Orders
    readonly priceHistory: PriceHistory
    readonly reservations: Reservations
    readonly refunds: Refunds
    readonly returns: Returns
  }
}

/** Puts the modules together that only the screens of the shop's side use. */
export const createShopSide = (needs: Needs) => {
  const { infrastructure, shops, secret, demo, homes, gate, era, audit, savePicture, modules } = needs
  const { database, log, jobs, bus, ids, mail, marketProfiles } = infrastructure
  const {
    account,
    catalogueSync,
    customers,
    eraMessages,
    international,
    orders,
    priceHistory,
    refunds,
    reservations,
    returns,
  } = modules
  const shopOffers = createShopOffers({ database, audit, messages: eraMessages })
  const inTurn = createChangeInTurn(database)
  const intents = createAuditIntents({ database, jobs, audit })
  const productWriting = createProductWriting({
    ...{ database, shops, audit: intents, inTurn, sync: catalogueSync, priceHistory },
  })
  const findCustomer = shops.main.customers.admin.findByEmail
  const pesoRates = createPesoRates({ database, audit, bus })
  const imports = createProductImports({ database, jobs, audit, shops, sync: catalogueSync, priceHistory })

  return {
    administrators: createAdministrators({
      ...{ infrastructure, audit, homes, demo },
      passkeys: createPasskeys({ database, secret, ownerKind: 'administrator' }),
    }),
    audit,
    nameSubjects: createNameSubjects(database),
    productWriting,
    shopContent: createShopContent({
      ...{ shops, audit: intents, inTurn, sync: catalogueSync },
      followFooterLinks: createFollowFooterLinks({ database, bus }),
    }),
    productImports: imports,
    seedDemoPesoRates: pesoRates.seedDemo,
    seedDemoRecords: createDemoRecords({ database, jobs, imports }),
    productSchedules: createProductSchedules({ database, jobs, audit, writing: productWriting, log }),
    readToday: createReadToday(database),
    readWaiting: createReadWaiting(database),
    orderDesk: createOrderDesk({ database, shops, recordOrder: orders.recordOrder, audit, ids, refunds }),
    returnDesk: createReturnDesk({ database, shops, returns, audit }),
    counter: createCounter({ database, reservations, audit, inTurn, findCustomer }),
    customerDesk: createCustomerDesk({
      ...{ database, shop: shops.main.customers, records: customers.records, account: account.ofCustomer, audit, ids },
    }),
    shopOffers,
    offerRules: createChangeOfferRules({ database, audit }),
    warehouse: {
      sync: createSyncDesk({ database, era, international, catalogueSync, audit }),
      messages: createOutgoingMessages({ database, jobs, offers: shopOffers, audit }),
      jobs: createJobDesk({ database, jobs, audit }),
      mails: createMailDesk({ database, jobs, mail, audit }),
    },
    numbers: createNumbers(database),
    marketDesk: createMarketDesk({ database, bus, audit, originalOf: marketProfiles.originalOf }),
    readyToOpen: createReadyToOpen({ database, audit, mail, ids, homes, demo, marketOf: marketProfiles.of }),
    bankAccounts: createBankAccounts({ database, bus, audit, originalOf: marketProfiles.originalOf }),
    content: {
      hours: createHoursDesk({ database, bus, audit }),
      rate: createRateDesk({ database, audit, international }),
      pesoRates,
      gate: createGateDesk({ database, audit, configured: gate }),
      banners: createBannerDesk({ database, bus, audit, savePicture }),
      texts: createTextDesk({ database, bus, audit }),
    },
  }
}
