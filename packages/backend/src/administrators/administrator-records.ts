import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, isNull, sql } from '@dvaput/database/query'
import { type Administrator, toAdministrator } from './administrator-visit.ts'
import { administrators } from './administrators.table.ts'
import type { RoleGrantSettings } from './role-grants.ts'

const demoOwnerId = '00000000-0000-4000-8000-0000000000d0'

type Needs = Pick<Database, 'db'> & {
  readonly grants: Pick<RoleGrantSettings, 'read'>
  /** Where it is off, the demo's owner of an earlier start is nobody. */
  readonly demo: boolean
}

export const createAdministratorRecords = ({ db, grants, demo }: Needs) => {
  const active = and(isNull(administrators.disabledAt), demo ? undefined : eq(administrators.isDemo, false))

  return {
    async find(id: string): Promise<Administrator | null> {
      const [row] = await db
        .select()
        .from(administrators)
        .where(and(eq(administrators.id, id), active))
      return row ? toAdministrator(row, (await grants.read()).grants) : null
    },

    /** With what a login compares. */
    async findForLogin(email: string) {
      const [row] = await db
        .select()
        .from(administrators)
        .where(and(eq(administrators.email, email), active))
      return row
    },

    /** Everybody, disabled ones included. */
    list() {
      const { id, name, email, role, isDemo, createdAt, updatedAt, disabledAt, totpConfirmedAt } = administrators
      return db
        .select({ id, name, email, role, isDemo, createdAt, updatedAt, disabledAt, totpConfirmedAt })
        .from(administrators)
        .orderBy(asc(administrators.name), asc(id))
    },

    async hasOwner(): Promise<boolean> {
      const owners = and(eq(administrators.role, 'owner'), eq(administrators.isDemo, false))
      return (await db.$count(administrators, owners)) > 0
    },

    async ensureDemoOwner(): Promise<string> {
      await db
        .insert(administrators)
        .values({ id: demoOwnerId, email: 'demo@dvaput.example', name: 'Demo', role: 'owner', isDemo: true })
        .onConflictDoUpdate({ target: administrators.id, set: { updatedAt: sql`app_now()`, disabledAt: null } })
      return demoOwnerId
    },
  }
}

export type AdministratorRecords = ReturnType<typeof createAdministratorRecords>
