import type { LineQuantity } from '../orders/order-snapshot.ts'

/** What the customer may choose from; a reason is asked, none is required by law. */
export const returnReasons = [
  'changed-mind',
  'faulty',
  'damaged',
  'wrong-product',
  'not-as-described',
  'other',
] as const

export type ReturnReason = (typeof returnReasons)[number]

export const isReturnReason = (value: string): value is ReturnReason =>
  (returnReasons as readonly string[]).includes(value)

export const returnMessageLength = 2_000
export const maxReturnPhotos = 5
export const maxPhotoBytes = 10 * 1024 * 1024

export type ReturnForm = {
  readonly lines: readonly LineQuantity[]
  readonly reason: string
  readonly message: string
}

export type ReturnFormProblem = 'lines' | 'quantity' | 'reason' | 'message' | 'message-length'

/** What is wrong with the form; `returnable` is what may still be sent back. */
export const checkReturnForm = (
  { lines, reason, message }: ReturnForm,
  returnable: readonly LineQuantity[],
): readonly ReturnFormProblem[] => {
  const isTooMany = ({ lineId, quantity }: LineQuantity) =>
    !Number.isInteger(quantity) ||
    quantity < 1 ||
    quantity > (returnable.find((line) => line.lineId === lineId)?.quantity ?? 0)
  const isTwice = new Set(lines.map(({ lineId }) => lineId)).size < lines.length
  return [
    ...(lines.length === 0 ? (['lines'] as const) : []),
    ...(isTwice || lines.some(isTooMany) ? (['quantity'] as const) : []),
    ...(isReturnReason(reason) ? [] : (['reason'] as const)),
    // A fault nobody describes cannot be judged.
    ...(reason !== 'changed-mind' && message.trim() === '' ? (['message'] as const) : []),
    ...(message.length > returnMessageLength ? (['message-length'] as const) : []),
  ]
}
