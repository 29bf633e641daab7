import { maxPasswordLength } from '@dvaput/domain/account/check-password'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { AuditLog } from '../audit/audit-log.ts'
import { createSecretCheck } from '../passwords/secret-hashing.ts'
import type { AdministratorLimits } from './administrator-limits.ts'
import type { AdministratorPasskeys } from './administrator-passkeys.ts'
import type { AdministratorRecords } from './administrator-records.ts'
import type { Administrator, AdministratorVisit } from './administrator-visit.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SecondFactor } from './second-factor.ts'

type Needs = {
  readonly records: Pick<AdministratorRecords, 'findForLogin'>
  readonly limits: AdministratorLimits
  readonly secondFactor: SecondFactor
  readonly passkeys: Pick<AdministratorPasskeys, 'check'>
  readonly devices: Pick<KnownDevices, 'keyOf' | 'remember'>
  readonly audit: Pick<AuditLog, 'record'>
}

/** `wrong` says no more: whether there is such an administrator is nobody's business. */
export type ProofOutcome = 'ok' | 'wrong' | 'too-many' | 'ended'

/** A code of the app, a recovery code, or what a passkey has signed on the page of this URL. */
type Proof = string | { readonly signed: string; readonly url: URL }

type Credentials = { readonly clientIp: string; readonly email: string; readonly password: string }

/** Of a password that nobody knows: an unknown e-mail costs as much time as a wrong password. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$nWTeTjUXm1XFzk0PjtRaFw$T/YZwF/h3X0KoliwHGQ78Niq8NfK8UpVtMXaSfgGvKE'

export const createLogInAdministrator = ({ records, limits, secondFactor, passkeys, devices, audit }: Needs) => {
  const check = createSecretCheck()
  const matches = async (passwordHash: string | null | undefined, password: string): Promise<boolean> =>
    (await check(password.slice(0, maxPasswordLength), passwordHash ?? nobodysHash)) === true &&
    typeof passwordHash === 'string'

  /** Both proofs are given. */
  const finish = async (visit: AdministratorVisit, administrator: Administrator) => {
    await visit.confirm()
    const account = await records.findForLogin(administrator.email)
    if (account) devices.remember(visit, account)
    await audit.record(null, {
      by: administrator,
      action: 'administrator.login',
      subject: { kind: 'administrator', id: administrator.id },
    })
  }

  const isSecondFactor = (visit: AdministratorVisit, id: string, proof: Proof, at: Date): Promise<boolean> =>
    typeof proof === 'string' ? secondFactor.check(id, proof, at) : passkeys.check(visit, proof.url, id, proof.signed)

  /** Whoever knows the password may guess codes elsewhere: in a browser that the account knows, proofs are counted apart. */
  const allowsProof = async (visit: AdministratorVisit, { id, email }: Administrator): Promise<boolean> => {
    const account = await records.findForLogin(email)
    return limits.allowsProof((account && devices.keyOf(visit, account)) ?? id)
  }

  return {
    /** The first step. A second factor has to follow. */
    async logIn(visit: AdministratorVisit, { clientIp, email: typed, password }: Credentials): Promise<ProofOutcome> {
      const email = parseEmail(typed)
      if (email === undefined || password === '') return 'wrong'
      const found = await records.findForLogin(email)
      const device = found && devices.keyOf(visit, found)
      const isAllowed = device ? limits.allowsKnownDevice(device) : limits.allowsLogin(clientIp, email)
      if (!(await isAllowed)) return 'too-many'
      if (!(await matches(found?.passwordHash, password)) || !found) return 'wrong'
      await visit.open(found.id, 'password')
      return 'ok'
    },

    async passSecondFactor(visit: AdministratorVisit, proof: Proof): Promise<ProofOutcome> {
      const pending = await visit.pending()
      if (!pending) return 'ended'
      if (!(await allowsProof(visit, pending.administrator))) return 'too-many'
      if (!(await isSecondFactor(visit, pending.administrator.id, proof, pending.at))) return 'wrong'
      await finish(visit, pending.administrator)
      return 'ok'
    },

    /** After the first code of a new app: in, with the recovery codes, which are shown once. */
    async finishSetUp(visit: AdministratorVisit, code: string): Promise<readonly string[] | ProofOutcome> {
      const pending = await visit.pending()
      if (!pending) return 'ended'
      if (!(await allowsProof(visit, pending.administrator))) return 'too-many'
      const codes = await secondFactor.confirmSetUp(pending.administrator, code, pending.at)
      if (!codes) return 'wrong'
      await finish(visit, pending.administrator)
      return codes
    },

    /** For refunds, roles and the like: the password or a second factor once more. */
    async proveAgain(visit: AdministratorVisit, proof: Proof): Promise<ProofOutcome> {
      const [administrator, at] = [await visit.administrator(), await visit.readAt()]
      if (!administrator || !at) return 'ended'
      if (!(await allowsProof(visit, administrator))) return 'too-many'
      const isPassword = async (typed: string) =>
        matches((await records.findForLogin(administrator.email))?.passwordHash, typed)
      const isProven =
        (await isSecondFactor(visit, administrator.id, proof, at)) ||
        (typeof proof === 'string' && (await isPassword(proof)))
      if (!isProven) return 'wrong'
      await visit.confirm()
      return 'ok'
    },
  }
}
