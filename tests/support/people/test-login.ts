import { randomUUID } from 'node:crypto'
import { createCancelEmailChange } from '@dvaput/backend/account/cancel-email-change'
import { createCustomers } from '@dvaput/backend/customers/customers'
import { createLogin } from '@dvaput/backend/login/login'
import { createMail } from '@dvaput/backend/mail/mail'
import { createPasskeys } from '@dvaput/backend/passkeys/passkeys'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import type { RegistrationForm } from '@dvaput/domain/account/check-registration'
import type { Locale } from '@dvaput/domain/markets/locale'
import { markets } from '@dvaput/domain/markets/markets'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { afterAll, beforeAll } from 'vitest'
import { createTestJobs } from '../orders/test-jobs.ts'
import { connectTestShop } from '../platform/shop-connection.ts'
import type { TestPlatform } from '../platform/test-platform.ts'
import { testSealing } from './test-sealing.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const password = 'proljetna kiša 7'
const termsVersion = 'the terms of this test'

type Registering = RegistrationForm & Locale

type Intercept = Parameters<typeof connectTestShop>[2]

/** The ways in, before the test platform; the platform may be silenced for an operation. */
export const useTestLogin = (platform: TestPlatform) => {
  let passedSeconds = 0
  let intercept: NonNullable<Intercept> = silence
  const open = () => {
    const { database } = platform
    const jobs = createTestJobs({ database, log })
    const shop = connectTestShop(platform, 'main', (body) => intercept(body)).customers
    const customers = createCustomers({
      ...{ infrastructure: { database, log }, secret: 'the secret of this test', shop },
      cancelEmailChange: createCancelEmailChange(database),
    })
    const limiter = createRateLimiter({
      database,
      secret: 'test secret',
      monotonicMs: () => passedSeconds * 1_000,
    })
    const mailer = { send: async (mail: OutgoingMail) => void platform.sent.push(mail), close: silence }
    const mail = createMail({ database, jobs, mailer, sealing: testSealing })
    const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
    const infrastructure = { database, jobs, mail, limiter, log, homes, sealing: testSealing }
    return {
      customers,
      jobs,
      login: createLogin({
        infrastructure,
        customers,
        shop,
        passkeys: createPasskeys({ database, secret: 'the secret of this test' }),
        minPasswordLength: 6,
        externalIdentity: undefined,
      }),
    }
  }
  let opened: ReturnType<typeof open> | undefined
  const get = () => {
    if (!opened) throw new Error('the ways in exist from beforeAll only')
    return opened
  }
  beforeAll(async () => {
    opened = open()
    await opened.jobs.prepare()
  })
  afterAll(() => opened?.jobs.stop())

  let clients = 0
  /** Each has an IP of its own, so that no test uses up another's attempts. */
  const newClient = () => {
    clients += 1
    return `198.51.${100 + Math.floor(clients / 250)}.${1 + (clients % 250)}`
  }
  const newEmail = () => `amra.${randomUUID()}@example.com`
  const nobody = () => get().customers.openPerson(silence)
  const form = (email: string): RegistrationForm => ({
    fullName: 'Amra Hodžić',
    email,
    password,
    confirmPassword: password,
    acceptsTerms: true,
  })

  return {
    get login() {
      return get().login
    },
    get customers() {
      return get().customers
    },
    password,
    termsVersion,
    newClient,
    newEmail,
    nobody,
    form,
    /** Until the next call; the body that is sent to the platform decides. */
    interceptWith(next: Intercept = silence) {
      intercept = next
    },
    /** For deadlines and limits alike. */
    async setClock(seconds: number) {
      passedSeconds = seconds
      await platform.setClockOffset(seconds * 1_000)
    },
    /** Ours first: they make the platform's. */
    async runJobs() {
      await get().jobs.drain({ alsoLater: true })
      await platform.jobs.drain()
    },
    async register({
      email = newEmail(),
      language = 'bcs',
      market = markets.ba,
      ...change
    }: Partial<Registering> = {}) {
      const person = nobody()
      const outcome = await get().login.register({
        person,
        clientIp: newClient(),
        locale: { market, language },
        form: { ...form(email), ...change },
        termsVersion,
      })
      return { email, person, outcome }
    },
    async logIn(email: string, secret = password, clientIp = newClient()) {
      const person = nobody()
      const outcome = await get().login.withPassword({ person, clientIp, email, password: secret })
      return { person, outcome }
    },
  }
}
