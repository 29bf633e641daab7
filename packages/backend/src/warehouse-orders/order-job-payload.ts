import { z } from 'zod'

/** Of the jobs about one order. `orderId` is what earlier releases wrote for orders of the shop. */
export const orderJobPayload = z.preprocess(
  (written) => (written instanceof Object && 'orderId' in written ? { id: written.orderId } : written),
  z.object({ id: z.string() }),
)
