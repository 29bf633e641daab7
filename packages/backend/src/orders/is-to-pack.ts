/** As `isPaidOnReceipt` of the domain reads them; an index may not look into an array by a query of its own. */
const isPaidOnReceipt = `jsonb_path_exists(snapshot,
      '$.paymentMethods[*] ? (@ like_regex "^cash(-on-delivery| on delivery [(]cod[)])$" flag "i")')`

/** SQL on `backend.orders`: paid, or to be paid on delivery, and not sent yet. */
export const isToPack = `shop <> 'era' AND snapshot ->> 'cancelledAt' IS NULL
  AND (snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_REFUNDED')
    OR snapshot ->> 'financialStatus' = 'PENDING' AND ${isPaidOnReceipt})
  AND coalesce(snapshot ->> 'fulfillmentStatus', 'UNFULFILLED') <> 'FULFILLED'`
