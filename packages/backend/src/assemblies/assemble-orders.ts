import { customersShop } from '@dvaput/domain/markets/shop-handle'
import { createCheckout } from '../checkout/checkout.ts'
import { markOrdered } from '../checkout/mark-ordered.ts'
import { createOrderFiles } from '../order-files/order-files.ts'
import { createOrderLinks } from '../order-links/order-links.ts'
import { createOrders } from '../orders/orders.ts'
import { createRefunds } from '../refunds/refunds.ts'
import { removeReserved } from '../reservations/remove-reserved.ts'
import { createReservations } from '../reservations/reservations.ts'
import { createReturns } from '../returns/returns.ts'
import { createShopWebhooks } from '../webhook-inbox/shop-webhooks.ts'
import type { CatalogueModules } from './assemble-catalogue.ts'
import type { CustomerModules } from './assemble-customers.ts'
import type { OfferModules } from './assemble-offers.ts'
import type { Foundation } from './foundation.ts'

type Needs = {
  readonly foundation: Pick<Foundation, 'audit' | 'homes' | 'infrastructure' | 'settings' | 'shops'>
  readonly customers: Pick<CustomerModules, 'customers'>
  readonly catalogue: Pick<CatalogueModules, 'findHolds' | 'modules' | 'topicsOf'>
  readonly offers: Pick<OfferModules, 'agreedAtShop'>
}

export type OrderModules = ReturnType<typeof assembleOrders>

/** From the cart to an order of a shop and what follows it: reservations, links, papers, returns and refunds. */
export const assembleOrders = ({ foundation, customers: { customers }, catalogue, offers }: Needs) => {
  const { infrastructure, shops, homes, settings, audit } = foundation
  const { database, jobs, ids, log } = infrastructure
  const { catalogue: products, cartLines } = catalogue.modules
  const reservations = createReservations({
    ...{ infrastructure, shops, homes, onHeld: removeReserved },
    products: { catalogue: products, cartLines, findHolds: catalogue.findHolds },
  })
  const orders = createOrders({
    ...{ infrastructure, shops },
    onRecorded: [markOrdered, reservations.onOrder],
  })
  const orderLinks = createOrderLinks({ infrastructure, orders, homes, secret: settings.secret })
  const refunds = createRefunds({ database, jobs, ids, audit, log })
  return {
    modules: {
      orders,
      reservations,
      orderLinks,
      orderFiles: createOrderFiles({ database, homes, marketOf: infrastructure.marketProfiles.of }),
      marketOf: infrastructure.marketProfiles.of,
      checkout: createCheckout({
        ...{ infrastructure, shops, homes, accountOf: customers.accountOf },
        cart: { lines: cartLines, findHolds: catalogue.findHolds, agreedAtShop: offers.agreedAtShop },
        orders: { ...orders, openOrder: orderLinks.openOrder },
      }),
      returns: createReturns({ infrastructure, shops, refunds, homes, audit }),
    },
    refunds,
    webhooks: createShopWebhooks({
      shops,
      topicsOf: (shop) => ({
        ...catalogue.topicsOf(shop),
        ...orders.topicsOf(shop),
        ...(shop === customersShop && customers.topics),
      }),
    }),
  }
}
