import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { languages } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { describeError } from '../../log/describe-error.ts'
import type { Limited, LoginLimits } from '../login-limits.ts'

type Needs = {
  readonly shop: Pick<ShopCustomers, 'storefront'>
  readonly database: Database
  readonly jobs: Jobs
  readonly limits: Pick<LoginLimits, 'checkRecovery' | 'mayMailRecovery'>
  readonly log: Log
}

type Recovery = { readonly clientIp: string; readonly email: string; readonly locale: Locale }

type Recovered =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly problem: 'emailRequired' | 'emailInvalid' }
  | { readonly ok: false; readonly refusal: Refusal<'recovery-failed'> }
  | Limited

/** Hosted shops say so; we do not. */
const isUnknown = (code: string | null) => code === 'UNIDENTIFIED_CUSTOMER' || code === 'NOT_FOUND'

/**
 * Responds the same, in the same time, to every e-mail: the platform is asked by a job afterwards. // divergences S-29
 */
export const createRecoverPassword = ({ shop, database, jobs, limits, log }: Needs) => {
  const askPlatform = jobs.define({
    name: 'recover-password',
    payload: z.object({
      email: z.string(),
      clientIp: z.string(),
      language: z.enum(languages),
      /** Jobs of an earlier release have none. */
      country: z.enum(['BA', 'CL']).optional(),
    }),
    retryLimit: 5,
    // It holds an e-mail and an IP.
    keepSeconds: 60 * 60,
    async run({ email, clientIp, language, country }) {
      const recovered = await shop.storefront.recover(email, { buyerIp: clientIp, language, country })
      if (!recovered.ok && !isUnknown(recovered.error.code)) throw new Error(recovered.error.message)
    },
  })

  return async ({ clientIp, email: typed, locale: { language, market } }: Recovery): Promise<Recovered> => {
    if (typed.trim() === '') return { ok: false, problem: 'emailRequired' }
    const email = parseEmail(typed)
    if (email === undefined) return { ok: false, problem: 'emailInvalid' }
    const limited = await limits.checkRecovery(clientIp)
    if (limited) return limited
    try {
      const mayMail = await limits.mayMailRecovery(email)
      const payload = { email, clientIp, language, country: market.country }
      if (mayMail) await database.inTransaction((tx) => jobs.enqueue(tx, askPlatform, payload))
      return { ok: true, email }
    } catch (error) {
      log.error({ error: describeError(error) }, 'password recovery failed')
      return { ok: false, refusal: { code: 'recovery-failed' } }
    }
  }
}
