import { randomBytes } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { Locale } from '@dvaput/domain/markets/locale'
import { z } from 'zod'
import { createClock } from '../clock/clock.ts'
import type { Mail } from '../mail/mail.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { AdministratorLimits } from './administrator-limits.ts'
import type { AdministratorRecords } from './administrator-records.ts'
import type { AdministratorVisit } from './administrator-visit.ts'

type Needs = {
  readonly database: Database
  readonly sealing: Sealing
  readonly records: Pick<AdministratorRecords, 'findForLogin'>
  readonly limits: Pick<AdministratorLimits, 'allowsLink' | 'allowsLinkMail' | 'allowsLinkOnce'>
  /** The public origin of each market. */
  readonly homes: Readonly<Record<Locale['market']['id'], string>>
  /** None on the command line. */
  readonly mail: Pick<Mail, 'queue'> | undefined
}

type Account = { readonly email: string; readonly passwordHash: string | null }
type LinkRequest = { readonly clientIp: string; readonly email: string; readonly locale: Locale }

const cookies = 'known devices of administrators'
const links = 'links for a new device of administrators'
const minutesOfLink = 30

/** `password` marks the password of its time: a new one makes every device unknown. */
const sealedSchema = z.object({
  email: z.string(),
  password: z.string(),
  key: z.string(),
  until: z.number().optional(),
})

/**
 * Browsers in which somebody has logged in before, or has opened a link that was mailed to them. Guesses from elsewhere
 * use up an account's attempts; those of a known device are counted apart, so that nobody can lock its owner out.
 */
export const createKnownDevices = ({ database, sealing, records, limits, homes, mail }: Needs) => {
  const markOf = ({ email, passwordHash }: Account) => sealing.mark(cookies, `${email} ${passwordHash}`)
  const seal = (purpose: string, account: Account, until?: number): string => {
    const key = randomBytes(16).toString('hex')
    return sealing.seal(purpose, JSON.stringify({ email: account.email, password: markOf(account), key, until }))
  }
  const open = (purpose: string, sealed: string) => {
    const text = sealing.open(purpose, sealed)
    return text === undefined ? undefined : sealedSchema.parse(JSON.parse(text))
  }

  return {
    remember: (visit: AdministratorVisit, account: Account) => visit.keepDevice(seal(cookies, account)),

    /** By which its attempts are counted; undefined where this account does not know the browser. */
    keyOf(visit: AdministratorVisit, account: Account): string | undefined {
      const device = open(cookies, visit.device() ?? '')
      return device?.email === account.email && device.password === markOf(account) ? device.key : undefined
    },

    /** Whether there is such an administrator is nobody's business: both are told the same. */
    async mailLink({ clientIp, email: typed, locale }: LinkRequest): Promise<'ok' | 'too-many'> {
      const email = parseEmail(typed)
      if (!(await limits.allowsLinkMail(clientIp, email ?? ''))) return 'too-many'
      const found = email === undefined ? undefined : await records.findForLogin(email)
      if (!found || !mail || found.isDemo) return 'ok'
      const until = (await createClock(database).now()).getTime() + minutesOfLink * 60_000
      const token = seal(links, found, until)
      const { market, language } = locale
      await database.inTransaction((tx) =>
        mail.queue(tx, {
          ...{ template: 'administrator-device', market: market.id, language, to: found.email },
          ...{ params: { url: `${homes[market.id]}/admin/device/${token}` }, key: `administrator-device:${token}` },
        }),
      )
      return 'ok'
    },

    /** Works once. The password and the second factor still have to follow. */
    async acceptLink(visit: AdministratorVisit, clientIp: string, token: string): Promise<'ok' | 'gone' | 'too-many'> {
      if (!(await limits.allowsLink(clientIp))) return 'too-many'
      const link = open(links, token)
      const found = link && (await records.findForLogin(link.email))
      if (!found || link.password !== markOf(found)) return 'gone'
      if ((await createClock(database).now()).getTime() >= (link.until ?? 0)) return 'gone'
      if (!(await limits.allowsLinkOnce(link.key))) return 'gone'
      this.remember(visit, found)
      return 'ok'
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
