import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'
import { withoutGuards } from './without-guard.ts'

const folder = 'packages/backend/src/offers'
const guard = (file: string, change: GuardChange) => ({ file: `${folder}/${file}`, change })
const red = (...titles: readonly string[]) => ({ file: `${folder}/offers.test.ts`, titles })
const redAtWarehouse = (...titles: readonly string[]) => ({ file: `${folder}/warehouse/era-offers.test.ts`, titles })

const onePress = guard('submit-offer.ts', { statement: 'execute' })
const oneThread = red('is one thread for each customer and product, also of fifty presses at once')

/** Guards of offers: one thread, its limits, its clocks, and what an approval leaves behind. */
export const offerMutants: readonly Mutant[] = [
  {
    name: 'look for an open offer',
    guards: [guard('submit-offer.ts', { condition: 'hasOpen', becomes: false })],
    red: oneThread,
  },
  {
    name: 'one open offer in the database and one press at a time',
    sql: withoutGuards('backend', 'offers_one_open'),
    guards: [onePress],
    red: oneThread,
  },
  {
    name: 'limit of amounts for a product',
    guards: [guard('submit-offer.ts', { condition: 'moves', becomes: false })],
    red: red('is the third and last of three amounts for the product within 30 days'),
  },
  {
    name: 'limit of offers within an hour',
    guards: [guard('submit-offer.ts', { condition: 'allowed', becomes: false })],
    red: red('is one of at most twenty within an hour'),
  },
  {
    name: 'deadline of an answer',
    guards: [guard('apply-move.ts', { condition: 'isDue', becomes: false })],
    red: red('ends by the clock of the database, and the answer of a late customer is refused'),
  },
  {
    name: 'deadline of an approval',
    guards: [guard('approve-offer.ts', { operand: 'isDue' })],
    red: red('ends by the clock of the database, and the answer of a late customer is refused'),
  },
  {
    name: 'one approval of an offer at a time',
    guards: [guard('approve-offer.ts', { within: 'begin', operand: ['row', 'approving'], without: 'nextOffer' })],
    red: red('that the platform does not answer goes on by itself, and nobody waits'),
  },
  {
    name: 'end of an offer while it is approved',
    guards: [guard('approve-offer.ts', { condition: ['approving', 'isSameApproval'], becomes: false })],
    red: red(
      'that meets a withdraw leaves no code and no unit behind',
      'that meets a sell leaves no code and no unit behind',
    ),
  },
  {
    name: 'release of the unit with the end of an offer',
    guards: [guard('apply-move.ts', { condition: 'hadHold', becomes: false })],
    red: red('counts for 24 hours and then loses its code and its unit'),
  },
  {
    name: 'owner of an offer',
    guards: [guard('answer-offer.ts', { argument: 'customerId', of: 'and' })],
    red: red('lets a customer decline and withdraw, and nobody else touch it [MYOF-17]'),
  },
  {
    name: 'answer between the offer and the counter-offer',
    guards: [
      guard('answer-offer.ts', {
        expression: ['offeredPrice', 'counterPrice'],
        becomes: '{ offered: 0, counter: Number.MAX_SAFE_INTEGER }',
      }),
    ],
    red: red('goes from offer to counter, to another amount, to a counter, to an agreed price [MYOF-14]'),
  },
  {
    name: 'key of a move from outside',
    guards: [guard('apply-move.ts', { condition: 'isRepeated', becomes: false })],
    red: red('is rejected with the note of the shop as the response, once [MYOF-08]'),
  },
  {
    name: 'unit that is held for an agreed price',
    guards: [guard('sold-products.ts', { condition: 'held', becomes: false })],
    red: red('ends every other open offer on it with its last unit, and none before'),
  },
  {
    name: 'look whether the last unit was sold',
    guards: [guard('sold-products.ts', { condition: 'products', becomes: false })],
    red: red('ends every other open offer on it with its last unit, and none before'),
  },
  {
    name: 'look for an offer at the warehouse before it is sent again',
    guards: [guard('warehouse/era-messages.ts', { condition: 'received', becomes: false })],
    red: redAtWarehouse('is one although the answer was lost, at a warehouse that does not look at keys'),
  },
  {
    name: 'order of the moves that the warehouse is told',
    guards: [guard('warehouse/era-messages.ts', { expression: ['asc', 'number'], becomes: 'sql`number DESC`' })],
    red: redAtWarehouse('is made while the warehouse is down, and arrives in order when it is back'),
  },
  {
    name: 'answer of the warehouse to an amount that was replaced',
    guards: [guard('warehouse/follow-era-offers.ts', { condition: 'inReplyTo', becomes: false })],
    red: redAtWarehouse('to an amount that the customer has replaced since changes nothing'),
  },
  {
    name: 'end of the offers on an imported product that is sold',
    guards: [guard('sweep-offers.ts', { expression: 'endSoldImports', becomes: 'Promise.resolve()' })],
    red: redAtWarehouse('ends every open offer on it, whoever sold it, and tells their customers'),
  },
  {
    name: 'agreed price of an imported product that is sold',
    guards: [guard('sold-products.ts', { condition: 'held', becomes: false })],
    red: redAtWarehouse('ends every open offer on it, whoever sold it, and tells their customers'),
  },
]
