import type { Transaction } from '@dvaput/database/in-transaction'
import { inArray } from '@dvaput/database/query'
import { cartLines } from '../../tables/carts.table.ts'
import type { DraftLine } from './draft-lines.ts'

const isSame = (a: DraftLine, b: DraftLine) =>
  a.quantity === b.quantity && a.variant.id === b.variant.id && a.attributesHash === b.attributesHash

const toRow = (token: string, { id, variant, quantity, attributes, attributesHash }: DraftLine) => ({
  id,
  cartToken: token,
  variantId: variant.id,
  quantity,
  attributes,
  attributesHash,
})

/**
 * Replaces what changed. Changed rows are deleted and written anew, each in its old place: updating them one by one
 * could meet the rule that a variant with the same attributes has one line.
 */
export const writeLines = async (
  { db }: Transaction,
  token: string,
  before: readonly DraftLine[],
  after: readonly DraftLine[],
): Promise<void> => {
  const known = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(
    after.filter((line) => known.has(line.id) && isSame(line, known.get(line.id) as DraftLine)).map(({ id }) => id),
  )
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await db.delete(cartLines).where(inArray(cartLines.id, gone))
  const changed = after.filter(({ id, position }) => !kept.has(id) && position !== undefined)
  if (changed.length > 0)
    await db
      .insert(cartLines)
      .overridingSystemValue()
      .values(changed.map((line) => ({ ...toRow(token, line), position: line.position })))
  const added = after.filter(({ position }) => position === undefined)
  if (added.length > 0) await db.insert(cartLines).values(added.map((line) => toRow(token, line)))
}
