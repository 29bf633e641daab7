import { describe, expect, it } from 'vitest'
import {
  administrators,
  type Browser,
  commandLine,
  create,
  database,
  join,
  logIn,
  makeOwner,
  minuteMs,
  openBrowser,
  pass,
  password,
  restart,
  setUp,
  testDatabase,
  useTestAdministrators,
} from '../../../../tests/support/people/test-administrators.ts'
import { totpCodeOf as codeOf } from '../../../../tests/support/people/totp-code.ts'
import { createSessions } from '../sessions/sessions.ts'

useTestAdministrators()

describe('the first owner', () => {
  it('is made by a link that works once, with a password and a second factor', async () => {
    const [first, second] = [
      await administrators.invitations.inviteFirstOwner(),
      await administrators.invitations.inviteFirstOwner(),
    ]
    const browser = openBrowser()
    expect(await join(browser, first)).toEqual({ ok: true })
    expect(await browser.whoIs()).toBeNull()
    const { codes } = await setUp(browser)
    expect(codes).toHaveLength(10)
    expect(await browser.whoIs()).toMatchObject({ name: 'Amra', role: 'owner', isDemo: false })
    const others = { email: 'other@dvaput.example' }
    expect(await join(openBrowser(), first, others)).toEqual({ ok: false, problem: 'gone' })
    expect(await join(openBrowser(), second, others)).toEqual({ ok: false, problem: 'gone' })
  })

  it('is offered at a start until there is one', async () => {
    expect(await administrators.startPath()).toMatch(/^\/admin\/start\/[\w-]{43}$/)
    await makeOwner()
    expect(await administrators.startPath()).toBeUndefined()
  })

  it.each([
    [{ password: 'kornjača' }, 'passwordTooShort'],
    [{ password: 'password1234' }, undefined],
    [{ password: 'amra@dvaput.example' }, 'passwordIsPersonal'],
    [{ name: '  ' }, 'nameRequired'],
    [{ email: 'amra' }, 'emailInvalid'],
  ])('who answers %j is told %s, and the link still works', async (answer, problem) => {
    const token = await administrators.invitations.inviteFirstOwner()
    const outcome = await join(openBrowser(), token, answer)
    expect(outcome.ok ? undefined : outcome.problem).toBe(problem)
    expect(await administrators.invitations.find(token)).toEqual(
      problem ? { email: null, role: 'owner', administratorId: null } : null,
    )
  })

  it('has a week for it', async () => {
    const token = await administrators.invitations.inviteFirstOwner()
    await testDatabase.setClockOffset(7 * 24 * 60 * minuteMs)
    expect(await join(openBrowser(), token)).toEqual({ ok: false, problem: 'gone' })
    expect(await administrators.invitations.find('made up')).toBeNull()
  })
})

