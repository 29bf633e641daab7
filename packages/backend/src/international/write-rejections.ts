import { createHash } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { inArray, lt, sql } from '@dvaput/database/query'
import type { RejectedRow } from '@dvaput/integrations/era/era-item'
import { internationalRejections } from './international-rejections.table.ts'

const longestRow = 4_000
const longestId = 64

const idOf = (row: unknown): string | null => {
  if (typeof row !== 'object' || row === null) return null
  const { item_id, id } = row as { item_id?: unknown; id?: unknown }
  const value = item_id ?? id
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text !== '' && text.length <= longestId ? text : null
}

const clean = (text: string) => text.replaceAll('\\u0000', '').replaceAll('\0', '').toWellFormed()

/** @returns the ids that the rows name: their products stay as they were */
export const writeRejections = async ({ db }: Transaction, rejected: readonly RejectedRow[]): Promise<string[]> => {
  const rows = rejected.map(({ row, reason }) => {
    const text = clean(JSON.stringify(row) ?? 'undefined')
    const eraId = idOf(row)
    const key = eraId ?? `digest ${createHash('sha256').update(text).digest('hex')}`
    return {
      key: clean(key),
      eraId: eraId === null ? null : clean(eraId),
      reason: clean(reason),
      row: text.slice(0, longestRow),
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
  return [...byKey.values()].flatMap(({ eraId }) => eraId ?? [])
}

/** These are good again. */
export const removeRejections = async ({ db }: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(internationalRejections).where(inArray(internationalRejections.key, [...ids]))
}

/** Those that the full run did not meet again are gone. */
export const removeOlderRejections = async ({ db }: Transaction, since: Date): Promise<void> => {
  await db.delete(internationalRejections).where(lt(internationalRejections.lastAt, since))
}
