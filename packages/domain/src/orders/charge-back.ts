import type { OrderRefund } from './order-snapshot.ts'

/** In the note of a refund that the shop has not made: the buyer's bank took the payment back. */
export const chargeBackNote = '[charged back]'

export const isChargeBack = ({ note }: Pick<OrderRefund, 'note'>): boolean => note.includes(chargeBackNote)
