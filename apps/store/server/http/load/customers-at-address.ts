import type { Person } from '@dvaput/backend/customers/person'
import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { createThrottle } from '@dvaput/platform/net/throttle'
import { hasSessionCookie } from '../request/open-person.ts'

type Options = {
  /** What one address may have in a minute. A customer has as much, and all customers of an address ten times that. */
  readonly sharePerMinute: number
  readonly monotonicMs?: () => number
}

/** Each lookup is a statement, and anybody can send a cookie. */
const lookups = { maximum: 60, restoredPerSecond: 10 }
const sharesOfAllCustomers = 10
const burstSeconds = 8

/**
 * Behind one address stand a school or a carrier's whole town: once it has used its share, who is logged in counts by
 * themselves. An account that never proved its e-mail is no customer here, so that opening accounts buys no room.
 */
export const createCustomersAtAddress = ({ sharePerMinute, monotonicMs }: Options) => {
  const throttle = createThrottle(monotonicMs)
  const restoredPerSecond = (sharePerMinute / 60) * sharesOfAllCustomers
  const ofAllCustomers = { maximum: restoredPerSecond * burstSeconds, restoredPerSecond }

  const customerOf = async (person: Pick<Person, 'customer'>) => {
    try {
      return await person.customer()
    } catch (error) {
      // What needs the database will say so itself.
      if (isDatabaseUnavailable(error)) return null
      throw error
    }
  }

  return {
    /** Whether it is worth a lookup whose request this is. */
    mayAsk: (address: string, cookies: string | undefined): boolean =>
      hasSessionCookie(cookies) && throttle(`lookups ${address}`, lookups, 0).status.currentlyAvailable >= 1,
    /** By whom this request counts in place of its address; nobody where it counts by that. */
    async customerAt(
      address: string,
      cookies: string | undefined,
      person: Pick<Person, 'customer'>,
    ): Promise<string | undefined> {
      if (!hasSessionCookie(cookies) || !throttle(`lookups ${address}`, lookups, 1).allowed) return undefined
      const customer = await customerOf(person)
      if (!customer?.isVerified || !throttle(`customers ${address}`, ofAllCustomers, 1).allowed) return undefined
      return `customer ${customer.id}`
    },
  }
}

export type CustomersAtAddress = ReturnType<typeof createCustomersAtAddress>
