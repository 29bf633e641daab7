import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import {
  emptyCheckoutCustomer,
  formatStreet,
  withCustomerDefaults,
} from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import type { StartPayment } from '@dvaput/domain/payments/payment-provider'
import type { ImportedOrder } from '../imported-orders.table.ts'
import { promisedDays } from '../promised-days.ts'

/** Where the provider's webhooks about international orders arrive, below /api. // API-40 */
export const webhookPath = '/mercadopago/webhook/international'

const titleLength = 250

const piecesOf = ({ lines }: Pick<ImportedOrder, 'lines'>) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The amounts in them are for display: nobody believes them. // XCO-20, XCO-21, XCO-22, divergences S-34 */
const returnUrlsOf = (order: ImportedOrder, home: string) => {
  const query = { total: String(order.total), items: String(piecesOf(order)) }
  const at = (path: string, parameters: Record<string, string>) =>
    `${home}${path}?${new URLSearchParams({ ...parameters, external_reference: order.id })}`
  return {
    success: at('/checkout-success', { type: 'era', total: query.total }),
    failure: at('/checkout-era', { error: 'payment_failed', ...query }),
    pending: at('/checkout-era', { status: 'pending', ...query }),
  }
}

/** Everything the provider is told, of the server's own order. // API-36 to API-41 */
export const toStartPayment = (order: ImportedOrder, home: string): StartPayment => {
  const { lines, shipping } = order
  const customer = withCustomerDefaults({ ...emptyCheckoutCustomer, ...order.customer })
  const { country } = markets[order.market]
  const promised = promisedDays(order)
  const expected = promised && formatPromise({ ...promised, isPickup: false }, order.language)
  const titles = lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')
  return {
    reference: order.id,
    key: order.id,
    title: titles.slice(0, titleLength),
    description: [`Dvaput #E${order.number}`, ...(expected ? [`${expected.label} ${expected.value}`] : [])].join(' · '),
    amount: createMoney(order.total, 'CLP'),
    payer: {
      ...{ firstName: customer.firstName, lastName: customer.lastName, email: order.email, phone: customer.phone },
      ...{ address: formatStreet(customer), city: customer.city, postalCode: customer.postalCode, country },
    },
    returnUrls: returnUrlsOf(order, home),
    webhookUrl: `${home}/api${webhookPath}`,
    expiresAt: order.holdUntil.toISOString(),
    language: order.language,
    metadata: {
      customer_first_name: customer.firstName,
      customer_last_name: customer.lastName,
      customer_email: order.email,
      customer_phone: customer.phone,
      customer_address: formatStreet(customer),
      customer_city: customer.city,
      customer_region: customer.region,
      customer_postal_code: customer.postalCode,
      products: JSON.stringify(
        lines.map(({ eraId, sku, title, quantity, unitPrice }) => ({ id: eraId, sku, title, quantity, unitPrice })),
      ),
      shipping: JSON.stringify({ method: shipping.title, price_clp: shipping.price.minor, source: shipping.source }),
      shipping_total: order.shippingTotal,
      order_type: 'ERA_INTERNATIONAL',
      items_count: piecesOf(order),
      total_amount: order.total,
      product_weight: shipping.grams / 1_000,
      rates_found: shipping.ratesFound,
      ...(promised && { delivery_by: promised.lastDay }),
      timestamp: order.createdAt.toISOString(),
    },
  }
}
