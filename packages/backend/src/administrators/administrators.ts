import { timingSafeEqual } from 'node:crypto'
import { minAdministratorPasswordLength } from '@dvaput/domain/administrators/password-length'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createSecretToken, hashSecretToken } from '../login/secret-token.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import { createIsCommonPassword } from '../passwords/common-passwords.ts'
import { createSessions } from '../sessions/sessions.ts'
import { createAdministratorLimits } from './administrator-limits.ts'
import { createAdministratorPasskeys } from './administrator-passkeys.ts'
import { createAdministratorRecords } from './administrator-records.ts'
import { type AdministratorVisit, createAdministratorVisit } from './administrator-visit.ts'
import { createChangeAdministrator } from './change-administrator.ts'
import { createInvitations } from './invitations.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLogInAdministrator } from './log-in-administrator.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createRoleGrants } from './role-grants.ts'
import { createSecondFactor } from './second-factor.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'sealing' | 'limiter' | 'ids'> &
    Partial<Pick<Infrastructure, 'mail'>>
  readonly audit: AuditLog
  /** Of administrators. */
  readonly passkeys: Passkeys
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly demo: boolean
}

/** The people who run the shop, and every way in for them. */
export const createAdministrators = ({ infrastructure, audit, passkeys: stored, homes, demo }: Needs) => {
  const { database, sealing, limiter, ids, mail } = infrastructure
  const { db } = database
  const sessions = createSessions({ database })
  const grants = createRoleGrants({ database, audit })
  const records = createAdministratorRecords({ db, grants, demo })
  const limits = createAdministratorLimits(limiter)
  const recoveryCodes = createRecoveryCodes({ db, sealing })
  const secondFactor = createSecondFactor({ database, sealing, recoveryCodes, audit })
  const rules = { minLength: minAdministratorPasswordLength, isCommon: createIsCommonPassword() }
  const passkeys = createAdministratorPasskeys({ passkeys: stored, homes, audit })
  const devices = createKnownDevices({ database, sealing, records, limits, homes, mail })
  const logIn = createLogInAdministrator({ records, limits, secondFactor, passkeys, devices, audit })
  const invitations = createInvitations({ database, ids, sessions, audit, limits, rules })
  /** Made anew at each start, and known from the start panel alone. */
  const demoToken = createSecretToken()

  return {
    ...logIn,
    secondFactor,
    passkeys,
    devices,
    invitations,
    grants,
    change: createChangeAdministrator({ database, sessions, audit }),
    list: records.list,

    openVisit: (browser: Record<'sessionId' | 'userAgent' | 'device', () => string | undefined>) =>
      createAdministratorVisit({ sessions, find: records.find, ...browser }),

    async logOut(visit: AdministratorVisit): Promise<void> {
      const administrator = await visit.administrator()
      await visit.close()
      if (!administrator) return
      const subject = { kind: 'administrator', id: administrator.id }
      await audit.record(null, { by: administrator, action: 'administrator.logout', subject })
    },

    /** Opens everything as the demo's owner; false outside of the demo, and for another token. */
    async enterDemo(visit: AdministratorVisit, token: string): Promise<boolean> {
      const isSame = timingSafeEqual(Buffer.from(hashSecretToken(token)), Buffer.from(hashSecretToken(demoToken)))
      if (!demo || !isSame) return false
      const id = await records.ensureDemoOwner()
      await visit.open(id, 'complete')
      const by = await records.find(id)
      if (by) await audit.record(null, { by, action: 'administrator.login', subject: { kind: 'administrator', id } })
      return true
    },

    /** The path of the link that the start panel prints; undefined where it is not needed. */
    async startPath(): Promise<string | undefined> {
      if (demo) return `/admin/demo/${demoToken}`
      if (await records.hasOwner()) return undefined
      return `/admin/start/${await invitations.inviteFirstOwner()}`
    },
  }
}

export type Administrators = ReturnType<typeof createAdministrators>
