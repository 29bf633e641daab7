import process from 'node:process'

/** Grows with the features: each place where a crash must lose nothing has its name here. */
export type FailpointName =
  | 'after-inbox-insert'
  | 'before-settle'
  | 'after-settle'
  | 'before-mail-send'
  | 'after-mail-send'
  | 'before-catalogue-page'
  | 'before-international-page'
  | 'after-order-insert'
  | 'before-login-link-mail'
  | 'after-login-link-mail'
  | 'before-login-link-use'
  | 'after-login-link-spent'
  | 'after-login-link-session'
  | 'after-login-link-commit'
  | 'after-checkout-row'
  | 'after-cart-create'
  | 'after-cart-change'
  | 'after-checkout-open'
  | 'after-reservation-row'
  | 'before-reservation-draft'
  | 'after-reservation-draft'
  | 'after-reservation-held'
  | 'before-reservation-order'
  | 'after-reservation-order'
  | 'before-reservation-handover'
  | 'before-order-link-mail'
  | 'after-order-link-mail'
  | 'before-return-insert'
  | 'after-return-insert'
  | 'after-international-order'
  | 'after-payment-start'
  | 'after-payment-record'
  | 'before-payment-commit'
  | 'after-payment-settle'
  | 'before-era-order'
  | 'after-era-order'
  | 'after-refund-row'
  | 'before-refund'
  | 'after-refund'
  | 'before-era-offer'
  | 'after-era-offer'
  | 'after-offer-approving'
  | 'before-offer-prepare'
  | 'before-offer-approved'
  | 'after-temporary-row'
  | 'after-temporary-product'
  | 'before-temporary-order'
  | 'after-temporary-order'
  | 'after-offer-hold'
  | 'after-offer-code'

export type FailpointAction =
  | { do: 'throw'; error?: Error }
  | { do: 'sleep'; milliseconds: number }
  | { do: 'kill' }
  | { do: 'call'; callback: () => void | Promise<void> }

export type Failpoints = (name: FailpointName) => Promise<void>

const perform = async (name: FailpointName, action: FailpointAction) => {
  if (action.do === 'throw') throw action.error ?? new Error(`failpoint ${name}`)
  if (action.do === 'sleep') await new Promise((resolve) => setTimeout(resolve, action.milliseconds))
  if (action.do === 'kill') process.kill(process.pid, 'SIGKILL')
  if (action.do === 'call') await action.callback()
}

/** Inert unless actions are handed in; an action may be exchanged while the process runs. */
export const createFailpoints = (actions: Partial<Record<FailpointName, FailpointAction>> = {}): Failpoints => {
  return async (name) => {
    const action = actions[name]
    if (action) await perform(name, action)
  }
}
