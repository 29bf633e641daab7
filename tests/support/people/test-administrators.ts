import type { AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import { type Administrators, createAdministrators } from '@dvaput/backend/administrators/administrators'
import { createAuditLog } from '@dvaput/backend/audit/audit-log'
import { createIds } from '@dvaput/backend/clock/ids'
import { createPasskeys } from '@dvaput/backend/passkeys/passkeys'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createSealing } from '@dvaput/backend/secrets/sealing'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { useTestDatabase } from '../databases/test-database.ts'
import { totpCodeOf as codeOf } from './totp-code.ts'

export let testDatabase: ReturnType<typeof useTestDatabase>
export const silence = () => undefined
export const secret = 'a secret of the test of administrators'
export const password = 'tri male kornjače'
export const clientIp = '203.0.113.7'
export const homes = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }
export const minuteMs = 60_000
export const commandLine = { id: null, name: 'command line' }
export let database: Database
export let administrators: Administrators
export type QueuedMail = { readonly to: string; readonly template: string; readonly params: { readonly url: string } }
export const mails: QueuedMail[] = []

export const create = (demo = false) => {
  const sealing = createSealing(secret)
  const limiter = createRateLimiter({ database, secret })
  const audit = createAuditLog({ database, sealing })
  const passkeys = createPasskeys({ database, secret, ownerKind: 'administrator' })
  const mail = { queue: async (_tx: unknown, order: unknown) => void mails.push(order as QueuedMail) } as never
  const infrastructure = { database, sealing, limiter, ids: createIds(), mail }
  return createAdministrators({ infrastructure, audit, passkeys, homes, demo })
}

/** In each file that imports this one: files of one worker share the module, and its hooks would be the first file's. */
export const useTestAdministrators = () => {
  testDatabase = useTestDatabase()
  beforeAll(() => {
    const log = { info: silence, warn: silence, error: silence }
    database = openDatabase({ url: testDatabase.url, applicationName: 'administrators test', log })
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await testDatabase.setClockOffset(0)
    await database.pool.query('TRUNCATE backend.administrators, backend.sessions, backend.rate_limits CASCADE')
    administrators = create()
    mails.length = 0
  })
}

/** A browser that keeps the administrators' cookie. */
export const openBrowser = (by = administrators) => {
  let cookie: string | undefined
  let device: string | undefined
  return {
    cookie: () => cookie,
    plant: (value: string | undefined) => {
      cookie = value
    },
    async visit<Result>(work: (visit: AdministratorVisit) => Promise<Result>): Promise<Result> {
      const visit = by.openVisit({
        sessionId: () => cookie,
        userAgent: () => 'Firefox/130',
        device: () => device,
      })
      const result = await work(visit)
      if (visit.cookie() !== undefined) cookie = visit.cookie() ?? undefined
      device = visit.deviceCookie() ?? device
      return result
    },
    whoIs() {
      return this.visit((visit) => visit.administrator())
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

export const join = async (browser: Browser, token: string, answer = {}) =>
  browser.visit((visit) =>
    administrators.invitations.accept(visit, clientIp, token, {
      ...{ name: 'Amra', email: 'amra@dvaput.example', password, ...answer },
    }),
  )

export const setUp = (browser: Browser) =>
  browser.visit(async (visit) => {
    const pending = await visit.pending()
    if (!pending) throw new Error('nobody is half way in')
    const { secret: key } = await administrators.secondFactor.startSetUp(pending.administrator)
    const codes = await administrators.finishSetUp(visit, codeOf(key))
    if (typeof codes === 'string') throw new Error(codes)
    return { key, codes }
  })

export const makeOwner = async () => {
  const browser = openBrowser()
  expect(await join(browser, await administrators.invitations.inviteFirstOwner())).toEqual({ ok: true })
  return { browser, ...(await setUp(browser)), owner: await browser.whoIs() }
}

export const logIn = (browser: Browser, typed = {}) =>
  browser.visit((visit) => administrators.logIn(visit, { clientIp, email: 'amra@dvaput.example', password, ...typed }))

export const pass = (browser: Browser, code: string) =>
  browser.visit((visit) => administrators.passSecondFactor(visit, code))

/** Another process on the same database. */
export const restart = (demo = false) => {
  administrators = create(demo)
}