describe('a login', () => {
  it('needs the password and then a code, each session under a new id', async () => {
    const { key } = await makeOwner()
    const browser = openBrowser()
    browser.plant('planted by somebody')
    expect(await logIn(browser)).toBe('ok')
    const half = browser.cookie()
    expect(half).not.toBe('planted by somebody')
    expect(await browser.whoIs()).toBeNull()
    expect(await pass(browser, '000000')).toBe('wrong')
    expect(await browser.whoIs()).toBeNull()
    await testDatabase.setClockOffset(minuteMs)
    expect(await pass(browser, codeOf(key, 1))).toBe('ok')
    expect(browser.cookie()).not.toBe(half)
    expect(await browser.whoIs()).toMatchObject({ email: 'amra@dvaput.example' })
    browser.plant(half)
    expect(await browser.whoIs()).toBeNull()
  })

  it('takes no code twice', async () => {
    const { key } = await makeOwner()
    await testDatabase.setClockOffset(minuteMs)
    const [first, second] = [openBrowser(), openBrowser()]
    for (const browser of [first, second]) expect(await logIn(browser)).toBe('ok')
    expect(await pass(first, codeOf(key, 1))).toBe('ok')
    expect(await pass(second, codeOf(key, 1))).toBe('wrong')
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await makeOwner()
    const [code = ''] = codes
    for (const [typed, outcome] of [
      [` ${code.toUpperCase().replace('-', ' ')}`, 'ok'],
      [code, 'wrong'],
    ] as const) {
      const browser = openBrowser()
      await logIn(browser)
      expect(await pass(browser, typed)).toBe(outcome)
    }
  })

  it('waits ten minutes for the code', async () => {
    const { key } = await makeOwner()
    const browser = openBrowser()
    await logIn(browser)
    await testDatabase.setClockOffset(10 * minuteMs)
    expect(await pass(browser, codeOf(key, 10))).toBe('ended')
  })

  it.each([{ password: 'tri male kornjace' }, { email: 'nobody@dvaput.example' }, { email: 'amra' }, { password: '' }])(
    'is refused alike with %j',
    async (typed) => {
      await makeOwner()
      const browser = openBrowser()
      expect(await logIn(browser, typed)).toBe('wrong')
      expect(browser.cookie()).toBeUndefined()
    },
  )

  it('is tried five times in a minute by one client, and a code ten times in a quarter of an hour', async () => {
    const { key } = await makeOwner()
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await logIn(openBrowser(), { password: 'x' })).toBe('wrong')
    expect(await logIn(openBrowser())).toBe('too-many')
    await testDatabase.setClockOffset(2 * minuteMs)
    restart()
    const browser = openBrowser()
    expect(await logIn(browser)).toBe('ok')
    // The code that set it up was the first of ten.
    for (let attempt = 2; attempt <= 10; attempt += 1) expect(await pass(browser, '12345')).toBe('wrong')
    expect(await pass(browser, codeOf(key, 2))).toBe('too-many')
  })

  it('ends after 30 minutes without a request and after 8 hours in any case', async () => {
    const { browser } = await makeOwner()
    for (let minutes = 29; minutes < 8 * 60; minutes += 29) {
      await testDatabase.setClockOffset(minutes * minuteMs)
      expect(await browser.whoIs()).not.toBeNull()
    }
    await testDatabase.setClockOffset(8 * 60 * minuteMs)
    expect(await browser.whoIs()).toBeNull()
    await testDatabase.setClockOffset(0)
    const { browser: idle } = await (async () => {
      await database.pool.query('TRUNCATE backend.administrators CASCADE')
      return makeOwner()
    })()
    await testDatabase.setClockOffset(30 * minuteMs)
    expect(await idle.whoIs()).toBeNull()
  })

  it('is not a session of a customer, even of one with the same id', async () => {
    const { owner } = await makeOwner()
    const browser = openBrowser()
    const sessions = createSessions({ database })
    browser.plant(await sessions.create({ kind: 'customer', subject: owner?.id ?? '', data: { stage: 'complete' } }))
    expect(await browser.whoIs()).toBeNull()
  })

  it('ends with the logout, here alone', async () => {
    const { browser } = await makeOwner()
    const id = browser.cookie()
    await browser.visit(administrators.logOut)
    expect(browser.cookie()).toBeUndefined()
    browser.plant(id)
    expect(await browser.whoIs()).toBeNull()
  })
})

describe('a proof', () => {
  const isRecent = (browser: Browser) => browser.visit((visit) => visit.isRecent())
  const prove = (browser: Browser, proof: string) => browser.visit((visit) => administrators.proveAgain(visit, proof))

  it('counts for five minutes; the password or a code renews it', async () => {
    const { browser, key } = await makeOwner()
    expect(await isRecent(browser)).toBe(true)
    await testDatabase.setClockOffset(5 * minuteMs)
    expect(await isRecent(browser)).toBe(false)
    expect(await prove(browser, 'wrong password')).toBe('wrong')
    expect(await isRecent(browser)).toBe(false)
    expect(await prove(browser, password)).toBe('ok')
    expect(await isRecent(browser)).toBe(true)
    await testDatabase.setClockOffset(10 * minuteMs)
    expect(await isRecent(browser)).toBe(false)
    expect(await prove(browser, codeOf(key, 10))).toBe('ok')
    expect(await isRecent(browser)).toBe(true)
  })

  it('does not count for longer where the clock is set back', async () => {
    const { browser } = await makeOwner()
    await testDatabase.setClockOffset(-20 * minuteMs)
    expect(await browser.whoIs()).not.toBeNull()
    expect(await isRecent(browser)).toBe(false)
  })

  it('is nobody’s before the second factor', async () => {
    await makeOwner()
    const browser = openBrowser()
    await logIn(browser)
    expect(await isRecent(browser)).toBe(false)
    expect(await prove(browser, password)).toBe('ended')
  })
})

