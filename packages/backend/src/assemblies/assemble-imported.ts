import { parcelRates } from '@dvaput/domain/international/shipping-rate'
import { createImportedOrders } from '../imported-orders/imported-orders.ts'
import { createPaymentWebhooks } from '../imported-orders/payments/payment-webhooks.ts'
import { noWarehouse } from '../international/era-warehouse.ts'
import type { OrderListener } from '../orders/orders.ts'
import { createTemporaryProducts } from '../temporary-products/temporary-products.ts'
import { createEraWebhooks } from '../webhook-inbox/era-webhooks.ts'
import type { CatalogueModules } from './assemble-catalogue.ts'
import type { OfferModules } from './assemble-offers.ts'
import type { OrderModules } from './assemble-orders.ts'
import type { Foundation } from './foundation.ts'

type Needs = {
  readonly foundation: Pick<Foundation, 'infrastructure' | 'services' | 'shops'>
  readonly catalogue: Pick<CatalogueModules, 'modules'>
  readonly offers: Pick<OfferModules, 'agreedImports' | 'eraOffers'>
  readonly orders: Pick<OrderModules, 'modules' | 'refunds'>
}

/** Orders of imported products: paid here or at the CLP shop, sent by the warehouse. */
export const assembleImported = ({ foundation, catalogue, offers, orders }: Needs) => {
  const { infrastructure, shops, services } = foundation
  const { international } = catalogue.modules
  const warehouse = { inventory: international, orders: services.era ?? noWarehouse }
  const { agreedImports: agreed } = offers
  const { cancel } = orders.modules.orders
  const temporary = createTemporaryProducts({
    ...{ infrastructure, shops, warehouse, agreed: () => agreed, cancelOrder: (order) => cancel(order) },
  })
  const temporaryCheckout = temporary.checkoutWith(orders.modules.checkout)
  const importedOrders = createImportedOrders({
    ...{ infrastructure, warehouse, refunds: orders.refunds, payments: services.payments, agreed },
    shippingRates: async () => parcelRates,
  })
  return {
    modules: {
      importedOrders,
      temporaryProducts: { make: temporary.make, ...temporaryCheckout },
      startTemporaryCheckout: temporaryCheckout.start,
    },
    orderListeners: [
      {
        onRecorded: temporary.onOrder,
        onChanged: temporary.onOrderChanged,
        onCancel: (order) =>
          order.shop === 'era' ? importedOrders.cancel(order.snapshot.id) : temporary.cancelAtWarehouse(order.id),
      },
    ] satisfies readonly OrderListener[],
    webhooks: [
      ...createEraWebhooks({
        secret: services.eraWebhookSecret,
        onStockChanged: international.confirmStock,
        // Each knows its own orders alone.
        async onOrderChanged(reference) {
          await importedOrders.followShipment(reference)
          await temporary.followOrder(reference)
        },
        onOfferChanged: offers.eraOffers.follow,
      }),
      ...createPaymentWebhooks({ provider: services.payments, settle: importedOrders.settle }),
    ],
  }
}
