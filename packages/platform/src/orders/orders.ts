import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { Gateways } from '../payments/gateways.ts'
import { defineRefundPayment } from '../payments/refund-payment.ts'
import type { Announcing } from './announce-order.ts'
import { createCancelOrder } from './cancel-order.ts'
import { createDeliverFulfilment, createTrackFulfilment } from './change-fulfilment.ts'
import { createChargeBackOrder } from './charge-back-order.ts'
import { defineCountUnitsSold } from './count-units-sold.ts'
import { createFulfilOrder } from './fulfil-order.ts'
import { createMarkAsPaid } from './mark-as-paid.ts'
import { defineOverdueTransfers } from './overdue-transfers.ts'
import { createPlaceOrder } from './place-order.ts'
import { createRefundOrder } from './refund-order.ts'
import { createUpdateOrder } from './update-order.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'jobs' | 'log' | 'mail'> & Announcing & { readonly gateways: Gateways }

/** What can be done with orders. Every command is part of its caller's transaction and returns refusals as values. */
export const createOrders = (needs: Needs) => {
  const payBack = defineRefundPayment(needs)
  const refund = createRefundOrder(needs, payBack.ofOrder)
  const cancel = createCancelOrder(needs, refund)
  return {
    place: createPlaceOrder(needs),
    update: createUpdateOrder(needs),
    markAsPaid: createMarkAsPaid(needs),
    fulfil: createFulfilOrder(needs),
    deliver: createDeliverFulfilment(needs),
    track: createTrackFulfilment(needs),
    refund,
    cancel,
    /** The gateway has given back what was paid, and not because we asked. */
    chargeBack: createChargeBackOrder(needs, cancel),
    cancelOverdueTransfers: defineOverdueTransfers(needs, cancel),
    countUnitsSold: defineCountUnitsSold(needs),
    /** Of a payment that became no order. */
    payBack: payBack.full,
    payBackExtra: payBack.extra,
  }
}
