/** The key of a text, or what the platform says where the specification names no word for it. // spec §2 Account */
export const orderStatus = (fulfillmentStatus: string | null) => {
  if (!fulfillmentStatus) return { key: 'orders.pending', tone: 'neutral' } as const
  if (fulfillmentStatus === 'FULFILLED') return { key: 'orders.delivered', tone: 'accent' } as const
  if (fulfillmentStatus === 'UNFULFILLED') return { key: 'orders.processing', tone: 'warning' } as const
  return { raw: fulfillmentStatus, tone: 'neutral' } as const
}
