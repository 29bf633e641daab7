import type { MarketId } from '@dvaput/domain/markets/market'
import type { AuditLog } from '../audit/audit-log.ts'
import { originOfPage, passkeySiteOf } from '../passkeys/passkey-site.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import { parseSigned } from '../passkeys/signed.schema.ts'
import type { Administrator, AdministratorVisit } from './administrator-visit.ts'

type Needs = {
  readonly passkeys: Passkeys
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly audit: Pick<AuditLog, 'record'>
}

const maxNameLength = 60

/** A second factor besides the authenticator app, which everybody has, with its recovery codes. */
export const createAdministratorPasskeys = ({ passkeys, homes, audit }: Needs) => {
  const boundOf = (visit: AdministratorVisit, url: URL) => ({
    ...{ site: passkeySiteOf(originOfPage(homes, url)), boundTo: visit.binding() },
  })
  const entry = (by: Administrator, action: 'administrator.passkey-add' | 'administrator.passkey-remove') => ({
    ...{ by, action, subject: { kind: 'administrator', id: by.id } },
  })

  return {
    list: ({ id }: Pick<Administrator, 'id'>) => passkeys.list(id),

    /** For the browser's dialog. */
    startAdding: (visit: AdministratorVisit, url: URL, { id, email, name }: Administrator): Promise<object> =>
      passkeys.startAdding({ ...boundOf(visit, url), customer: { id, email, displayName: name } }),

    /** False for anything but what this browser was asked to make. */
    async finishAdding(
      visit: AdministratorVisit,
      url: URL,
      by: Administrator,
      { signed, name }: { readonly signed: string; readonly name: string },
    ): Promise<boolean> {
      const response = parseSigned(signed)
      const named = name.trim().slice(0, maxNameLength)
      if (!response || named === '') return false
      const added = { ...boundOf(visit, url), customerId: by.id, response, name: named }
      if (!(await passkeys.finishAdding(added))) return false
      await audit.record(null, { ...entry(by, 'administrator.passkey-add'), after: { name: named } })
      return true
    },

    async remove(by: Administrator, id: string): Promise<void> {
      if (await passkeys.remove(by.id, id)) await audit.record(null, entry(by, 'administrator.passkey-remove'))
    },

    /** Of somebody who has given the password; null where they have none at this host. */
    async startSecondFactor(visit: AdministratorVisit, url: URL): Promise<object | null> {
      const pending = await visit.pending()
      return pending && passkeys.startProof({ ...boundOf(visit, url), customerId: pending.administrator.id })
    },

    /** Of somebody who is in and has to show that it is still them; null where they have none at this host. */
    async startProof(visit: AdministratorVisit, url: URL): Promise<object | null> {
      const administrator = await visit.administrator()
      return administrator && passkeys.startProof({ ...boundOf(visit, url), customerId: administrator.id })
    },

    async check(visit: AdministratorVisit, url: URL, administratorId: string, signed: string): Promise<boolean> {
      const response = parseSigned(signed)
      if (!response) return false
      return (await passkeys.finishLogin({ ...boundOf(visit, url), customerId: administratorId, response })).ok
    },
  }
}

export type AdministratorPasskeys = ReturnType<typeof createAdministratorPasskeys>
