import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, lt, sql } from '@dvaput/database/query'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { Administrator } from './administrator-visit.ts'
import { administrators } from './administrators.table.ts'
import type { RecoveryCodes } from './recovery-codes.ts'
import { createTotpSecret, findTotpStep, toBase32, totpUri } from './totp.ts'

type Needs = {
  readonly database: Database
  readonly sealing: Pick<Sealing, 'seal' | 'open'>
  readonly recoveryCodes: RecoveryCodes
  readonly audit: Pick<AuditLog, 'record'>
}

const purpose = 'second factor of administrators'

export const createSecondFactor = ({ database: { db, inTransaction }, sealing, recoveryCodes, audit }: Needs) => {
  const read = async (id: string) => {
    const { totpSecret, totpConfirmedAt } = administrators
    const [row] = await db.select({ totpSecret, totpConfirmedAt }).from(administrators).where(eq(administrators.id, id))
    const opened = row?.totpSecret ? sealing.open(purpose, row.totpSecret) : undefined
    return {
      secret: opened === undefined ? undefined : Buffer.from(opened, 'hex'),
      isConfirmed: row?.totpConfirmedAt !== null && row?.totpConfirmedAt !== undefined,
    }
  }

  /** A code works once: only a later step than the last one counts. */
  const useStep = async (id: string, step: number): Promise<boolean> => {
    const { rowCount } = await db
      .update(administrators)
      .set({ totpLastStep: step })
      .where(and(eq(administrators.id, id), lt(administrators.totpLastStep, step)))
    return rowCount === 1
  }

  return {
    isSetUp: async (administrator: Pick<Administrator, 'id'>): Promise<boolean> =>
      (await read(administrator.id)).isConfirmed,

    /** The same secret until it is confirmed, however often the page is opened. */
    async startSetUp({ id, email }: Administrator): Promise<{ readonly secret: string; readonly uri: string }> {
      const fresh = sealing.seal(purpose, createTotpSecret().toString('hex'))
      await db
        .update(administrators)
        .set({ totpSecret: fresh })
        .where(and(eq(administrators.id, id), isNull(administrators.totpSecret)))
      const { secret } = await read(id)
      if (!secret) throw new Error('the second factor cannot be opened: was APP_SECRET changed?')
      return { secret: toBase32(secret), uri: totpUri(secret, email) }
    },

    /** The recovery codes where the code shows that the app has the secret; null where it does not. */
    async confirmSetUp(administrator: Administrator, code: string, at: Date): Promise<readonly string[] | null> {
      const { secret, isConfirmed } = await read(administrator.id)
      const step = secret && !isConfirmed ? findTotpStep(secret, code, at) : undefined
      if (step === undefined) return null
      return inTransaction(async (tx) => {
        const { rowCount } = await tx.db
          .update(administrators)
          .set({ totpConfirmedAt: sql`app_now()`, totpLastStep: step, updatedAt: sql`app_now()` })
          .where(and(eq(administrators.id, administrator.id), isNull(administrators.totpConfirmedAt)))
        if (rowCount !== 1) return null
        await audit.record(tx, {
          by: administrator,
          action: 'administrator.second-factor',
          subject: { kind: 'administrator', id: administrator.id },
        })
        return recoveryCodes.renew(tx, administrator.id)
      })
    },

    /** A code of the app, or a recovery code. */
    async check(id: string, code: string, at: Date): Promise<boolean> {
      const { secret, isConfirmed } = await read(id)
      if (!isConfirmed) return false
      const step = secret && findTotpStep(secret, code, at)
      return step === undefined ? recoveryCodes.use(id, code) : useStep(id, step)
    },
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>
