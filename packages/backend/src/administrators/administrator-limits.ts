import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Consumption, RateLimiter } from '../rate-limits/rate-limiter.ts'

type Limit = Omit<Consumption, 'key' | 'cost'>

const minute = 60

/** As at the customers' login, counted apart from it. */
const limits = {
  loginByClient: { class: 'admin-login-client', limit: 5, windowSeconds: minute },
  loginByClientAndAccount: { class: 'admin-login-client-account', limit: 10, windowSeconds: 15 * minute },
  loginByAccount: { class: 'admin-login-account', limit: 100, windowSeconds: 24 * 60 * minute },
  /** Codes and passwords of somebody who is known already. */
  proof: { class: 'admin-proof', limit: 10, windowSeconds: 15 * minute },
  linkByClient: { class: 'admin-link-client', limit: 20, windowSeconds: 15 * minute },
} as const satisfies Record<string, Limit>

export const createAdministratorLimits = (limiter: RateLimiter) => {
  const allows = async (limit: Limit, key: string): Promise<boolean> =>
    (await limiter.consume({ ...limit, key })).allowed
  return {
    allowsLogin: async (clientIp: string, email: string): Promise<boolean> =>
      (await allows(limits.loginByClient, clientGroup(clientIp))) &&
      (await allows(limits.loginByClientAndAccount, `${clientGroup(clientIp)} ${email}`)) &&
      (await allows(limits.loginByAccount, email)),
    allowsProof: (administratorId: string) => allows(limits.proof, administratorId),
    allowsLink: (clientIp: string) => allows(limits.linkByClient, clientGroup(clientIp)),
  }
}

export type AdministratorLimits = ReturnType<typeof createAdministratorLimits>
