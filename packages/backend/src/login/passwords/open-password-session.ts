import type { AccountRecord } from '@dvaput/domain/account/account-record'
import type { PlatformToken } from '@dvaput/integrations/customers/storefront-customers'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { Customer } from '../../customers/customers.schema.ts'
import type { Customers } from '../../customers/customers.ts'
import type { Person } from '../../customers/person.ts'
import type { AttemptAtPlatform } from '../platform/platform-attempt.ts'

type Needs = {
  readonly shop: Pick<ShopCustomers, 'storefront'>
  readonly startSession: Customers['startSession']
  readonly records: Pick<Customers['records'], 'read'>
  readonly attempt: AttemptAtPlatform
}

type Opening = {
  readonly person: Person
  readonly token: PlatformToken
  readonly clientIp: string
  /** Whether this login has shown that the e-mail is its owner's. */
  readonly isVerified: boolean
  /** Of the terms that the customer accepted just now. */
  readonly termsVersion?: string | undefined
}

/** Reads whose token it is and opens their session; null where the platform does not say. */
export const createOpenPasswordSession =
  ({ shop, startSession, records, attempt }: Needs) =>
  async ({ person, token, clientIp, isVerified, termsVersion }: Opening): Promise<Customer | 'distrusted' | null> => {
    const reading = shop.storefront.read(token.accessToken, { buyerIp: clientIp })
    const read = await attempt<AccountRecord | null>(reading.then((value) => ({ ok: true, value })))
    if (!read.ok || !read.value) return null
    if (!isVerified && (await records.read(read.value.id))?.passwordDistrustedAt) {
      await shop.storefront.deleteToken(token.accessToken)
      return 'distrusted'
    }
    const tokens = { type: 'storefront', ...token } as const
    return startSession(person, {
      customer: read.value,
      kind: 'password',
      isVerified,
      tokens,
      ...(termsVersion !== undefined && { termsVersion }),
    })
  }

export type OpenPasswordSession = ReturnType<typeof createOpenPasswordSession>
