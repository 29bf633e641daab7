import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, gt, inArray, isNull, or, sql } from '@dvaput/database/query'
import type { AgreedImports } from '../../imported-orders/agreed-imports.ts'
import type { OrderRecord } from '../../orders/orders.table.ts'
import type { ApplyMove } from '../apply-move.ts'
import { offers } from '../offers.table.ts'
import { cancelBought } from './cancel-bought.ts'

type Needs = { readonly applyMove: ApplyMove }

const toClaim = (by: string, offerId: string) => `${by}:${offerId}`
const isClaimedBy = (by: string) => sql`starts_with(${offers.claim}, ${`${by}:`})`

const isPayable = and(
  eq(offers.kind, 'international'),
  eq(offers.status, 'approved'),
  isNull(offers.usedAt),
  gt(offers.payBy, sql`app_now()`),
)

/** One order at a time uses the agreed price of an imported product, and one in all. */
export const createAgreedClaims = ({ applyMove }: Needs) => {
  const claim: AgreedImports['claim'] = async ({ db }, { by, offerId }) => {
    const claimed = await db
      .update(offers)
      .set({ claim: toClaim(by, offerId) })
      .where(and(eq(offers.id, offerId), isPayable, or(isNull(offers.claim), isClaimedBy(by))))
      .returning({ id: offers.id })
    return claimed.length === 1
  }

  const release: AgreedImports['release'] = async (tx, by) => {
    await cancelBought(tx, applyMove, by)
    await tx.db
      .update(offers)
      .set({ claim: null })
      .where(and(isClaimedBy(by), isNull(offers.usedAt)))
  }

  /** Who began to pay in time and comes back late still has it, unless another order was faster. */
  const use: AgreedImports['use'] = async (tx, { by, offerIds }) => {
    const rows = await tx.db
      .select()
      .from(offers)
      .where(inArray(offers.id, [...offerIds]))
      .orderBy(asc(offers.id))
      .for('update')
    const isOpen = (row: (typeof rows)[number]) =>
      row.status === 'approved' && row.usedAt === null && (row.claim === null || row.claim === toClaim(by, row.id))
    if (rows.length < offerIds.length || !rows.every((row) => row.orderId === by || isOpen(row))) return false
    for (const { id, orderId } of rows)
      if (orderId !== by) await applyMove(tx, id, { move: 'buy', actor: 'order', orderId: by })
    return true
  }

  return {
    claim,
    release,
    use,

    /** An order of temporary products uses what its checkout has claimed. */
    async onOrder({ id, checkoutId }: OrderRecord, tx: Transaction): Promise<void> {
      if (checkoutId === null) return
      const claimed = await tx.db
        .select({ id: offers.id })
        .from(offers)
        .where(and(isClaimedBy(checkoutId), isNull(offers.usedAt)))
        .orderBy(asc(offers.id))
      for (const offer of claimed) await applyMove(tx, offer.id, { move: 'buy', actor: 'order', orderId: id })
    },
  }
}
