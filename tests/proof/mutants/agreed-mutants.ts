import type { Mutant } from './mutants.ts'

const edit = (file: string, from: string, to = '') => ({ file: `packages/${file}`, from, to })
const titled =
  (file: string) =>
  (...titles: readonly string[]) => ({ file: `packages/${file}`, titles })
const held = titled('platform/src/discounts/drafts-of-codes.test.ts')
const imported = titled('backend/src/offers/agreed-claims.test.ts')
const bought = titled('backend/src/checkout/agreed-checkout.test.ts')

/** Guards of agreed prices: one customer, one piece, one use, until one moment. */
export const agreedMutants: readonly Mutant[] = [
  {
    name: 'customer of a code',
    edits: [edit('platform/src/discounts/find-discounts.ts', 'row.forBuyer &&', 'row.open &&')],
    red: held('is free for the buyer of the code alone'),
  },
  {
    name: 'end of a code',
    edits: [edit('platform/src/discounts/find-discounts.ts', 'row.open &&')],
    red: held('is not free any more once the code has ended'),
  },
  {
    name: 'held unit that goes to the order of its code',
    edits: [edit('platform/src/orders/place-order.ts', ', ...drafts.map(draftHolder)]', ']')],
    red: held('stays held at the payment step, and is sold by the order that uses the code'),
  },
  {
    name: 'one claim of an agreed import',
    edits: [edit('backend/src/offers/agreed-claims.ts', ', or(isNull(offers.claim), isClaimedBy(by)))', ')')],
    red: imported('goes to one of fifty orders at once'),
  },
  {
    name: 'one use of an agreed import',
    edits: [
      edit(
        'backend/src/offers/agreed-claims.ts',
        'if (rows.length < offerIds.length || !rows.every((row) => row.orderId === by || isOpen(row))) return false',
        'if (rows.length < offerIds.length && rows.every(isOpen)) return false',
      ),
    ],
    red: imported('is paid back to who pays for it after another order has used it'),
  },
  {
    name: 'pay-by moment of an agreed price',
    edits: ['list-agreed-prices.ts', 'agreed-claims.ts'].map((file) =>
      edit(`backend/src/offers/${file}`, 'gt(offers.payBy, sql`app_now()`)', 'gt(offers.payBy, offers.createdAt)'),
    ),
    red: imported('is nobody else’s, not of two pieces, and over at the pay-by moment'),
  },
  {
    name: 'agreed price that was shown',
    edits: [
      edit(
        'backend/src/checkout/check-lines.ts',
        '(shown !== undefined && shownAgreed?.minor !== current?.agreed?.price.minor) ||',
      ),
    ],
    red: bought('is over at the pay-by moment, and says so instead of charging more'),
  },
]
