import { z } from 'zod'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { createSettlePayment } from './settle-payment.ts'

export const decidePaymentJob = 'decide-payment'

const decision = z.object({
  paymentId: z.string(),
  /** Under what the provider has the payment; null where it has none. */
  providerId: z.string().nullable(),
})

export type PaymentDecision = z.infer<typeof decision>

/** What the shop found out about a payment whose gateway cannot be asked. */
export const defineDecidePayment = (
  { jobs }: Pick<PlatformNeeds, 'jobs'>,
  settle: ReturnType<typeof createSettlePayment>,
): void => {
  jobs.define({
    name: decidePaymentJob,
    payload: decision,
    async run({ paymentId, providerId }) {
      const result =
        providerId === null
          ? ({ status: 'cancelled' } as const)
          : ({ status: 'approved', lastDigits: '', providerId } as const)
      await settle(paymentId, result, { unwatched: true })
    },
  })
}
