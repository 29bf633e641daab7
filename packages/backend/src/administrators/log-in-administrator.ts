import { maxPasswordLength } from '@dvaput/domain/account/check-password'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { AuditLog } from '../audit/audit-log.ts'
import { createSecretCheck, hashSecret } from '../passwords/secret-hashing.ts'
import type { AdministratorLimits } from './administrator-limits.ts'
import type { AdministratorRecords } from './administrator-records.ts'
import type { Administrator, AdministratorVisit } from './administrator-visit.ts'
import type { SecondFactor } from './second-factor.ts'

type Needs = {
  readonly records: Pick<AdministratorRecords, 'findForLogin'>
  readonly limits: AdministratorLimits
  readonly secondFactor: SecondFactor
  readonly audit: Pick<AuditLog, 'record'>
}

/** `wrong` says no more: whether there is such an administrator is nobody's business. */
export type ProofOutcome = 'ok' | 'wrong' | 'too-many' | 'ended'

type Credentials = { readonly clientIp: string; readonly email: string; readonly password: string }

export const createLogInAdministrator = ({ records, limits, secondFactor, audit }: Needs) => {
  const check = createSecretCheck()
  const nobodys = hashSecret('the password of an administrator who does not exist')
  // It is awaited at the first login only; until then its failure must not end the process.
  nobodys.catch(() => undefined)

  const matches = async (passwordHash: string | null | undefined, password: string): Promise<boolean> =>
    (await check(password.slice(0, maxPasswordLength), passwordHash ?? (await nobodys))) === true &&
    typeof passwordHash === 'string'

  const recordLogin = (administrator: Administrator) =>
    audit.record(null, {
      by: administrator,
      action: 'administrator.login',
      subject: { kind: 'administrator', id: administrator.id },
    })

  return {
    recordLogin,

    /** The first step. A second factor has to follow. */
    async logIn(visit: AdministratorVisit, { clientIp, email: typed, password }: Credentials): Promise<ProofOutcome> {
      const email = parseEmail(typed)
      if (email === undefined || password === '') return 'wrong'
      if (!(await limits.allowsLogin(clientIp, email))) return 'too-many'
      const found = await records.findForLogin(email)
      if (!(await matches(found?.passwordHash, password)) || !found) return 'wrong'
      await visit.open(found.id, 'password')
      return 'ok'
    },

    async passSecondFactor(visit: AdministratorVisit, code: string): Promise<ProofOutcome> {
      const pending = await visit.pending()
      if (!pending) return 'ended'
      if (!(await limits.allowsProof(pending.administrator.id))) return 'too-many'
      if (!(await secondFactor.check(pending.administrator.id, code, pending.at))) return 'wrong'
      await visit.confirm()
      await recordLogin(pending.administrator)
      return 'ok'
    },

    /** For refunds, roles and the like: the password or a code once more. */
    async proveAgain(visit: AdministratorVisit, proof: string): Promise<ProofOutcome> {
      const [administrator, at] = [await visit.administrator(), await visit.readAt()]
      if (!administrator || !at) return 'ended'
      if (!(await limits.allowsProof(administrator.id))) return 'too-many'
      const found = await records.findForLogin(administrator.email)
      const isProven =
        (await secondFactor.check(administrator.id, proof, at)) || (await matches(found?.passwordHash, proof))
      if (!isProven) return 'wrong'
      await visit.confirm()
      return 'ok'
    },
  }
}
