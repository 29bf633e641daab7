import process from 'node:process'

/** Places of the store where a crash must lose nothing. */
export const storeFailpoints = [
  'after-inbox-insert',
  'before-settle',
  'after-settle',
  'before-mail-send',
  'after-mail-send',
  'before-catalogue-page',
  'before-international-page',
  'after-order-insert',
  'before-login-link-mail',
  'after-login-link-mail',
  'before-login-link-use',
  'after-login-link-spent',
  'after-login-link-session',
  'after-login-link-commit',
  'after-checkout-row',
  'after-cart-create',
  'after-cart-change',
  'after-checkout-open',
  'after-reservation-row',
  'before-reservation-draft',
  'after-reservation-draft',
  'after-reservation-held',
  'before-reservation-order',
  'after-reservation-order',
  'before-reservation-handover',
  'before-order-link-mail',
  'after-order-link-mail',
  'before-return-insert',
  'after-return-insert',
  'after-international-order',
  'after-payment-start',
  'after-payment-record',
  'before-payment-commit',
  'after-payment-settle',
  'before-era-order',
  'after-era-order',
  'after-refund-row',
  'before-refund',
  'after-refund',
  'before-era-offer',
  'after-era-offer',
  'after-offer-approving',
  'before-offer-prepare',
  'before-offer-approved',
  'after-temporary-row',
  'after-temporary-product',
  'after-offer-hold',
  'after-offer-code',
] as const

/** Those of the platform, in the order in which a payment by card reaches them; then of money that goes back. */
export const platformFailpoints = [
  'before-hold',
  'before-hold-commit',
  'after-hold',
  'after-payment',
  'after-codes-used',
  'after-stock-sold',
  'after-order-placed',
  'after-order-announced',
  'before-order-commit',
  'after-order-commit',
  'after-charge-cancelled',
  'before-pay-back-commit',
  'before-card-refund',
  'after-card-refund',
] as const

export type StoreFailpoint = (typeof storeFailpoints)[number]
export type PlatformFailpoint = (typeof platformFailpoints)[number]
export type FailpointName = StoreFailpoint | PlatformFailpoint

export type FailpointAction =
  | { do: 'throw'; error?: Error }
  | { do: 'sleep'; milliseconds: number }
  | { do: 'kill' }
  | { do: 'call'; callback: () => void | Promise<void> }

const perform = async (name: FailpointName, action: FailpointAction) => {
  if (action.do === 'throw') throw action.error ?? new Error(`failpoint ${name}`)
  if (action.do === 'sleep') await new Promise((resolve) => setTimeout(resolve, action.milliseconds))
  if (action.do === 'kill') process.kill(process.pid, 'SIGKILL')
  if (action.do === 'call') await action.callback()
}

/** What happens in this process at which place. Tests and proofs alone write into it. */
export const failpointActions: Partial<Record<FailpointName, FailpointAction>> = {}

/** Does nothing unless an action is set for this place. */
export const failpoint = async (name: FailpointName): Promise<void> => {
  const action = failpointActions[name]
  if (action) await perform(name, action)
}
