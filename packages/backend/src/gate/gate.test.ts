import { type Database, openDatabase } from '@dvaput/database/open-database'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import type { Customer } from '../customers/customers.schema.ts'
import { createRateLimiter } from '../rate-limits/rate-limiter.ts'
import { hashAccessCode } from './access-code.ts'
import { createGate, type Gate } from './gate.ts'
import type { GateSettings } from './gate-settings.ts'

const secret = 'a secret of the test of the gate'
const code = 'otvori, molim'
const emails = ['amra@kupac.example', 'b@kupac.example', 'c@kupac.example', 'd@kupac.example']

const testDatabase = useTestDatabase()
const silence = () => undefined
let database: Database
let codeHash: string

beforeAll(async () => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'gate test', log })
  // Quick to check: the cost is not what is tested here.
  codeHash = await hash(code, { memoryCost: 8, timeCost: 1, parallelism: 1 })
})
afterAll(() => database.close())
beforeEach(async () => {
  await testDatabase.setClockOffset(0)
  await database.pool.query('TRUNCATE backend.rate_limits')
})

const openGate = (settings: Partial<GateSettings> = {}) =>
  createGate({
    infrastructure: { database, limiter: createRateLimiter({ database, secret }) },
    settings: { emails, codeHash, ...settings },
    secret,
  })

const customerOf = (email: string, isVerified = true): Customer => ({
  ...{ id: 'gid://shopify/Customer/7', firstName: 'Amra', lastName: 'Hadžić', kind: 'password' },
  ...{ email, isVerified },
})
const nobody = { customer: async () => null }
const personOf = (customer: Customer) => ({ customer: async () => customer })

type Guess = Parameters<Gate['tryCode']>[0]
const guess = (gate: Gate, typed: string, more: Partial<Guess> = {}) =>
  gate.tryCode({ code: typed, cookies: null, person: nobody, ip: '203.0.113.7', isSecure: false, ...more })

/** What the browser sends back. */
const cookiesOf = ({ cookies }: { readonly cookies: readonly string[] }) =>
  cookies.map((line) => line.split(';')[0]).join('; ')

describe('the access code', () => {
  it('opens the gate, with a cookie that no script reads and that ends with the browser session [GATE-02] [GATE-04] [GATE-06]', async () => {
    const gate = openGate()
    const opened = await guess(gate, `  ${code} `, { isSecure: true })
    expect(opened).toEqual({
      ok: true,
      cookies: [expect.stringMatching(/^dvaput-international=[\w.-]{60,}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)],
    })
    expect(await gate.isGranted(`theme=dark; ${cookiesOf(opened)}`, nobody)).toBe(true)
  })

  it.each(['otvori', '', '   ', 'OTVORI, MOLIM', `${code}${'x'.repeat(500)}`])(
    'is not “%s” [GATE-10]',
    async (typed) => {
      const gate = openGate()
      const refused = await guess(gate, typed)
      expect(refused).toMatchObject({ ok: false, reason: 'wrong' })
      expect(await gate.isGranted(cookiesOf(refused), nobody)).toBe(false)
    },
  )

  it('is stored nowhere as it is', async () => {
    const stored = await hashAccessCode(code)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(stored).not.toContain(code)
    expect(await guess(openGate({ codeHash: stored }), code)).toMatchObject({ ok: true })
  })

  it('ends what it opened when it changes, and opens nothing where there is none [GATE-10]', async () => {
    const cookies = cookiesOf(await guess(openGate(), code))
    expect(await openGate().isGranted(cookies, nobody)).toBe(true)
    expect(await openGate({ codeHash: await hashAccessCode(code) }).isGranted(cookies, nobody)).toBe(false)
    const closed = openGate({ codeHash: undefined })
    expect(await closed.isGranted(cookies, nobody)).toBe(false)
    expect(await guess(closed, code)).toMatchObject({ ok: false, reason: 'wrong' })
  })

  it.each(['1', 'true', 'granted.', '.', 'x.y', 'x.y.z'])(
    'is not replaced by a cookie made by hand, %s [GATE-02]',
    async (value) => {
      expect(await openGate().isGranted(`dvaput-international=${value}`, nobody)).toBe(false)
    },
  )

  it('is not replaced by the cookie that guesses are counted by', async () => {
    const visitor = cookiesOf(await guess(openGate(), 'wrong')).split('=')[1]
    expect(await openGate().isGranted(`dvaput-international=${visitor}`, nobody)).toBe(false)
  })
})

