import type { Form } from './check-form.ts'

export type Transaction = {
  readonly id: number
  readonly orderNumber: string
  readonly amount: number
  readonly currency: string
  readonly type: string
  readonly fullName: string
  readonly lastDigits: string
  readonly approvalCode: string
  readonly createdAt: string
  readonly refunded: number
}

/** Approved transactions, one for each order number, until the process ends. */
export const createTransactions = ({ now }: { now: () => Date }) => {
  const approved = new Map<string, Transaction>()
  // Numbers that an earlier run has not used.
  let lastId = now().getTime()
  const nextId = () => {
    lastId += 1
    return lastId
  }

  return {
    nextId,
    find: (orderNumber: string) => approved.get(orderNumber),
    list: (): readonly Transaction[] => [...approved.values()].reverse(),

    approve(form: Form, cardNumber: string): Transaction {
      const id = nextId()
      const transaction = {
        id,
        orderNumber: form.order_number ?? '',
        amount: Number(form.amount),
        currency: form.currency ?? '',
        type: form.transaction_type ?? '',
        fullName: form.ch_full_name ?? '',
        lastDigits: cardNumber.slice(-4),
        approvalCode: String(id).slice(-6),
        createdAt: now().toISOString(),
        refunded: 0,
      }
      approved.set(transaction.orderNumber, transaction)
      return transaction
    },

    /** There is no key: the same refund asked for twice is two refunds. */
    refund(transaction: Transaction, amount: number): boolean {
      if (!Number.isInteger(amount) || amount <= 0 || transaction.refunded + amount > transaction.amount) return false
      approved.set(transaction.orderNumber, { ...transaction, refunded: transaction.refunded + amount })
      return true
    },
  }
}

export type Transactions = ReturnType<typeof createTransactions>
