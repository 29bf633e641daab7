/** The name of a draft order's hold. */
export const draftHolder = (draftOrderId: number): string => `draft:${draftOrderId}`
