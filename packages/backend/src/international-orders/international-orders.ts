import type { MarketId } from '@dvaput/domain/markets/market'
import { titleOfProvider } from '@dvaput/domain/orders/payment-provider-titles'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Language } from '@dvaput/domain/text/language'
import type { Infrastructure } from '../infrastructure.ts'
import type { Refunds } from '../refunds/refunds.ts'
import type { EraOrders } from '../warehouse-orders/cancel-at-warehouse.ts'
import { createReadStock, type Warehouse } from '../warehouse-orders/read-stock.ts'
import { defineWarehouseOrders } from '../warehouse-orders/warehouse-orders.ts'
import { type AgreedImports, noAgreedImports } from './agreed-imports.ts'
import { defineCancelOrder } from './cancel-order.ts'
import { defineCancelPayments } from './cancel-payments.ts'
import { createEarlierOrders } from './earlier-orders.ts'
import { createGiveAddress } from './give-address.ts'
import { createImportedOrderSource } from './imported-order-source.ts'
import { createOpenOwnOrder } from './open-own-order.ts'
import { createOrderMails } from './order-mails.ts'
import { createOrderSteps, type OrderSteps } from './order-steps.ts'
import { createPlaceOrder } from './place-order.ts'
import { createQuote, type ReadShippingRates, type RequestedLine } from './quote.ts'
import { createReadOrder } from './read-order.ts'
import { recordInternationalOrder } from './record-order.ts'
import { payRefundsOfPayments } from './refund-payment.ts'
import { createSettlePayment } from './settle-payment.ts'
import { createStartPayment } from './start-payment.ts'
import { defineSweepOrders } from './sweep-orders.ts'
import { createListWaitingOrders } from './waiting-orders.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'mail' | 'limiter' | 'ids' | 'log'>
  readonly international: Warehouse
  readonly era: EraOrders
  readonly refunds: Refunds
  /** Undefined where no provider is set up: then nothing can be paid here. */
  readonly payments: PaymentProvider | undefined
  readonly shippingRates: ReadShippingRates
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly agreed?: AgreedImports
}

/** Orders of imported products: placed here, paid at the provider, sent by the warehouse. */
export const createInternationalOrders = (needs: Needs) => {
  const { infrastructure, international: warehouse, era, refunds, payments: provider, shippingRates, homes } = needs
  const { agreed = noAgreedImports } = needs
  const { database, jobs, mail, limiter, ids, log } = infrastructure
  const record = recordInternationalOrder
  const readStock = createReadStock({ database, warehouse, log })
  const quote = createQuote({ warehouse, shippingRates, log })
  // The jobs take steps, and the steps write jobs.
  const lateSteps = (): OrderSteps => steps
  payRefundsOfPayments({ database, refunds, provider, steps: lateSteps })
  const { now: cancelNow, enqueue: enqueueCancel } = defineCancelPayments({ database, jobs, provider, log })
  const sendMail = createOrderMails({ mail, ids, homes })
  const source = createImportedOrderSource({ database, steps: lateSteps, record, sendMail, log })
  const atWarehouse = defineWarehouseOrders({ jobs, era, readStock, log }, source)
  const steps = createOrderSteps({
    ...{ refunds, atWarehouse, enqueueCancel, record, agreed, sendMail },
  })
  const settle = createSettlePayment({
    ...{ database, provider, readStock, steps, agreed, enqueueCancel, log },
  })
  const earlier = createEarlierOrders({ database, settle, steps, log })
  const startPayment = createStartPayment({ database, provider, homes, log })
  return {
    cancel: defineCancelOrder({
      database,
      jobs,
      era,
      steps,
      record,
      followShipment: atWarehouse.follow,
      sendMail,
      log,
    }),
    /** At the prices that were agreed with the customer, where there is one. */
    async quote(
      lines: readonly RequestedLine[],
      buyer?: { readonly customerId: string; readonly market: MarketId },
      language?: Language,
    ) {
      return quote(lines, buyer ? await agreed.listFor(buyer.customerId, buyer.market) : [], language)
    },
    place: createPlaceOrder({
      ...{ database, limiter, quote, readStock, provider, startPayment, agreed, earlier, cancelNow },
    }),
    listWaiting: createListWaitingOrders(database),
    openOwn: createOpenOwnOrder(database),
    settle,
    giveAddress: createGiveAddress({ database, atWarehouse, record }),
    followShipment: atWarehouse.follow,
    sweep: defineSweepOrders({ database, jobs, settle, steps, agreed, log }),
    read: createReadOrder({ database, settle, limiter, log }),
    /** Who takes the money, as shoppers know them; null where nobody does. */
    providerTitle: provider ? titleOfProvider(provider.name) : null,
    /** For the policy of the pages: where a shopper may be led to pay. */
    paymentOrigins: provider?.origins ?? [],
  }
}

export type InternationalOrders = ReturnType<typeof createInternationalOrders>
