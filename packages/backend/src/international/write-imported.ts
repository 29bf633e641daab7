import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, getTableColumns, gt, inArray, sql } from '@dvaput/database/query'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { deletionsOf } from '../search/words/edit-distance.ts'
import { internationalEntries } from './international-entries.table.ts'
import { type InternationalRow, internationalProducts } from './international-products.table.ts'
import { internationalWords } from './international-words.table.ts'
import { toEntry } from './reshape-item.ts'

type Columns = Readonly<Record<string, { readonly name: string }>>

/** Preparing a large statement lets nobody else have the processor: a page of rows is written in parts. */
const rowsAtOnce = 50

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  )

/** Every column as the new row has it. */
const fromNewRow = (columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]))

const { id: productId, ...productColumns } = getTableColumns(internationalProducts)
const { id: entryId, ...entryColumns } = getTableColumns(internationalEntries)

/** Locked in order, so that nobody writes an older response between our read and our write. */
export const lockKnown = async ({ db }: Transaction, ids: readonly string[]) => {
  const { id, digest, handle, listed, removedAt, syncedAt, pesos, dollars } = internationalProducts
  const rows = await db
    .select({ id, digest, handle, listed, removedAt, syncedAt, pesos, dollars })
    .from(internationalProducts)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export type KnownProducts = Awaited<ReturnType<typeof lockKnown>>

/** Most words of a page are known: only the others are written, in their order, so that two writers do not block. */
const writeWords = async ({ db }: Transaction, words: ReadonlySet<string>) => {
  const known = await db
    .select({ word: internationalWords.word })
    .from(internationalWords)
    .where(and(inArray(internationalWords.word, [...words]), gt(internationalWords.uses, 0)))
  const isKnown = new Set(known.map(({ word }) => word))
  const rows = [...words]
    .filter((word) => !isKnown.has(word))
    .sort()
    .map((word) => ({ word, lexeme: toLexeme(word), deletions: deletionsOf(word), uses: 1 }))
  if (rows.length > 0)
    await db
      .insert(internationalWords)
      .values(rows)
      .onConflictDoUpdate({ target: internationalWords.word, set: { uses: 1 } })
}

export const removeEntries = async ({ db }: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(internationalEntries).where(inArray(entryId, [...ids]))
}

export const writeEntries = async (tx: Transaction, rows: readonly InternationalRow[]): Promise<void> => {
  for (const part of inParts(rows)) {
    const made = part.map(toEntry)
    await tx.db
      .insert(internationalEntries)
      .values(made.map(({ entry }) => entry))
      .onConflictDoUpdate({ target: entryId, set: fromNewRow(entryColumns) })
    await writeWords(tx, new Set(made.flatMap(({ words }) => words)))
  }
}

/** Writes what changed; an older response never replaces a newer one. @returns the handles whose pages changed */
export const writeImported = async (
  tx: Transaction,
  rows: readonly InternationalRow[],
  known: KnownProducts,
): Promise<string[]> => {
  const current = rows.filter(({ id, syncedAt }) => (known.get(id)?.syncedAt ?? syncedAt) <= syncedAt)
  const isSame = ({ id, digest }: InternationalRow) => {
    const before = known.get(id)
    return before?.digest === digest && before.removedAt === null
  }
  const changed = current.filter((row) => !isSame(row))
  const same = current.filter(isSame)
  const [anyRow] = current
  if (anyRow && same.length > 0)
    await tx.db
      .update(internationalProducts)
      .set({ syncedAt: anyRow.syncedAt })
      .where(
        inArray(
          productId,
          same.map(({ id }) => id),
        ),
      )
  for (const part of inParts(changed))
    await tx.db
      .insert(internationalProducts)
      .values(part)
      .onConflictDoUpdate({ target: productId, set: fromNewRow(productColumns) })
  await writeEntries(
    tx,
    changed.filter(({ listed }) => listed),
  )
  await removeEntries(
    tx,
    changed.filter(({ listed }) => !listed).map(({ id }) => id),
  )
  return [...new Set(changed.flatMap(({ id, handle }) => [handle, known.get(id)?.handle ?? handle]))]
}
