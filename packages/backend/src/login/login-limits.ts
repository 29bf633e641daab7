import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Consumption, RateLimiter } from '../rate-limits/rate-limiter.ts'

type Limit = Omit<Consumption, 'key' | 'cost'>

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const limits = {
  loginByClient: { class: 'login-client', limit: 5, windowSeconds: minute },
  loginByClientAndAccount: { class: 'login-client-account', limit: 10, windowSeconds: 15 * minute },
  /** After these only a link logs in: a lock that anybody could turn would lock the owner out. */
  loginByAccount: { class: 'login-account', limit: 100, windowSeconds: day },
  registerByClient: { class: 'register-client', limit: 3, windowSeconds: minute },
  recoverByClient: { class: 'recover-client', limit: 10, windowSeconds: hour },
  recoverByAccount: { class: 'recover-account', limit: 3, windowSeconds: 15 * minute },
  resetByClient: { class: 'reset-client', limit: 10, windowSeconds: 15 * minute },
  resetPageByClient: { class: 'reset-page-client', limit: 30, windowSeconds: 15 * minute },
} as const satisfies Record<string, Limit>

export type Limited = {
  readonly ok: false
  readonly refusal: Refusal<'too-many-attempts' | 'login-link-needed'>
  readonly retryAfterSeconds: number
}

/** How often somebody may try, by client and by e-mail; the platform limits as well, where it is asked. */
export const createLoginLimits = (limiter: RateLimiter) => {
  const check = async (
    limit: Limit,
    key: string,
    code: Limited['refusal']['code'] = 'too-many-attempts',
  ): Promise<Limited | undefined> => {
    const { allowed, retryAfterSeconds } = await limiter.consume({ ...limit, key })
    return allowed ? undefined : { ok: false, refusal: { code }, retryAfterSeconds }
  }

  return {
    /** Each of them costs the platform a hash. */
    checkLogin: async (clientIp: string, email: string): Promise<Limited | undefined> =>
      (await check(limits.loginByClient, clientGroup(clientIp))) ??
      (await check(limits.loginByClientAndAccount, `${clientGroup(clientIp)} ${email}`)) ??
      (await check(limits.loginByAccount, email, 'login-link-needed')),
    checkRegistration: (clientIp: string) => check(limits.registerByClient, clientGroup(clientIp)),
    checkRecovery: (clientIp: string) => check(limits.recoverByClient, clientGroup(clientIp)),
    /** Whoever asks is not told: the e-mail may be somebody else's. */
    mayMailRecovery: async (email: string): Promise<boolean> => !(await check(limits.recoverByAccount, email)),
    checkReset: (clientIp: string) => check(limits.resetByClient, clientGroup(clientIp)),
    checkResetPage: (clientIp: string) => check(limits.resetPageByClient, clientGroup(clientIp)),
  }
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
