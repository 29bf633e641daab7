import type { ReadReplica } from '@dvaput/database/read-replica'
import { parcelRates } from '@dvaput/domain/international/shipping-rate'
import type { MarketId } from '@dvaput/domain/markets/market'
import { customersShop } from '@dvaput/domain/markets/shop-handle'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { PaymentProvider } from '@dvaput/integrations/payments/provider'
import { createAccount } from './account/account.ts'
import { createAddresses } from './account/addresses.ts'
import { createCancelEmailChange } from './account/cancel-email-change.ts'
import { purgeEmailChanges } from './account/purge-email-changes.ts'
import { createTakeAccessBack } from './account/take-access-back.ts'
import { purgeInvitations } from './administrators/purge-invitations.ts'
import { type KeepAuditHead, keepAuditHeads } from './audit/audit-heads.ts'
import { createAuditLog } from './audit/audit-log.ts'
import type { SavePicture } from './banners/banner-desk.ts'
import { createBanners } from './banners/banners.ts'
import { turnBanners } from './banners/turn-banners.ts'
import { createCartLines } from './cart/cart-lines.ts'
import { createFindHolds } from './cart/find-holds.ts'
import { purgeCartTombstones } from './cart/purge-cart-tombstones.ts'
import { createServerCart } from './cart/server-cart.ts'
import { createListedProducts } from './catalogue/listed-products.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { createCatalogueSync } from './catalogue-sync/catalogue-sync.ts'
import { createCatalogueTopics } from './catalogue-sync/catalogue-topics.ts'
import { createRefreshDifferences } from './catalogue-sync/refresh-differences.ts'
import { createWatchChanges } from './catalogue-sync/watch-changes.ts'
import type { AfterWriting } from './catalogue-sync/write-products.ts'
import { createCheckout } from './checkout/checkout.ts'
import { markOrdered } from './checkout/mark-ordered.ts'
import { createFindOwnPayments } from './checkout/own-payments.ts'
import { purgeCheckouts } from './checkout/purge-checkouts.ts'
import type { ConnectedShops } from './connected-shop.ts'
import { createShopSide } from './create-shop-side.ts'
import { createCustomers } from './customers/customers.ts'
import { createVerifyDemoCustomers } from './customers/verify-demo-customers.ts'
import { createGate } from './gate/gate.ts'
import type { GateSettings } from './gate/gate-settings.ts'
import type { Infrastructure } from './infrastructure.ts'
import { type EraWarehouse, noWarehouse } from './international/era-warehouse.ts'
import { createInternational } from './international/international.ts'
import { createInternationalOrders } from './international-orders/international-orders.ts'
import { createPaymentWebhooks } from './international-orders/payment-webhooks.ts'
import { purgeInternationalOrders } from './international-orders/purge-international-orders.ts'
import { createLogin } from './login/login.ts'
import { createLoginLinks } from './login/login-links.ts'
import { purgeLoginLinks } from './login/purge-login-links.ts'
import { createAgreedClaims } from './offers/agreed-claims.ts'
import { createAgreedPrices } from './offers/agreed-prices.ts'
import { createAuditOffer } from './offers/audit-offer.ts'
import { defineDecideOfferJob } from './offers/decide-offer-job.ts'
import { createDemoImportedOffer } from './offers/demo-imported-offer.ts'
import { createDemoOffers } from './offers/demo-offers.ts'
import { createDemoWaitingOffers } from './offers/demo-waiting-offers.ts'
import { createEraMessages } from './offers/era-messages.ts'
import { createFollowEraOffers } from './offers/follow-era-offers.ts'
import { createOffers } from './offers/offers.ts'
import { purgeOffers } from './offers/purge-offers.ts'
import { createRecordTargetPrice } from './offers/record-target-price.ts'
import { createOrderFiles } from './order-files/order-files.ts'
import { createOrderLinks } from './order-links/order-links.ts'
import { purgeOrderLinks } from './order-links/purge-order-links.ts'
import { createOrders } from './orders/orders.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { purgePasskeyChallenges } from './passkeys/purge-passkey-challenges.ts'
import { purgeProductImports } from './product-imports/purge-product-imports.ts'
import { createPriceHistory } from './product-writing/price-history.ts'
import { purgeRateLimits } from './rate-limits/purge-rate-limits.ts'
import { createRefunds } from './refunds/refunds.ts'
import { createDemoReservations } from './reservations/demo-reservations.ts'
import { purgeReservations } from './reservations/purge-reservations.ts'
import { removeReserved } from './reservations/remove-reserved.ts'
import { createReservations } from './reservations/reservations.ts'
import { createDemoReturns } from './returns/demo-returns.ts'
import { createReturns } from './returns/returns.ts'
import { purgeSearchMisses } from './search-misses/purge-search-misses.ts'
import { createCountSearchMiss } from './search-misses/search-misses.ts'
import { withCountedMisses } from './search-misses/with-counted-misses.ts'
import { purgeSessions } from './sessions/purge-sessions.ts'
import { purgeTargetPrices } from './target-prices/purge-target-prices.ts'
import { createTargetPrices } from './target-prices/target-prices.ts'
import { createTemporaryProducts } from './temporary-products/temporary-products.ts'
import { createEraWebhooks } from './webhook-inbox/era-webhooks.ts'
import { purgeWebhookInbox } from './webhook-inbox/purge-webhook-inbox.ts'
import { createShopWebhooks } from './webhook-inbox/shop-webhooks.ts'
import { createWebhookInbox } from './webhook-inbox/webhook-inbox.ts'
import { createDemoWishlists } from './wishlist/demo-wishlists.ts'
import { createWishlist } from './wishlist/wishlist.ts'