describe('others', () => {
  const invite = async () => {
    const made = await makeOwner()
    const token = await administrators.invitations.invite(made.owner ?? commandLine, 'diego@dvaput.example', 'clerk')
    const diego = openBrowser()
    expect(await join(diego, token, { name: 'Diego', email: 'forged@dvaput.example' })).toEqual({ ok: true })
    await setUp(diego)
    const clerk = await diego.whoIs()
    if (!clerk || !made.owner) throw new Error('nobody joined')
    return { ...made, owner: made.owner, diego, clerk }
  }

  it('join by a link, with the e-mail and the role it was made for', async () => {
    const { clerk } = await invite()
    expect(clerk).toMatchObject({ name: 'Diego', email: 'diego@dvaput.example', role: 'clerk' })
    expect(clerk.permissions).not.toContain('orders.refund')
    const again = await administrators.invitations.invite(commandLine, 'diego@dvaput.example', 'owner')
    expect(await join(openBrowser(), again)).toEqual({ ok: false, problem: 'emailTaken' })
  })

  it('are listed from the invitation on, and one that was revoked opens nothing', async () => {
    const { owner, clerk } = await invite()
    const stateOf = async (email: string) =>
      (await administrators.invitations.list())
        .filter((each) => each.email === email)
        .map(({ role, state, isReset }) => [role, state, isReset])
    expect(await stateOf(clerk.email)).toEqual([['clerk', 'used', false]])
    const token = await administrators.invitations.invite(owner, 'lejla@dvaput.example', 'manager')
    expect(await stateOf('lejla@dvaput.example')).toEqual([['manager', 'open', false]])
    const [made] = await administrators.invitations.list()
    if (!made) throw new Error('expected an invitation')
    expect(await administrators.invitations.revoke(owner, made.id)).toBe(true)
    expect(await administrators.invitations.revoke(owner, made.id)).toBe(false)
    expect(await join(openBrowser(), token)).toEqual({ ok: false, problem: 'gone' })
    expect(await stateOf('lejla@dvaput.example')).toEqual([])
    const { rows } = await database.pool.query(
      'SELECT action, subject_id FROM backend.audit_log ORDER BY id DESC LIMIT 1',
    )
    expect(rows).toEqual([{ action: 'administrator.revoke-invitation', subject_id: 'lejla@dvaput.example' }])
    await administrators.invitations.inviteAgain(owner, clerk)
    expect((await stateOf(clerk.email))[0]).toEqual(['clerk', 'open', true])
  })

  it('are out at once when their role changes or they are disabled', async () => {
    const { owner, diego, clerk } = await invite()
    expect(await administrators.change(owner, clerk.id, { role: 'manager' })).toBe('ok')
    expect(await diego.whoIs()).toBeNull()
    expect(await logIn(diego, { email: clerk.email })).toBe('ok')
    expect(await administrators.change(owner, clerk.id, { isDisabled: true })).toBe('ok')
    expect(await diego.visit((visit) => visit.pending())).toBeNull()
    expect(await logIn(diego, { email: clerk.email })).toBe('wrong')
    expect(await administrators.change(owner, clerk.id, { isDisabled: false })).toBe('ok')
    expect(await logIn(diego, { email: clerk.email })).toBe('ok')
  })

  it('never leave the shop without an owner', async () => {
    const { owner, clerk } = await invite()
    expect(await administrators.change(owner, owner.id, { role: 'clerk' })).toBe('last-owner')
    expect(await administrators.change(owner, owner.id, { isDisabled: true })).toBe('last-owner')
    expect(await administrators.change(owner, clerk.id, { role: 'owner' })).toBe('ok')
    const outcomes = await Promise.all([
      administrators.change(owner, clerk.id, { role: 'clerk' }),
      administrators.change(owner, owner.id, { role: 'clerk' }),
    ])
    expect(outcomes.toSorted()).toEqual(['last-owner', 'ok'])
    expect(await administrators.change(owner, '00000000-0000-4000-8000-000000000000', { role: 'clerk' })).toBe(
      'unknown',
    )
  })

  it('set password and second factor anew by a link, which ends what was open', async () => {
    const { diego, clerk } = await invite()
    await database.pool.query(
      `INSERT INTO backend.passkeys
         (credential_id, customer_id, owner_kind, rp_id, public_key, counter, transports, is_backed_up, name)
       VALUES ('lost', $1, 'administrator', 'dvaput.example', 'key', 0, '{}', false, 'Lost phone')`,
      [clerk.id],
    )
    const token = await administrators.invitations.inviteAgain(commandLine, clerk)
    expect(await diego.whoIs()).not.toBeNull()
    expect(await administrators.passkeys.list(clerk)).toHaveLength(1)
    const browser = openBrowser()
    expect(await join(browser, token, { name: 'Diego', password: 'nova duga lozinka 7' })).toEqual({ ok: true })
    expect(await diego.whoIs()).toBeNull()
    await setUp(browser)
    expect(await browser.whoIs()).toMatchObject({ id: clerk.id, role: 'clerk' })
    expect(await administrators.passkeys.list(clerk), 'of a device that may be lost').toEqual([])
    expect(await logIn(openBrowser(), { email: clerk.email })).toBe('wrong')
  })

  it('leave a trace of every change in the audit log', async () => {
    const { rows: before } = await database.pool.query('SELECT last_id FROM backend.audit_head')
    const { owner, clerk, diego } = await invite()
    await administrators.change(owner, clerk.id, { role: 'manager' })
    await diego.visit(administrators.logOut)
    const { rows } = await database.pool.query(
      'SELECT administrator_name AS by, action, before, after FROM backend.audit_log WHERE id > $1 ORDER BY id',
      [before[0].last_id],
    )
    expect(rows.map(({ by, action }) => `${by}: ${action}`)).toEqual([
      'Amra: administrator.join',
      'Amra: administrator.second-factor',
      'Amra: administrator.login',
      'Amra: administrator.invite',
      'Diego: administrator.join',
      'Diego: administrator.second-factor',
      'Diego: administrator.login',
      'Amra: administrator.role',
    ])
    expect(rows.at(-1)).toMatchObject({ before: { role: 'clerk' }, after: { role: 'manager' } })
  })
})

