import { randomUUID } from 'node:crypto'
import type { Payment, PaymentAction } from '../books/payments.ts'
import { postWebhook } from './post-webhook.ts'
import { signWebhook } from './sign-webhook.ts'

/** How a change of a payment is announced. */
export const deliveryPlans = ['none', 'once', 'five-times', 'late', 'out-of-order', 'forged'] as const
export type DeliveryPlan = (typeof deliveryPlans)[number]

type Webhook = { readonly paymentId: number; readonly action: PaymentAction; readonly url: string; readonly at: Date }
type Delivery = {
  readonly number: number
  readonly paymentId: number
  readonly action: PaymentAction
  readonly kind: 'signed' | 'forged'
  /** Null where nobody responded. */
  readonly status: number | null
}
type Headers = Readonly<Record<string, string>>

const maxEntries = 1_000
/** The real one waits 15 minutes. */
const retryMs = [1_000, 5_000, 30_000]

const isDone = (status: number | undefined) => status === 200 || status === 201

/** Announces payments to the `notification_url` of their preference. */
export const createDeliveries = ({ secret, collectorId }: { secret: string; collectorId: number }) => {
  let plan: DeliveryPlan = 'once'
  let delayMs: number | undefined
  let held: Webhook[] = []
  let count = 0
  let journal: Delivery[] = []
  const timers = new Set<NodeJS.Timeout>()

  const later = (work: () => void, milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timer.unref()
    timers.add(timer)
  }

  const post = async (
    { paymentId, action, url, at }: Webhook,
    kind: Delivery['kind'],
    headers: Headers,
    bodyId: string,
  ) => {
    const target = new URL(url)
    target.searchParams.set('data.id', String(paymentId))
    target.searchParams.set('type', 'payment')
    const body = JSON.stringify({
      id: randomUUID(),
      live_mode: false,
      type: 'payment',
      date_created: at.toISOString(),
      user_id: collectorId,
      api_version: 'v1',
      action,
      data: { id: bodyId },
    })
    const status = await postWebhook(target.href, headers, body)
    count += 1
    journal = [...journal.slice(1 - maxEntries), { number: count, paymentId, action, kind, status: status ?? null }]
    return status
  }

  /** Signed at the time of the change, also where it leaves later. */
  const send = async (webhook: Webhook, tries = 0): Promise<void> => {
    const dataId = String(webhook.paymentId)
    const status = await post(webhook, 'signed', signWebhook({ secret, dataId, at: webhook.at }), dataId)
    const pause = retryMs[tries]
    if (!isDone(status) && pause !== undefined) later(() => void send(webhook, tries + 1), pause)
  }

  /** By somebody who does not know the secret. */
  const forge = async (webhook: Webhook) => {
    const dataId = String(webhook.paymentId)
    await post(webhook, 'forged', {}, dataId)
    await post(webhook, 'forged', signWebhook({ secret: 'a guess', dataId, at: webhook.at }), dataId)
    const other = signWebhook({ secret, dataId: String(webhook.paymentId + 1), at: webhook.at })
    await post(webhook, 'forged', other, dataId)
  }

  const release = async () => {
    const webhooks = held
    held = []
    for (const webhook of webhooks) await send(webhook)
  }

  const announce = async (webhook: Webhook): Promise<void> => {
    switch (plan) {
      case 'none':
        return
      case 'once':
        return send(webhook)
      case 'five-times':
        return void (await Promise.all(Array.from({ length: 5 }, () => send(webhook))))
      case 'forged':
        return forge(webhook)
      case 'late':
        held.push(webhook)
        if (delayMs !== undefined) later(() => void release(), delayMs)
        return
      case 'out-of-order':
        // The newest goes first; a first one waits for its successor.
        held.unshift(webhook)
        if (webhook.action === 'payment.updated') await release()
    }
  }

  return {
    plan: () => plan,
    /** `late` waits for `release`, or for so many milliseconds. */
    choose({ plan: name, delayMs: delay }: { plan?: unknown; delayMs?: unknown }): boolean {
      const known = deliveryPlans.find((each) => each === name)
      if (!known || !(delay === undefined || (Number.isInteger(delay) && Number(delay) >= 0))) return false
      plan = known
      delayMs = delay === undefined ? undefined : Number(delay)
      return true
    },
    announce: ({ id, notificationUrl, updatedAt }: Payment, action: PaymentAction) => {
      if (notificationUrl === '') return
      void announce({ paymentId: id, action, url: notificationUrl, at: new Date(updatedAt) })
    },
    /** Sends what was held back, and waits for the responses. */
    release,
    list: (): readonly Delivery[] => journal,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      held = []
    },
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>
