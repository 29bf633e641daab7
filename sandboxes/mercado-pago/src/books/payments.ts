import type { Result, Status } from './card-results.ts'

type Refund = { readonly id: number; readonly amount: number; readonly createdAt: string }

type NewPayment = Result & {
  readonly preferenceId: string | null
  readonly amount: number
  readonly currency: string
  readonly collectorId: number
  readonly reference: string
  readonly description: string
  readonly method: string
  readonly type: string
  readonly lastDigits: string | null
  readonly installments: number
  readonly email: string
  readonly notificationUrl: string
  readonly metadata: unknown
}

export type Payment = NewPayment & {
  readonly id: number
  readonly merchantOrderId: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly approvedAt: string | null
  readonly refunds: readonly Refund[]
}

export type PaymentAction = 'payment.created' | 'payment.updated'
type RefundResult = { readonly refund: Refund } | { readonly refused: string }

export const refundedOf = ({ refunds }: Payment): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

type Needs = { readonly now: () => Date; readonly onChange: (payment: Payment, action: PaymentAction) => void }

/** Payments and their refunds, until the process ends. */
export const createPayments = ({ now, onChange }: Needs) => {
  const all = new Map<number, Payment>()
  const refundsByKey = new Map<string, Refund>()
  // Numbers that an earlier run has not used.
  let lastId = now().getTime()
  const nextId = () => {
    lastId += 1
    return lastId
  }

  const write = (payment: Payment, action: PaymentAction) => {
    all.set(payment.id, payment)
    onChange(payment, action)
    return payment
  }

  const change = (payment: Payment, changes: Partial<Payment>) =>
    write({ ...payment, ...changes, updatedAt: now().toISOString() }, 'payment.updated')

  return {
    find: (id: number) => all.get(id),
    list: (): readonly Payment[] => [...all.values()].reverse(),

    create(payment: NewPayment): Payment {
      const at = now().toISOString()
      const approvedAt = payment.status === 'approved' ? at : null
      const times = { createdAt: at, updatedAt: at, approvedAt }
      return write({ ...payment, ...times, id: nextId(), merchantOrderId: nextId(), refunds: [] }, 'payment.created')
    },

    /** The bank, or the buyer at the counter, has decided. */
    decide(payment: Payment, { status, detail }: Result): Payment {
      const approvedAt = status === 'approved' ? now().toISOString() : payment.approvedAt
      return change(payment, { status, detail, approvedAt })
    },

    /** The same key is the same refund, whatever else is asked. */
    refund(payment: Payment, amount: number | undefined, key: string): RefundResult {
      const known = refundsByKey.get(key)
      if (known) return { refund: known }
      const left = payment.amount - refundedOf(payment)
      const wanted = amount ?? left
      if (payment.status !== 'approved')
        return { refused: 'the action requested is not valid for the current payment state' }
      if (!Number.isInteger(wanted) || wanted <= 0 || wanted > left) return { refused: 'invalid refund amount' }
      const refund = { id: nextId(), amount: wanted, createdAt: now().toISOString() }
      refundsByKey.set(key, refund)
      const status: Status = wanted === left ? 'refunded' : 'approved'
      const detail = wanted === left ? 'refunded' : 'partially_refunded'
      change(payment, { refunds: [...payment.refunds, refund], status, detail })
      return { refund }
    },
  }
}

export type Payments = ReturnType<typeof createPayments>
