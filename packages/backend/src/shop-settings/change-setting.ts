import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import { lockSetting, type Setting } from './read-setting.ts'
import type { SettingKey, SettingValue } from './setting-values.ts'
import { shopSettings } from './shop-settings.table.ts'

export type SettingChange<Key extends SettingKey> = {
  readonly by: AuditAuthor
  /** Of the setting as it was seen. */
  readonly revision: string
  /** Null puts the default back. */
  readonly value: SettingValue<Key> | null
}

type Auditing<Key extends SettingKey> = {
  readonly audit: Pick<AuditLog, 'record'>
  readonly action: AuditAction
  /** What the log may say of a value, where that is not all of it. */
  readonly describe?: (value: SettingValue<Key> | null) => unknown
}

/** Undefined where it was changed; otherwise what stands there, which somebody else has set meanwhile. */
export const changeSetting = async <Key extends SettingKey>(
  tx: Transaction,
  key: Key,
  { by, revision, value }: SettingChange<Key>,
  { audit, action, describe = (each) => each }: Auditing<Key>,
): Promise<Setting<Key> | undefined> => {
  const before = await lockSetting(tx, key)
  if (before.revision !== revision) return before
  const written =
    before.updatedAt === null
      ? await tx.db
          .insert(shopSettings)
          .values({ key, value })
          .onConflictDoNothing()
          .returning({ key: shopSettings.key })
      : await tx.db
          .update(shopSettings)
          .set({ value, revision: sql`${shopSettings.revision} + 1`, updatedAt: sql`app_now()` })
          .where(eq(shopSettings.key, key))
          .returning({ key: shopSettings.key })
  // Somebody else made the first change at the same moment.
  if (written.length === 0) return lockSetting(tx, key)
  const subject = { kind: 'setting', id: key }
  await audit.record(tx, { by, action, subject, before: describe(before.value), after: describe(value) })
  return undefined
}
