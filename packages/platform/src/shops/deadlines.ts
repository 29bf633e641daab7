import type { Span } from '@dvaput/domain/markets/figures'

/** What the platform enforces and its hosted pages and e-mails state. */
export const deadlines = {
  /** How long a guest's link to an order works. */
  orderLink: { from: 90, to: 90, unit: 'days' },
  /** An order that is not paid by then is cancelled and its stock released. */
  bankTransfer: { from: 3, to: 3, unit: 'days' },
  loginCode: { from: 10, to: 10, unit: 'minutes' },
} as const satisfies Record<string, Span>
