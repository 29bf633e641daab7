import type { PlatformFailpoint } from '@dvaput/database/failpoint'

/**
 * How a process comes to the point where it dies, and how many orders there are once the others have swept:
 * `press` is the button of the payment step, `sweep` finds a charge that never arrived, `pay-back` one whose products
 * are gone meanwhile, and `refund` sends that money back.
 */
export type Crash =
  | { readonly by: 'press'; readonly method: 'card' | 'cash-on-delivery'; readonly left: 0 | 1 }
  | { readonly by: 'sweep' | 'pay-back' | 'refund' }

const uncharged: Crash = { by: 'press', method: 'card', left: 0 }
const charged: Crash = { by: 'press', method: 'card', left: 1 }
const unpaid: Crash = { by: 'press', method: 'cash-on-delivery', left: 0 }

/** Every failpoint of the checkout: the compiler names one that is missing. */
export const crashPoints = {
  'before-hold': [uncharged, unpaid],
  'before-hold-commit': [uncharged],
  'after-hold': [uncharged],
  'after-payment': [charged],
  'after-codes-used': [charged, unpaid],
  'after-stock-sold': [charged, unpaid],
  'after-order-placed': [charged, unpaid],
  'after-order-announced': [charged, unpaid],
  'before-order-commit': [charged, unpaid],
  'after-order-commit': [charged, { ...unpaid, left: 1 }],
  'after-charge-cancelled': [{ by: 'sweep' }],
  'before-pay-back-commit': [{ by: 'pay-back' }],
  'before-card-refund': [{ by: 'refund' }],
  'after-card-refund': [{ by: 'refund' }],
} as const satisfies Record<PlatformFailpoint, readonly Crash[]>