describe('the list', () => {
  it.each(['amra@kupac.example', ' AMRA@Kupac.Example ', 'd@kupac.example'])(
    'lets %s in [GATE-03] [ROLE-05]',
    async (email) => {
      expect(await openGate().isGranted(null, personOf(customerOf(email)))).toBe(true)
    },
  )

  it('lets in no other customer, and nobody whose e-mail is not verified [GATE-03] [GATE-10] [ROLE-05]', async () => {
    const gate = openGate()
    expect(await gate.isGranted(null, personOf(customerOf('diego@cliente.example')))).toBe(false)
    expect(await gate.isGranted(null, personOf(customerOf('amra@kupac.example', false)))).toBe(false)
    expect(await gate.isGranted(null, nobody)).toBe(false)
  })

  it('lets nobody in any more once it has changed', async () => {
    expect(await openGate({ emails: [] }).isGranted(null, personOf(customerOf('amra@kupac.example')))).toBe(false)
  })
})

describe('guesses', () => {
  const guessTimes = async (gate: Gate, times: number, more: () => Partial<Guess>) => {
    const results: string[] = []
    for (let count = 0; count < times; count += 1) {
      const result = await guess(gate, 'wrong', more())
      results.push(result.ok ? 'opened' : result.reason)
    }
    return results
  }
  const wrong = (times: number) => Array<string>(times).fill('wrong')

  it('are five in a quarter of an hour for a browser session, after which the right code is refused as well', async () => {
    const gate = openGate()
    const cookies = cookiesOf(await guess(gate, 'wrong'))
    let client = 0
    const elsewhere = () => ({ cookies, ip: `198.51.100.${++client}` })
    expect(await guessTimes(gate, 5, elsewhere)).toEqual([...wrong(4), 'too-many'])
    const refused = await guess(gate, code, elsewhere())
    expect(refused).toMatchObject({ ok: false, reason: 'too-many' })
    if (refused.ok || refused.reason === 'wrong') throw new Error('expected a refusal')
    expect(refused.retryAfterSeconds).toBeGreaterThan(800)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(900)
    await testDatabase.setClockOffset(16 * 60_000)
    expect(await guess(openGate(), code, elsewhere())).toMatchObject({ ok: true })
  })

  it('are five for a customer, whatever browser they come from', async () => {
    const gate = openGate()
    const person = personOf(customerOf('diego@cliente.example'))
    let client = 0
    const elsewhere = () => ({ person, ip: `198.51.100.${++client}` })
    expect(await guessTimes(gate, 6, elsewhere)).toEqual([...wrong(5), 'too-many'])
  })

  it('are ten in an hour for an IP, even with a new browser each time', async () => {
    const gate = openGate()
    expect(await guessTimes(gate, 11, () => ({}))).toEqual([...wrong(10), 'too-many'])
    expect(await guess(gate, code)).toMatchObject({ ok: false, reason: 'too-many' })
    await testDatabase.setClockOffset(45 * 60_000)
    expect(await guess(openGate(), code)).toMatchObject({ ok: false, reason: 'too-many' })
    await testDatabase.setClockOffset(61 * 60_000)
    expect(await guess(openGate(), code)).toMatchObject({ ok: true })
  })

  it('of a session that is refused already cost its IP nothing, and a flood stores no sessions', async () => {
    const gate = openGate()
    const cookies = cookiesOf(await guess(gate, 'wrong'))
    await guessTimes(gate, 20, () => ({ cookies }))
    expect(await guessTimes(gate, 30, () => ({ cookies: 'dvaput-international-visitor=made.up' }))).toContain('wrong')
    const { rows } = await database.pool.query('SELECT class FROM backend.rate_limits')
    expect(rows.filter((row) => row.class === 'gate-session')).toHaveLength(6)
  })

  it('are counted when they come at the same moment', async () => {
    const gate = openGate()
    const results = await Promise.all(Array.from({ length: 40 }, () => guess(gate, 'wrong')))
    expect(results.filter((result) => !result.ok && result.reason === 'wrong')).toHaveLength(10)
  })
})
