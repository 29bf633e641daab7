import { methodsPaidByHand } from '@dvaput/domain/orders/refund-way'

const methods = methodsPaidByHand.map((name) => `'${name}'`).join(', ')

/** SQL on `backend.orders`: cancelled, and a person has to send back what was paid. Shops write the methods in any case. */
export const isOwed = `snapshot ->> 'cancelledAt' IS NOT NULL
  AND snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED')
  AND (snapshot #>> '{refunded,minor}')::bigint < (snapshot #>> '{total,minor}')::bigint
  AND EXISTS (SELECT FROM jsonb_array_elements_text(snapshot -> 'paymentMethods') AS method
    WHERE lower(method) IN (${methods}))`