describe('the demo', () => {
  const tokenOf = async (path: Promise<string | undefined>) => (await path)?.split('/').at(-1) ?? ''

  it('has an owner who comes in by the link of the start panel, and not outside of the demo', async () => {
    const demo = create(true)
    expect(await demo.startPath()).toMatch(/^\/admin\/demo\//)
    const token = await tokenOf(demo.startPath())
    const browser = openBrowser(demo)
    expect(await browser.visit((visit) => demo.enterDemo(visit, 'another token'))).toBe(false)
    expect(await browser.visit((visit) => administrators.enterDemo(visit, token))).toBe(false)
    expect(await browser.whoIs()).toBeNull()
    expect(await browser.visit((visit) => demo.enterDemo(visit, token))).toBe(true)
    const owner = await browser.whoIs()
    expect(owner).toMatchObject({ role: 'owner', isDemo: true })
    const audited = 'SELECT action FROM backend.audit_log WHERE administrator_id = $1'
    expect((await database.pool.query(audited, [owner?.id])).rows).toEqual([{ action: 'administrator.login' }])
    const later = openBrowser()
    later.plant(browser.cookie())
    expect(await later.whoIs()).toBeNull()
    expect(await logIn(openBrowser(), { email: 'demo@dvaput.example' })).toBe('wrong')
  })
})
