import type { Database } from '@dvaput/database/open-database'
import { grantedRoles, originalGrants, type RoleGrants, toGrants } from '@dvaput/domain/administrators/permissions'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import { changeSetting } from '../shop-settings/change-setting.ts'
import { readSetting } from '../shop-settings/read-setting.ts'

type Needs = { readonly database: Database; readonly audit: Pick<AuditLog, 'record'> }

type Change = {
  readonly by: AuditAuthor
  /** Of the table as it was seen. */
  readonly revision: string
  /** Null puts the original ones back. */
  readonly grants: Readonly<Record<keyof RoleGrants, readonly string[]>> | null
}

type Stored = { readonly manager: readonly string[]; readonly clerk: readonly string[] } | null

/** A name of an earlier version means nothing any more. */
const toRoleGrants = (stored: Stored): RoleGrants =>
  stored ? { manager: toGrants(stored.manager), clerk: toGrants(stored.clerk) } : originalGrants

const describeGrants = (stored: Stored) =>
  Object.fromEntries(grantedRoles.map((role) => [role, toRoleGrants(stored)[role]]))

/** What managers and clerks may do, as the owners have chosen. It counts from the next request. */
export const createRoleGrants = ({ database, audit }: Needs) => ({
  async read(): Promise<{ readonly grants: RoleGrants; readonly revision: string; readonly isOriginal: boolean }> {
    const { value, revision } = await readSetting(database, 'roles')
    return { grants: toRoleGrants(value), revision, isOriginal: value === null }
  },

  change: ({ by, revision, grants }: Change): Promise<'ok' | 'changed-meanwhile'> =>
    database.inTransaction(async (tx) => {
      const value = grants && { manager: [...toGrants(grants.manager)], clerk: [...toGrants(grants.clerk)] }
      const change = { by, revision, value }
      const late = await changeSetting(tx, 'roles', change, {
        audit,
        action: 'settings.roles',
        describe: describeGrants,
      })
      return late ? 'changed-meanwhile' : 'ok'
    }),
})

export type RoleGrantSettings = ReturnType<typeof createRoleGrants>
