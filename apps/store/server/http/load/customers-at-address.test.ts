import type { Customer } from '@dvaput/backend/customers/customers.schema'
import { describe, expect, it } from 'vitest'
import { createCustomersAtAddress } from './customers-at-address.ts'

const customer = (id: string, isVerified = true): Customer => ({
  id,
  email: `${id}@example.com`,
  isVerified,
  firstName: 'Amra',
  lastName: 'Hodžić',
  kind: 'password',
})

const open = (sharePerMinute = 60) => {
  let now = 0
  let lookups = 0
  const customers = createCustomersAtAddress({ sharePerMinute, monotonicMs: () => now })
  return {
    ...customers,
    lookups: () => lookups,
    advance: (seconds: number) => {
      now += seconds * 1_000
    },
    ask: (found: Customer | null, { address = 'school', cookies = 'language=bcs; sid=abc' } = {}) =>
      customers.customerAt(address, cookies, {
        customer: async () => {
          lookups += 1
          return found
        },
      }),
  }
}

describe('customers behind one address', () => {
  it('count by themselves when they are logged in and have proved their e-mail', async () => {
    const { ask } = open()
    expect(await ask(customer('a'))).toBe('customer a')
    expect(await ask(customer('b'))).toBe('customer b')
    expect(await ask(customer('c', false))).toBeUndefined()
    expect(await ask(null)).toBeUndefined()
  })

  it('are looked up for a cookie of a session alone, so many a second', async () => {
    const { ask, lookups, mayAsk, advance } = open(6_000)
    for (const cookies of ['', 'language=bcs', 'my-sid=abc', 'has_session=1']) {
      expect(mayAsk('school', cookies), cookies).toBe(false)
      await ask(customer('a'), { cookies })
    }
    expect(lookups()).toBe(0)
    expect(mayAsk('school', '__Host-sid=abc')).toBe(true)
    for (let count = 0; count < 100; count += 1) await ask(null)
    expect(lookups()).toBe(60)
    expect([mayAsk('school', 'sid=abc'), mayAsk('office', 'sid=abc')]).toEqual([false, true])
    expect(await ask(customer('a'))).toBeUndefined()
    advance(1)
    for (let count = 0; count < 100; count += 1) await ask(null)
    expect(lookups()).toBe(70)
  })

  it('have ten shares together, so that accounts buy no more than that', async () => {
    const { ask, advance } = open(6)
    const customers = async (count: number) => {
      let counted = 0
      for (let nth = 0; nth < count; nth += 1) if (await ask(customer(`customer-${nth}`))) counted += 1
      return counted
    }
    expect(await customers(20), 'a burst of eight seconds').toBe(8)
    advance(5)
    expect(await customers(20)).toBe(5)
    expect(await ask(customer('other'), { address: 'office' })).toBe('customer other')
  })

  it('count by their address while the database is unavailable, and a bug is said', async () => {
    const { customerAt } = open()
    const failing = (error: Error) => ({ customer: () => Promise.reject(error) })
    const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    expect(await customerAt('school', 'sid=abc', failing(unavailable))).toBeUndefined()
    await expect(customerAt('school', 'sid=abc', failing(new TypeError('no')))).rejects.toThrow('no')
  })
})
