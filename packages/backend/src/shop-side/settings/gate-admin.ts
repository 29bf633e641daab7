import type { Database } from '@dvaput/database/open-database'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { hashAccessCode } from '../../gate/access-code.ts'
import { createReadGateSettings, type GateSettings } from '../../gate/gate-settings.ts'
import { changeSetting } from '../../shop-settings/change-setting.ts'
import { readSetting } from '../../shop-settings/read-setting.ts'
import type { SettingValue } from '../../shop-settings/setting-values.ts'

type Needs = {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  /** Counts until something is set here. */
  readonly configured: GateSettings
}

type Edit = { readonly by: AuditAuthor; readonly revision: string }

const maxEmails = 1_000
/** Five guesses in a quarter of an hour find a shorter one in time. */
const minCodeLength = 6

/** Who may see the international listing. */
export const createGateAdmin = ({ database, audit, configured }: Needs) => {
  const { readEmails, readCodeHash } = createReadGateSettings(database, configured)
  const auditing = { audit, action: 'settings.gate' } as const
  // The log says whether there is a code, and never which.
  const describeCode = (value: SettingValue<'gate-code'> | null) => ({
    hasCode: (value ? value.hash : configured.codeHash) != null,
  })

  return {
    async state() {
      const [list, code] = await Promise.all([readSetting(database, 'gate-emails'), readSetting(database, 'gate-code')])
      return {
        ...{ emails: await readEmails(), emailsRevision: list.revision },
        ...{ hasCode: (await readCodeHash()) !== undefined, codeRevision: code.revision, codeSetAt: code.updatedAt },
      }
    },

    /** One e-mail a line. */
    async changeEmails({ by, revision }: Edit, typed: string) {
      const lines = typed.split(/[\s,;]+/).filter(Boolean)
      const wrong = lines.find((line) => parseEmail(line) === undefined)
      if (wrong !== undefined) return { code: 'not-an-email', params: { email: wrong } } as const
      const emails = [...new Set(lines.flatMap((line) => parseEmail(line) ?? []))].toSorted()
      if (emails.length > maxEmails) return { code: 'too-many-emails', params: { most: maxEmails } } as const
      const current = await database.inTransaction((tx) =>
        changeSetting(
          tx,
          'gate-emails',
          { by, revision, value: { emails } },
          { ...auditing, describe: (value) => value ?? { emails: configured.emails } },
        ),
      )
      return current ? 'changed-meanwhile' : 'ok'
    },

    /** Ends everything that the old code opened; null closes the gate to codes. */
    async changeCode({ by, revision }: Edit, code: string | null) {
      if (code !== null && code.trim().length < minCodeLength)
        return { code: 'short-code', params: { shortest: minCodeLength } } as const
      const hash = code === null ? null : await hashAccessCode(code)
      const current = await database.inTransaction((tx) =>
        changeSetting(tx, 'gate-code', { by, revision, value: { hash } }, { ...auditing, describe: describeCode }),
      )
      return current ? 'changed-meanwhile' : 'ok'
    },
  }
}

export type GateAdmin = ReturnType<typeof createGateAdmin>
