import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Consumption, RateLimiter } from '../rate-limits/rate-limiter.ts'

type Limit = Omit<Consumption, 'key' | 'cost'>

const minute = 60

/** As at the customers' login, counted apart from it. */
const limits = {
  loginByClient: { class: 'admin-login-client', limit: 5, windowSeconds: minute },
  loginByClientAndAccount: { class: 'admin-login-client-account', limit: 10, windowSeconds: 15 * minute },
  loginByAccount: { class: 'admin-login-account', limit: 100, windowSeconds: 24 * 60 * minute },
  /** Of a browser that the account knows: guesses from elsewhere do not count against it. */
  loginByDevice: { class: 'admin-login-device', limit: 10, windowSeconds: 15 * minute },
  /** Codes and passwords of somebody who is known already, of the account or of a browser that it knows. */
  proof: { class: 'admin-proof', limit: 10, windowSeconds: 15 * minute },
  linkByClient: { class: 'admin-link-client', limit: 20, windowSeconds: 15 * minute },
  linkMailByClient: { class: 'admin-link-mail-client', limit: 10, windowSeconds: 60 * minute },
  linkMailByAccount: { class: 'admin-link-mail-account', limit: 3, windowSeconds: 15 * minute },
  /** Longer than the link is valid. */
  linkOnce: { class: 'admin-link-once', limit: 1, windowSeconds: 60 * minute },
} as const satisfies Record<string, Limit>

export const createAdministratorLimits = (limiter: RateLimiter) => {
  const allows = async (limit: Limit, key: string): Promise<boolean> =>
    (await limiter.consume({ ...limit, key })).allowed
  return {
    allowsLogin: async (clientIp: string, email: string): Promise<boolean> =>
      (await allows(limits.loginByClient, clientGroup(clientIp))) &&
      (await allows(limits.loginByClientAndAccount, `${clientGroup(clientIp)} ${email}`)) &&
      (await allows(limits.loginByAccount, email)),
    allowsKnownDevice: (key: string) => allows(limits.loginByDevice, key),
    allowsProof: (key: string) => allows(limits.proof, key),
    allowsLink: (clientIp: string) => allows(limits.linkByClient, clientGroup(clientIp)),
    allowsLinkMail: async (clientIp: string, email: string): Promise<boolean> =>
      (await allows(limits.linkMailByClient, clientGroup(clientIp))) && (await allows(limits.linkMailByAccount, email)),
    allowsLinkOnce: (key: string) => allows(limits.linkOnce, key),
  }
}

export type AdministratorLimits = ReturnType<typeof createAdministratorLimits>
