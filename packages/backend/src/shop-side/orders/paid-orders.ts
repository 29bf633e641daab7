/** SQL on `backend.orders`: its money is here, all of it or what was not refunded. */
export const isPaidOrder = `(snapshot ->> 'cancelledAt' IS NULL
  AND snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_REFUNDED'))`

/** SQL on `backend.orders`: what was paid less what was refunded, in minor units. */
export const takenMinor = `((snapshot -> 'total' ->> 'minor')::bigint - (snapshot -> 'refunded' ->> 'minor')::bigint)`
