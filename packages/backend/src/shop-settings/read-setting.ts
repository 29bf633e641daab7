import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNotNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OwnTexts } from '@dvaput/domain/markets/own-texts'
import { revisionOf } from '../audit/revision-of.ts'
import { parseSetting, type SettingKey, type SettingValue, type TextKey, textPrefix } from './setting-values.ts'
import { shopSettings } from './shop-settings.table.ts'

export type Setting<Key extends SettingKey> = {
  /** Null where the default stands. */
  readonly value: SettingValue<Key> | null
  readonly revision: string
  readonly updatedAt: Date | null
}

type Reader = Pick<Transaction, 'db'>

/** The database counts the changes of a setting: 0 before the first. */
const settingRevision = (changes: number): string => revisionOf([changes])

const toSetting = <Key extends SettingKey>(
  key: Key,
  row: typeof shopSettings.$inferSelect | undefined,
): Setting<Key> => {
  if (!row) return { value: null, revision: settingRevision(0), updatedAt: null }
  const value = row.value === null ? null : parseSetting(key, row.value)
  return { value, revision: settingRevision(row.revision), updatedAt: row.updatedAt }
}

/** From the database each time, so that a change counts in every process at once. */
export const readSetting = async <Key extends SettingKey>({ db }: Reader, key: Key): Promise<Setting<Key>> => {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.key, key))
  return toSetting(key, row)
}

/** What the shop has written itself, by page, section and language. */
export const readOwnTexts = async ({ db }: Reader, market: MarketId): Promise<OwnTexts> => {
  const prefix = textPrefix(market)
  const isText = and(sql`starts_with(${shopSettings.key}, ${prefix})`, isNotNull(shopSettings.value))
  const rows = await db.select().from(shopSettings).where(isText)
  return Object.fromEntries(
    rows.map(({ key, value }) => [key.slice(prefix.length), parseSetting(key as TextKey, value)]),
  )
}

/** Nobody else changes it before the transaction ends. */
export const lockSetting = async <Key extends SettingKey>({ db }: Reader, key: Key): Promise<Setting<Key>> => {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.key, key)).for('update')
  return toSetting(key, row)
}
