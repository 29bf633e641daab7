import type { PlatformToken } from '@dvaput/integrations/customers/storefront-customers'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { isThrottled } from '@dvaput/integrations/http/read-graphql-response'
import type { ShopCustomers } from '../connected-shop.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { Person } from './person.ts'

export type OwnerProblem = 'passwordRequired' | 'wrongPassword' | 'loginAgain' | 'tooManyAttempts'

export type OwnerProof = { readonly currentPassword: string; readonly clientIp: string }

type Checked =
  /** The token that the password gave; null where the login itself was the proof. */
  { readonly ok: true; readonly token: PlatformToken | null } | { readonly ok: false; readonly problem: OwnerProblem }

type Needs = { readonly shop: Pick<ShopCustomers, 'storefront'>; readonly limiter: RateLimiter }

/** As many as a login may try for one account. */
const attempts = { class: 'account-password', limit: 10, windowSeconds: 15 * 60 }

const refused = (problem: OwnerProblem): Checked => ({ ok: false, problem })

/** Whether the owner sits there and not somebody who found the device: by the password, else by a recent login. */
export const createCheckOwner =
  ({ shop, limiter }: Needs) =>
  async (person: Person, { currentPassword: password, clientIp }: OwnerProof): Promise<Checked> => {
    const customer = await person.customer()
    if (customer?.kind !== 'password')
      return (await person.hasFreshLogin()) ? { ok: true, token: null } : refused('loginAgain')
    if (password === '') return refused('passwordRequired')
    const { allowed } = await limiter.consume({ ...attempts, key: customer.id })
    if (!allowed) return refused('tooManyAttempts')
    try {
      const tried = await shop.storefront.createToken({ email: customer.email, password }, { buyerIp: clientIp })
      return tried.ok && tried.value ? { ok: true, token: tried.value } : refused('wrongPassword')
    } catch (error) {
      if (error instanceof IntegrationError && isThrottled(error)) return refused('tooManyAttempts')
      throw error
    }
  }

export type CheckOwner = ReturnType<typeof createCheckOwner>