type Needs = {
  readonly infrastructure: Infrastructure
  /** Follows the database of the infrastructure. */
  readonly readReplica?: ReadReplica | undefined
  readonly shops: ConnectedShops
  /** The secret of the settings, under which stored secrets are sealed. */
  readonly secret: string
  readonly minPasswordLength: number
  readonly demo: boolean
  /** The provider of external accounts, where there is one. */
  readonly externalIdentity: IdentityClient | undefined
  /** Takes the money for imported products in Chile; nobody does where there is no account. */
  readonly payments: PaymentProvider | undefined
  /** Who may see the international listing. */
  readonly gate: GateSettings
  /** The warehouse of the imported products, where there is one. */
  readonly era: EraWarehouse | undefined
  readonly offerSettings: OfferSettings
  /** What it signs its call-backs with. */
  readonly eraWebhookSecret: string | undefined
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  /** Where pictures of our own banners are stored. */
  readonly savePicture: SavePicture
  /** Where heads of the audit log are kept. */
  readonly keepAuditHead: KeepAuditHead
  /** For metrics. */
  readonly countQuery: (query: string, source: string, outcome: string) => void
}

const housekeeping = [
  purgeCartTombstones,
  purgeCheckouts,
  purgeEmailChanges,
  purgeInternationalOrders,
  purgeInvitations,
  purgeLoginLinks,
  purgeOffers,
  purgeOrderLinks,
  purgePasskeyChallenges,
  purgeProductImports,
  purgeRateLimits,
  purgeReservations,
  purgeSearchMisses,
  purgeSessions,
  purgeTargetPrices,
  purgeWebhookInbox,
]

export type Backend = ReturnType<typeof createBackend>

