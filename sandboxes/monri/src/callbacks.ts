import { hash } from './check-form.ts'
import { postCallback } from './post-callback.ts'
import type { Transaction } from './transactions.ts'

/** How an approved payment is announced. */
export const callbackPlans = ['none', 'once', 'five-times', 'late', 'forged'] as const
export type CallbackPlan = (typeof callbackPlans)[number]

type Entry = { readonly orderNumber: string; readonly kind: 'signed' | 'forged'; readonly status: number | null }
type Callback = { readonly url: string; readonly transaction: Transaction }

const retryMs = [1_000, 5_000, 30_000]

const bodyOf = (transaction: Transaction) =>
  JSON.stringify({
    id: transaction.id,
    acquirer: 'sandbox',
    order_number: transaction.orderNumber,
    amount: transaction.amount,
    currency: transaction.currency,
    ch_full_name: transaction.fullName,
    outgoing_amount: transaction.amount,
    outgoing_currency: transaction.currency,
    approval_code: transaction.approvalCode,
    response_code: '0000',
    response_message: 'approved',
    reference_number: String(transaction.id),
    systan: String(transaction.id).slice(-6),
    eci: '05',
    cc_type: 'visa',
    // The reference's own example has this blank.
    status: 'approved ',
    created_at: transaction.createdAt,
    transaction_type: transaction.type,
    enrollment: 'Y',
    authentication: 'Y',
    pan_token: null,
    masked_pan: `411111-xxx-xxx-${transaction.lastDigits}`,
    issuer: 'sandbox',
    number_of_installments: null,
  })

export const createCallbacks = ({ merchantKey, now }: { merchantKey: string; now: () => Date }) => {
  let plan: CallbackPlan = 'once'
  let held: Callback[] = []
  const journal: Entry[] = []
  const timers = new Set<NodeJS.Timeout>()

  const post = async ({ url, transaction }: Callback, kind: Entry['kind'], key: string) => {
    const body = bodyOf(transaction)
    const authorization = `WP3-callback ${hash('sha512', `${key}${body}`)} ${Math.floor(now().getTime() / 1_000)}`
    const status = await postCallback(url, { authorization }, body)
    journal.push({ orderNumber: transaction.orderNumber, kind, status: status ?? null })
    return status
  }

  const send = async (callback: Callback, tries = 0): Promise<void> => {
    const status = await post(callback, 'signed', merchantKey)
    const pause = retryMs[tries]
    if (status === 200 || pause === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void send(callback, tries + 1)
    }, pause)
    timer.unref()
    timers.add(timer)
  }

  return {
    plan: () => plan,
    choose(name: unknown): boolean {
      const known = callbackPlans.find((each) => each === name)
      plan = known ?? plan
      return known !== undefined
    },
    announce(callback: Callback) {
      if (callback.url === '' || plan === 'none') return
      if (plan === 'late') held.push(callback)
      else if (plan === 'forged') void post(callback, 'forged', 'a guess')
      else for (let sent = 0; sent < (plan === 'five-times' ? 5 : 1); sent += 1) void send(callback)
    },
    async release() {
      const callbacks = held
      held = []
      for (const callback of callbacks) await send(callback)
    },
    list: (): readonly Entry[] => journal,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      held = []
    },
  }
}

export type Callbacks = ReturnType<typeof createCallbacks>
