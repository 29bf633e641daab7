import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'

const guard = (file: string, change: GuardChange) => ({ file: `packages/${file}`, change })
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `packages/${file}`, titles })
const held = titled('platform/src/discounts/drafts-of-codes.test.ts')
const imported = titled('backend/src/offers/agreed/agreed-claims.test.ts')
const bought = titled('backend/src/checkout/agreed-checkout.test.ts')

/** Guards of agreed prices: one customer, one piece, one use, until one moment. */
export const agreedMutants: readonly Mutant[] = [
  {
    name: 'customer of a code',
    guards: [guard('platform/src/discounts/find-discounts.ts', { operand: 'forBuyer' })],
    red: held('is free for the buyer of the code alone'),
  },
  {
    name: 'end of a code',
    guards: [guard('platform/src/discounts/find-discounts.ts', { operand: 'open' })],
    red: held('a draft order of a discount code is not free any more once the code has ended'),
  },
  {
    name: 'held unit that goes to the order of its code',
    guards: [guard('platform/src/orders/place-order.ts', { expression: 'draftHolder', becomes: '[]' })],
    red: held('stays held at the payment step, and is sold by the order that uses the code'),
  },
  {
    name: 'one claim of an agreed import',
    guards: [guard('backend/src/offers/agreed/agreed-claims.ts', { argument: ['claim', 'isClaimedBy'], of: 'and' })],
    red: imported('goes to one of fifty orders at once'),
  },
  {
    name: 'one use of an agreed import',
    guards: [
      guard('backend/src/offers/agreed/agreed-claims.ts', {
        condition: ['rows', 'offerIds', 'isOpen'],
        becomes: false,
      }),
    ],
    red: imported('is paid back to who pays for it after another order has used it'),
  },
  {
    name: 'pay-by moment of an agreed price',
    guards: ['list-agreed-prices.ts', 'agreed-claims.ts'].map((file) =>
      guard(`backend/src/offers/agreed/${file}`, { argument: 'payBy', of: 'and' }),
    ),
    red: imported('is nobody else’s, and over at the pay-by moment'),
  },
  {
    name: 'agreed price that was shown',
    guards: [
      guard('backend/src/checkout/check-lines.ts', { expression: ['change', 'agreed-ended'], becomes: '...[]' }),
    ],
    red: bought('is over at the pay-by moment, and says so instead of charging more'),
  },
]