/** Puts the modules together; their routes are in backend.routes.ts. */
export const createBackend = ({
  infrastructure,
  readReplica,
  shops,
  era,
  secret,
  minPasswordLength,
  demo,
  externalIdentity,
  gate,
  payments,
  eraWebhookSecret,
  offerSettings,
  homes,
  savePicture,
  keepAuditHead,
  countQuery,
}: Needs) => {
  const { database, log, jobs, bus, ids, mail, limiter } = infrastructure
  for (const purge of housekeeping) jobs.define(purge(database))
  jobs.define(keepAuditHeads(infrastructure, keepAuditHead))

  const audit = createAuditLog(infrastructure)
  const takeAccessBack = createTakeAccessBack({ database, shop: shops.main.customers, mail, homes })
  const customers = createCustomers({
    ...{ database, jobs, secret, log, shop: shops.main.customers, takeAccessBack },
    cancelEmailChange: createCancelEmailChange(database),
  })
  const loginLinks = createLoginLinks({
    ...{ infrastructure, customers, shop: shops.main.customers, secret, homes },
  })
  const passkeys = createPasskeys({ database, secret })
  const accountNeeds = { infrastructure, customers, shop: shops.main.customers, homes, minPasswordLength }
  const login = createLogin({ ...accountNeeds, passkeys, secret, externalIdentity })
  const banners = createBanners({ database, bus })
  jobs.define(turnBanners(banners))
  const targetPrices = createTargetPrices({ database, jobs, mail, limiter, ids, homes })

  const priceHistory = createPriceHistory({ database })
  const afterWriting: AfterWriting = async (tx, shop, changed) => {
    await priceHistory.afterWriting(tx, shop, changed)
    await targetPrices.afterWriting(tx, shop, changed)
  }
  const catalogueSync = createCatalogueSync({ database, jobs, bus, shops, ids, log, afterWriting })
  const watchChanges = createWatchChanges({ shops, sync: catalogueSync, log })
  const onDifference = createRefreshDifferences({ sync: catalogueSync, log })
  const opened = openCatalogue({ database, readReplica, bus, shops, onDifference, countQuery, log })
  const catalogue = withCountedMisses(opened.catalogue, createCountSearchMiss({ database, log }))

  const warehouse = era ?? noWarehouse
  const international = createInternational({ infrastructure, era })
  const agreedPrices = createAgreedPrices({ infrastructure, shops, imported: international })
  const findHolds = createFindHolds({ shops, findOwnPayments: createFindOwnPayments({ database, shops, homes }) })
  const cartLines = createCartLines({
    ...{ catalogue, imported: international, listAgreed: agreedPrices.listFor },
    findHolds,
  })
  const { accountOf } = customers
  const serverCart = createServerCart({ database, catalogue, imported: international, cartLines })
  const wishlist = createWishlist({ database, catalogue, imported: international, cartLines })
  const products = { catalogue, cartLines }
  const reservations = createReservations({
    ...{ infrastructure, shops, products, homes, onHeld: removeReserved, findHolds },
  })
  const {
    onOrder: onTemporaryOrder,
    onOrderChanged,
    ...temporaryProducts
  } = createTemporaryProducts({
    ...{ infrastructure, shops, international, era: warehouse },
    agreed: () => ({ ...agreedClaims, listFor: agreedPrices.listFor }),
    cancelOrder: (order) => orders.cancel(order),
  })
  const eraMessages = createEraMessages({
    ...{ database, jobs, era: warehouse, isThere: era !== undefined, log },
  })
  const { findByEmail: findCustomer } = shops.main.customers.admin
  const demoOffers = createDemoOffers({ database, jobs, offers: () => offers })
  const offers = createOffers({
    ...{ infrastructure, products: { catalogue, imported: international, cartLines }, agreed: agreedPrices, homes },
    settings: offerSettings,
    onMove: [eraMessages.onMove, demoOffers.onMove, createRecordTargetPrice(targetPrices), createAuditOffer(audit)],
  })
  const eraOffers = createFollowEraOffers({ database, jobs, era: warehouse, offers, log })
  defineDecideOfferJob({ database, jobs, offers, sendAgain: eraMessages.sendAgain, log })
  const agreedClaims = createAgreedClaims(offers)
  const onRecorded = [markOrdered, reservations.onOrder, onTemporaryOrder, offers.onOrder, agreedClaims.onOrder]
  const orders = createOrders({
    ...{ database, jobs, shops, log, onRecorded, onChanged: [onOrderChanged, offers.onOrderChanged] },
    cancelImported: (order) =>
      order.shop === 'era' ? internationalOrders.cancel(order.snapshot.id) : temporaryProducts.cancelAtWarehouse(order),
  })
  const account = createAccount({
    ...accountNeeds,
    keepOrders: orders.keep,
    beforeDeleting: async (tx, customerId) => {
      await reservations.cancelAll(tx, customerId)
      await offers.endAll(tx, customerId)
    },
  })
  const orderLinks = createOrderLinks({ infrastructure, orders, homes, secret })
  const checkout = createCheckout({
    ...{ infrastructure, shops, cartLines, findHolds, accountOf, orders, homes, agreedAtShop: agreedPrices },
    openOrder: orderLinks.openOrder,
  })
  const temporaryCheckout = temporaryProducts.checkoutWith(checkout)
  const refunds = createRefunds({ database, jobs, ids, audit, log })
  const internationalOrders = createInternationalOrders({
    ...{ infrastructure, refunds, international, era: warehouse, payments, homes },
    agreed: { ...agreedClaims, listFor: agreedPrices.listFor },
    shippingRates: async () => parcelRates,
  })
  const returns = createReturns({ infrastructure, shops, refunds, homes, audit })

  const catalogueTopics = createCatalogueTopics({ shops, sync: catalogueSync, database, log })
  const shopWebhooks = createShopWebhooks({
    shops,
    topicsOf: (shop) => ({
      ...catalogueTopics(shop),
      ...orders.topicsOf(shop),
      ...(shop === customersShop && customers.topics),
    }),
  })
  const eraWebhooks = createEraWebhooks({
    secret: eraWebhookSecret,
    onStockChanged: international.confirmStock,
    // Each knows its own orders alone.
    async onOrderChanged(reference) {
      await internationalOrders.followShipment(reference)
      await temporaryProducts.followOrder(reference)
    },
    onOfferChanged: eraOffers.follow,
  })
  const paymentWebhooks = createPaymentWebhooks({ provider: payments, settle: internationalOrders.settle })
  const webhooks = [...shopWebhooks, ...eraWebhooks, ...paymentWebhooks]
  const inbox = createWebhookInbox({ database, jobs, ids, providers: webhooks })

  return {
    ...createShopSide({
      ...{ infrastructure, shops, secret, demo, homes, gate, era: warehouse, audit, savePicture },
      modules: {
        ...{ account, catalogueSync, customers, eraMessages, international, orders, priceHistory },
        ...{ refunds, reservations, returns },
      },
    }),
    customers,
    account,
    loginLinks,
    passkeys,
    addresses: createAddresses({ accountOf, log }),
    login,
    banners,
    targetPrices,
    gate: createGate({ infrastructure, settings: gate, secret }),
    catalogue,
    international,
    internationalOrders,
    cartLines,
    checkout,
    serverCart,
    wishlist,
    offers,
    orders,
    reservations,
    temporaryProducts: { make: temporaryProducts.make, ...temporaryCheckout },
    startTemporaryCheckout: temporaryCheckout.start,
    orderLinks,
    returns,
    orderFiles: createOrderFiles({ database, homes, marketOf: infrastructure.marketProfiles.of }),
    marketOf: infrastructure.marketProfiles.of,
    verifyDemoCustomers: createVerifyDemoCustomers({ database, jobs, records: customers.records, findCustomer }),
    seedDemoReservations: createDemoReservations({ database, jobs, catalogue, reservations, findCustomer }),
    startDemoOffers: demoOffers.start,
    seedDemoOffers: createDemoWaitingOffers({ database, jobs, catalogue, offers: () => offers, findCustomer }),
    seedDemoImportedOffer: createDemoImportedOffer({ database, jobs, offers: () => offers, findCustomer }),
    seedDemoReturns: createDemoReturns({ database, jobs, returns }),
    seedDemoWishlists: createDemoWishlists({ database, jobs, catalogue, wishlist, findCustomer }),
    catalogueSync,
    inbox,
    listedProducts: createListedProducts({ database }),

    async start() {
      await bus.start()
      await infrastructure.marketProfiles.load()
      await jobs.prepare()
    },

    /** Begins to run jobs; they can be written since the start. */
    async work() {
      await jobs.start()
      watchChanges.start()
    },

    async stop() {
      watchChanges.stop()
      await jobs.stop()
      await bus.close()
    },

    close: opened.close,
  }
}
