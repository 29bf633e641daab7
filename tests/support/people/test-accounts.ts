import { randomUUID } from 'node:crypto'
import { type Account, createAccount } from '@dvaput/backend/account/account'
import { createCancelEmailChange } from '@dvaput/backend/account/cancel-email-change'
import { createTakeAccessBack } from '@dvaput/backend/account/take-access-back'
import { type Customers, createCustomers } from '@dvaput/backend/customers/customers'
import type { SessionKind } from '@dvaput/backend/customers/customers.schema'
import { createMail } from '@dvaput/backend/mail/mail'
import { createKeepOrders } from '@dvaput/backend/orders/keep-orders'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { beforeAll } from 'vitest'
import { createTestJobs, type TestJobs } from '../orders/test-jobs.ts'
import { connectTestShop } from '../platform/shop-connection.ts'
import { useTestPlatform } from '../platform/test-platform.ts'
import { testSealing } from './test-sealing.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type Intercept = Parameters<typeof connectTestShop>[2]

/** Customers of the built-in platform who are logged in, and what they may do with their accounts. */
export const useTestAccounts = () => {
  const platform = useTestPlatform()
  const password = 'proljetna kiša 7'
  let opened: {
    jobs: TestJobs
    customers: Customers
    account: Account
    shop: ReturnType<typeof connectTestShop>['customers']
  }
  let clients = 0
  /** Another client each time, because registrations and logins are counted by IP. */
  const newClient = () => {
    clients += 1
    return { buyerIp: `198.51.${Math.floor(clients / 250)}.${1 + (clients % 250)}` }
  }

  let intercept: NonNullable<Intercept> = silence

  beforeAll(async () => {
    const shop = connectTestShop(platform, 'main', (body) => intercept(body)).customers
    const { database } = platform
    // The queues of the platform are made already.
    const jobs = createTestJobs({ database, log })
    const mailer = { send: async (mail: OutgoingMail) => void platform.sent.push(mail), close: silence }
    const mail = createMail({ database, jobs, mailer, sealing: testSealing })
    const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
    const takeAccessBack = createTakeAccessBack({ database, shop, mail, homes })
    const customers = createCustomers({
      ...{ infrastructure: { database, jobs, log }, secret: 'the secret of this test', shop, takeAccessBack },
      cancelEmailChange: createCancelEmailChange(database),
    })
    const account = createAccount({
      infrastructure: {
        database,
        homes,
        jobs,
        mail,
        limiter: createRateLimiter({ database, secret: 'test secret' }),
      },
      customers,
      shop,
      minPasswordLength: 6,
      keepOrders: createKeepOrders(database),
    })
    await jobs.prepare()
    opened = { customers, shop, account, jobs }
  })

  const register = async (email = `amra.${randomUUID()}@example.com`) => {
    const profile = { email, firstName: 'Amra', lastName: 'Hodžić' }
    const made = await opened.shop.storefront.create({ ...profile, password }, newClient())
    if (!made.ok || !made.value) throw new Error('the platform made no customer')
    return { ...profile, id: made.value.id }
  }

  /** Whose e-mail was shown in the browser that is logged in with the password, so that the password stays. */
  const registerVerified = async () => {
    const customer = await register()
    await opened.customers.records.meet({ customerId: customer.id, email: customer.email, isVerified: true })
    return customer
  }

  const tokenOf = async (email: string) => {
    const made = await opened.shop.storefront.createToken({ email, password }, newClient())
    if (!made.ok || !made.value) throw new Error('the platform made no token')
    return { type: 'storefront' as const, ...made.value }
  }

  const logIn = async ({ kind, customer }: { kind: SessionKind; customer?: Awaited<ReturnType<typeof register>> }) => {
    const owner = customer ?? (await register())
    const person = opened.customers.openPerson(() => undefined)
    const tokens = kind === 'password' ? await tokenOf(owner.email) : null
    await opened.customers.startSession(person, { customer: owner, kind, isVerified: kind !== 'password', tokens })
    return { customer: owner, person }
  }

  return {
    platform,
    password,
    newClient,
    /** Until the next call; the body that is sent to the platform decides. */
    interceptWith(next: Intercept = silence) {
      intercept = next
    },
    register,
    registerVerified,
    logIn,
    get customers() {
      return opened.customers
    },
    get account() {
      return opened.account
    },
    get jobs() {
      return opened.jobs
    },
    /** What reached this mailbox. */
    async mailsTo(email: string) {
      await opened.jobs.drain()
      return platform.sent.filter(({ to }) => to === email)
    },
    get shop() {
      return opened.shop
    },
  }
}
