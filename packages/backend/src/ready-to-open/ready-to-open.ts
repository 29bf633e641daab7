import type { Database } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type Confirmation, toReadyPoints } from '@dvaput/domain/ready-to-open/ready-points'
import type { Language } from '@dvaput/domain/text/language'
import type { Administrator } from '../administrators/administrator-visit.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Ids } from '../clock/ids.ts'
import type { Mail } from '../mail/mail.ts'
import { changeSetting } from '../shop-settings/change-setting.ts'
import { readSetting } from '../shop-settings/read-setting.ts'
import { type ReadySource, readReadyFacts, testMailPrefix } from './read-ready-facts.ts'

type Needs = ReadySource & {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly mail: Pick<Mail, 'queue'>
  readonly ids: Ids
}

type TestMail = {
  readonly by: Administrator
  readonly market: MarketId
  readonly language: Language
  readonly texts: { readonly subject: string; readonly text: string }
}

type ConfirmationChange = {
  readonly by: Administrator
  readonly revision: string
  readonly confirmation: Confirmation
  /** False takes it back. */
  readonly isTrue: boolean
}

/** What is missing before the shop opens, and what its owners say of it. */
export const createReadyToOpen = (needs: Needs) => {
  const { database, audit, mail, ids } = needs
  return {
    async read() {
      const { value, revision } = await readSetting(database, 'ready-to-open')
      return { points: toReadyPoints(await readReadyFacts(needs)), confirmed: value ?? {}, revision }
    },

    confirm: ({ by, revision, confirmation, isTrue }: ConfirmationChange): Promise<'ok' | 'changed-meanwhile'> =>
      database.inTransaction(async (tx) => {
        const { value } = await readSetting(tx, 'ready-to-open')
        const { rows } = await tx.client.query<{ now: Date }>('SELECT app_now() AS now')
        const at = rows[0]?.now.toISOString() ?? ''
        const next = { ...value, [confirmation]: isTrue ? { at, by: by.name } : undefined }
        const late = await changeSetting(
          tx,
          'ready-to-open',
          { by, revision, value: next },
          { audit, action: 'settings.ready-to-open', describe: (each) => each ?? {} },
        )
        return late ? 'changed-meanwhile' : 'ok'
      }),

    /** To whoever asks for it; the point is done when the mail server has taken it. */
    sendTestMail: ({ by, market, language, texts: { subject, text } }: TestMail): Promise<void> =>
      database.inTransaction(async (tx) => {
        const key = `${testMailPrefix}${ids.next()}`
        const params = { subject, heading: subject, blocks: [{ kind: 'paragraph' as const, text }] }
        await mail.queue(tx, { template: 'composed', to: by.email, language, market, key, params })
        await audit.record(tx, { by, action: 'mail.test', subject: { kind: 'mail', id: key } })
      }),
  }
}

export type ReadyToOpen = ReturnType<typeof createReadyToOpen>
