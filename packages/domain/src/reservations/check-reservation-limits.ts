import type { Figures } from '../markets/figures.ts'
import { type RefusedLine, type ReservedLine, unitsOf } from './reservation.ts'

type Checked = { readonly granted: readonly ReservedLine[]; readonly refused: readonly RefusedLine[] }

const refuse = ({ variantId, name, quantity }: ReservedLine, refusal: RefusedLine['refusal']): RefusedLine => ({
  variantId,
  name,
  quantity,
  refusal,
})

/** Which of the lines one customer may still reserve, counting the units that they hold already. // divergences S-19 */
export const checkReservationLimits = (
  held: readonly Pick<ReservedLine, 'variantId' | 'quantity'>[],
  requested: readonly ReservedLine[],
  { perProduct, perCustomer }: Figures['reservationLimits'],
): Checked => {
  const granted: ReservedLine[] = []
  const refused: RefusedLine[] = []
  for (const line of requested) {
    const ofProduct = unitsOf(held.filter(({ variantId }) => variantId === line.variantId))
    if (ofProduct + line.quantity > perProduct)
      refused.push(refuse(line, { code: 'reservation-product-limit', params: { name: line.name, limit: perProduct } }))
    else if (unitsOf(held) + unitsOf(granted) + line.quantity > perCustomer)
      refused.push(
        refuse(line, { code: 'reservation-customer-limit', params: { name: line.name, limit: perCustomer } }),
      )
    else granted.push(line)
  }
  return { granted, refused }
}
