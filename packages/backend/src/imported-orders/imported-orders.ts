import { titleOfProvider } from '@dvaput/domain/orders/payment-provider-titles'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Infrastructure } from '../infrastructure.ts'
import type { Refunds } from '../refunds/refunds.ts'
import { defineCancelByBuyer } from '../warehouse-orders/cancel-by-buyer.ts'
import { createReadStock } from '../warehouse-orders/read-stock.ts'
import type { Warehouse } from '../warehouse-orders/warehouse.ts'
import { defineWarehouseOrders } from '../warehouse-orders/warehouse-orders.ts'
import { type AgreedImports, noAgreedImports } from './agreed-imports.ts'
import { createOpenOwnOrder } from './open-own-order.ts'
import { createOrderMails } from './order-mails.ts'
import { createOrderSteps, type OrderSteps } from './order-steps.ts'
import { defineCancelPayments } from './payments/cancel-payments.ts'
import { payRefundsOfPayments } from './payments/refund-payment.ts'
import { createSettlePayment } from './payments/settle-payment.ts'
import { createStartPayment } from './payments/start-payment.ts'
import { createEarlierOrders } from './placing/earlier-orders.ts'
import { createPlaceOrder } from './placing/place-order.ts'
import { createQuote, type QuoteFor, type ReadShippingRates } from './placing/quote.ts'
import { createWriteOrder } from './placing/write-order.ts'
import { createReadOrder } from './read-order.ts'
import { recordImportedOrder } from './record-order.ts'
import { defineSweepOrders } from './sweep-orders.ts'
import { createListWaitingOrders } from './waiting-orders.ts'
import { createGiveAddress } from './warehouse/give-address.ts'
import { createImportedCancellation } from './warehouse/imported-cancellation.ts'
import { createImportedOrderSource } from './warehouse/imported-order-source.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'homes' | 'jobs' | 'mail' | 'limiter' | 'ids' | 'log'>
  readonly warehouse: Warehouse
  readonly refunds: Refunds
  /** Undefined where no provider is set up: then nothing can be paid here. */
  readonly payments: PaymentProvider | undefined
  readonly shippingRates: ReadShippingRates
  readonly agreed?: AgreedImports
}

/** Orders of imported products: placed here, paid at the provider, sent by the warehouse. */
export const createImportedOrders = (needs: Needs) => {
  const { infrastructure, warehouse, refunds, payments: provider, shippingRates, agreed = noAgreedImports } = needs
  const { database, jobs, mail, limiter, ids, homes, log } = infrastructure
  const { inventory, orders: era } = warehouse
  const record = recordImportedOrder
  const readStock = createReadStock({ database, inventory, log })
  const quoteLines = createQuote({ inventory, shippingRates, log })
  /** At the prices that were agreed with the customer, where there is one. */
  const quote: QuoteFor = async (lines, buyer, language) =>
    quoteLines(lines, buyer ? await agreed.listFor(buyer.customerId, buyer.market) : [], language)
  // The jobs take steps, and the steps write jobs.
  const lateSteps = (): OrderSteps => steps
  payRefundsOfPayments({ database, refunds, provider, steps: lateSteps })
  const { now: cancelNow, enqueue: enqueueCancel } = defineCancelPayments({ database, jobs, provider, log })
  const sendMail = createOrderMails({ mail, ids, homes })
  const source = createImportedOrderSource({ database, steps: lateSteps, record, sendMail, log })
  const atWarehouse = defineWarehouseOrders({ jobs, era, readStock, log }, source)
  const steps = createOrderSteps({ ...{ refunds, atWarehouse, enqueueCancel, record, agreed, sendMail } })
  const settle = createSettlePayment({ ...{ database, provider, readStock, steps, agreed, log } })
  const earlier = createEarlierOrders({ database, settle, steps, log })
  const startPayment = createStartPayment({ database, provider, homes, log })
  const writeOrder = createWriteOrder({ database, readStock, agreed, earlier })
  const followShipment = atWarehouse.follow
  const cancellation = createImportedCancellation({ database, steps, record, followShipment, sendMail })
  return {
    cancel: defineCancelByBuyer({ database, jobs, era, log }, cancellation),
    quote,
    place: createPlaceOrder({ limiter, quote, provider, writeOrder, cancelNow, startPayment }),
    listWaiting: createListWaitingOrders(database),
    openOwn: createOpenOwnOrder(database),
    settle,
    giveAddress: createGiveAddress({ database, atWarehouse, record }),
    followShipment,
    sweep: defineSweepOrders({ database, jobs, settle, steps, agreed, log }),
    read: createReadOrder({ database, settle, limiter, log }),
    /** Who takes the money, as shoppers know them; null where nobody does. */
    providerTitle: provider ? titleOfProvider(provider.name) : null,
    /** For the policy of the pages: where a shopper may be led to pay. */
    paymentOrigins: provider?.origins ?? [],
  }
}

export type ImportedOrders = ReturnType<typeof createImportedOrders>
