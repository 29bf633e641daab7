import { removeBought } from '../cart/remove-bought.ts'
import type { OnHeld } from './place-reservation.ts'

/** Reserved lines leave the customer's cart at the server, too. // RES-08 */
export const removeReserved: OnHeld = ({ customerId, market, shop, lines }, tx) =>
  removeBought(
    tx,
    customerId,
    market,
    lines.map(({ variantId, quantity }) => ({ identity: { kind: 'local', shop, variantId }, quantity })),
  )
