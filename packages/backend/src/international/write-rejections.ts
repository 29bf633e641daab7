import { createHash } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { inArray, lt, sql } from '@dvaput/database/query'
import type { RejectedRow } from '@dvaput/integrations/era/era-item'
import { quoteJson } from '@dvaput/integrations/era/quote-json'
import { internationalRejections } from './international-rejections.table.ts'

const maxRowLength = 4_000
const maxIdLength = 64

const idOf = (row: unknown): string | null => {
  if (typeof row !== 'object' || row === null) return null
  const { item_id, id } = row as { item_id?: unknown; id?: unknown }
  const value = item_id ?? id
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text !== '' && text.length <= maxIdLength ? text : null
}

const clean = (text: string) => text.replaceAll('\\u0000', '').replaceAll('\0', '').toWellFormed()

/**
 * Products that the rows name stay as they were. A row with the id of one that was taken has none of its own: it stays
 * listed beside it.
 */
export const writeRejections = async (
  { db }: Transaction,
  rejected: readonly RejectedRow[],
  taken: readonly string[],
): Promise<void> => {
  const isTaken = new Set(taken)
  const rows = rejected.map(({ row, reason }) => {
    const text = clean(quoteJson(row, maxRowLength))
    const named = idOf(row)
    const eraId = named !== null && isTaken.has(named) ? null : named
    const key = eraId ?? `digest ${createHash('sha256').update(text).digest('hex')}`
    return {
      key: clean(key),
      eraId: eraId === null ? null : clean(eraId),
      reason: clean(reason),
      row: text,
    }
  })
  const byKey = new Map(rows.map((row) => [row.key, row]))
  if (byKey.size > 0)
    await db
      .insert(internationalRejections)
      .values([...byKey.values()])
      .onConflictDoUpdate({
        target: internationalRejections.key,
        set: { reason: sql`excluded.reason`, row: sql`excluded.row`, lastAt: sql`app_now()` },
      })
}

/** These are good again. */
export const removeRejections = async ({ db }: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(internationalRejections).where(inArray(internationalRejections.key, [...ids]))
}

/** Those that the full run did not meet again are gone. */
export const removeOlderRejections = async ({ db }: Transaction, since: Date): Promise<void> => {
  await db.delete(internationalRejections).where(lt(internationalRejections.lastAt, since))
}
