/** SQL on `backend.orders`: paid, or to be paid on delivery, and not sent yet. */
export const isToPack = `shop <> 'era' AND snapshot ->> 'cancelledAt' IS NULL
  AND (snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_REFUNDED')
    OR snapshot ->> 'financialStatus' = 'PENDING' AND snapshot -> 'paymentMethods' ? 'cash-on-delivery')
  AND coalesce(snapshot ->> 'fulfillmentStatus', 'UNFULFILLED') <> 'FULFILLED'`
