import { z } from 'zod'

const envelope = z.object({
  data: z.object({ exchangeRate: z.union([z.number().transform(String), z.string().trim()]) }),
})

/** Outside of these it is no rate of pesos for a dollar, and would sell the warehouse at the wrong price. */
const lowest = 300
const highest = 3_000

/** Decimal text, or undefined where the response names no rate that can be true. */
export const readExchangeRate = (body: unknown): string | undefined => {
  const rate = envelope.safeParse(body).data?.data.exchangeRate ?? ''
  return /^\d{3,4}(\.\d{1,6})?$/.test(rate) && Number(rate) >= lowest && Number(rate) <= highest ? rate : undefined
}
