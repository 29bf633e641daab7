import type { Mutant } from './mutants.ts'
import { withoutGuards } from './without-guard.ts'

const folder = 'packages/backend/src/offers'
const edit = (file: string, from: string, to = '') => ({ file: `${folder}/${file}`, from, to })
const red = (...titles: readonly string[]) => ({ file: `${folder}/offers.test.ts`, titles })
const redAtWarehouse = (...titles: readonly string[]) => ({ file: `${folder}/era-offers.test.ts`, titles })

const onePress = edit(
  'submit-offer.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
  'await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)',
)
const oneThread = red('is one thread for each customer and product, also of fifty presses at once')

/** Guards of offers: one thread, its limits, its clocks, and what an approval leaves behind. */
export const offerMutants: readonly Mutant[] = [
  {
    name: 'look for an open offer',
    edits: [
      edit(
        'submit-offer.ts',
        "if (await hasOpen(tx, customer.id, productKey)) return { ok: false, refusal: { code: 'offer-open-already' } }",
      ),
    ],
    red: oneThread,
  },
  {
    name: 'one open offer in the database and one press at a time',
    sql: withoutGuards('backend', 'offers_one_open'),
    edits: [onePress],
    red: oneThread,
  },
  {
    name: 'limit of amounts for a product',
    edits: [
      edit(
        'submit-offer.ts',
        "if (moves >= settings.movesPerProduct) return { ok: false, refusal: { code: 'offer-limit' } }",
      ),
    ],
    red: red('is the third and last of three amounts for the product within 30 days'),
  },
  {
    name: 'limit of offers within an hour',
    edits: [edit('submit-offer.ts', 'if (!allowed) return', 'if (!allowed && !customer) return')],
    red: red('is one of at most twenty within an hour'),
  },
  {
    name: 'deadline of an answer',
    edits: [
      edit(
        'apply-move.ts',
        "if (row.isDue && !afterDeadline.includes(made.move)) return { ok: false, reason: 'not-possible' }",
      ),
    ],
    red: red('ends by the clock of the database, and the answer of a late customer is refused'),
  },
  {
    name: 'deadline of an approval',
    edits: [edit('approve-offer.ts', 'row.isDue ||')],
    red: red('ends by the clock of the database, and the answer of a late customer is refused'),
  },
  {
    name: 'one approval of an offer at a time',
    edits: [edit('approve-offer.ts', 'row.approving ||')],
    red: red('that the platform does not answer goes on by itself, and nobody waits'),
  },
  {
    name: 'end of an offer while it is approved',
    edits: [edit('approve-offer.ts', 'if (!row?.approving || !isSameApproval(row, prepared)) {', 'if (!row) {')],
    red: red(
      'that meets a withdraw leaves no code and no unit behind',
      'that meets a sell leaves no code and no unit behind',
    ),
  },
  {
    name: 'release of the unit with the end of an offer',
    edits: [
      edit(
        'apply-move.ts',
        "if (hadHold && (offer.status !== 'approved' || offer.usedAt !== null)) await agreed.release(tx, row)",
        'if (hadHold && !row) await agreed.release(tx, row)',
      ),
    ],
    red: red('counts for 24 hours and then loses its code and its unit'),
  },
  {
    name: 'owner of an offer',
    edits: [
      edit(
        'answer-offer.ts',
        '.where(and(eq(offers.id, id), eq(offers.customerId, customerId)))',
        '.where(and(eq(offers.id, id)))',
      ),
    ],
    red: red('lets a customer decline and withdraw, and nobody else touch it [MYOF-17]'),
  },
  {
    name: 'answer between the offer and the counter-offer',
    edits: [
      edit(
        'answer-offer.ts',
        '{ offered: locked.offeredPrice, counter: locked.counterPrice }',
        '{ offered: 0, counter: Number.MAX_SAFE_INTEGER }',
      ),
    ],
    red: red('goes from offer to counter, to another amount, to a counter, to an agreed price [MYOF-14]'),
  },
  {
    name: 'key of a move from outside',
    edits: [edit('apply-move.ts', "if (await isRepeated(tx, id, made.key)) return { ok: false, reason: 'repeated' }")],
    red: red('is rejected with the note of the shop as the response, once [MYOF-08]'),
  },
  {
    name: 'unit that is held for an agreed price',
    edits: [edit('sold-products.ts', 'if (held.length > 0) return')],
    red: red('ends every other open offer on it with its last unit, and none before'),
  },
  {
    name: 'look whether the last unit was sold',
    edits: [edit('sold-products.ts', 'if (await products.isForSale(locale, identity)) return')],
    red: red('ends every other open offer on it with its last unit, and none before'),
  },
  {
    name: 'look for an offer at the warehouse before it is sent again',
    edits: [edit('era-messages.ts', 'if (known && known.received >= number) return known.eraOfferId')],
    red: redAtWarehouse('is one although the answer was lost, at a warehouse that does not look at keys'),
  },
  {
    name: 'order of the moves that the warehouse is told',
    edits: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
      edit('era-messages.ts', 'asc(offerMessages.number)', 'asc(sql`-${offerMessages.number}`)'),
    ],
    red: redAtWarehouse('is made while the warehouse is down, and arrives in order when it is back'),
  },
  {
    name: 'answer of the warehouse to an amount that was replaced',
    edits: [
      edit(
        'follow-era-offers.ts',
        "if (known.status !== 'sold' && (known.inReplyTo ?? 0) < (await lastOwnMove(row.id))) return",
      ),
    ],
    red: redAtWarehouse('to an amount that the customer has replaced since changes nothing'),
  },
  {
    name: 'end of the offers on an imported product that is sold',
    edits: [edit('sweep-offers.ts', 'await endSoldImports()')],
    red: redAtWarehouse('ends every open offer on it, whoever sold it, and tells their customers'),
  },
  {
    name: 'agreed price of an imported product that is sold',
    edits: [edit('sold-products.ts', 'if (held.length > 0) return')],
    red: redAtWarehouse('ends every open offer on it, whoever sold it, and tells their customers'),
  },
]
