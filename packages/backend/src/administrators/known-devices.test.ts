import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import {
  administrators,
  type Browser,
  commandLine,
  join,
  logIn,
  mails,
  makeOwner,
  minuteMs,
  openBrowser,
  pass,
  password,
  testDatabase,
  useTestAdministrators,
} from '../../../../tests/support/people/test-administrators.ts'
import { totpCodeOf as codeOf } from '../../../../tests/support/people/totp-code.ts'

useTestAdministrators()

describe('the login of an account that strangers guess at', () => {
  /** A hundred wrong passwords from twenty-five places. */
  const guess = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const from = { clientIp: `198.51.100.${attempt % 25}`, password: 'x' }
      expect(await logIn(openBrowser(), from)).toBe('wrong')
    }
  }

  it('is refused from a browser that it does not know, and works from one that it knows', async () => {
    const { browser, key } = await makeOwner()
    await guess()
    expect(await logIn(openBrowser(), { clientIp: '192.0.2.1' })).toBe('too-many')
    await testDatabase.setClockOffset(minuteMs)
    expect(await logIn(browser, { clientIp: '192.0.2.1' })).toBe('ok')
    expect(await pass(browser, codeOf(key, 1))).toBe('ok')
    // Guessing stays slow there too.
    for (let attempt = 1; attempt <= 10; attempt += 1) expect(await logIn(browser, { password: 'x' })).toBe('wrong')
    expect(await logIn(browser)).toBe('too-many')
  })

  it('takes the second factor from a browser that it knows, while somebody with the password guesses codes elsewhere', async () => {
    const { browser, key } = await makeOwner()
    const thief = openBrowser()
    expect(await logIn(thief)).toBe('ok')
    // The tenth was the code with which the app was set up.
    for (let attempt = 1; attempt <= 9; attempt += 1) expect(await pass(thief, '000000')).toBe('wrong')
    expect(await pass(thief, '000000')).toBe('too-many')
    const prove = () => browser.visit((visit) => administrators.proveAgain(visit, password))
    expect(await prove()).toBe('ok')
    await testDatabase.setClockOffset(minuteMs)
    expect(await logIn(browser, { clientIp: '192.0.2.1' })).toBe('ok')
    expect(await pass(browser, codeOf(key, 1))).toBe('ok')
    // Guessing stays slow there too.
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await browser.visit((visit) => administrators.proveAgain(visit, 'x'))).toBe('wrong')
    expect(await prove()).toBe('too-many')
  })

  it('works from a new browser after a mailed link, which works once, and the password is still needed', async () => {
    await makeOwner()
    await guess()
    const locale = { market: markets.ba, language: 'bcs' } as const
    const request = { clientIp: '192.0.2.1', email: 'amra@dvaput.example', locale }
    expect(await administrators.devices.mailLink({ ...request, email: 'nobody@dvaput.example' })).toBe('ok')
    expect(mails).toHaveLength(0)
    expect(await administrators.devices.mailLink(request)).toBe('ok')
    expect(mails).toMatchObject([{ to: 'amra@dvaput.example', template: 'administrator-device' }])
    const token = mails[0]?.params.url.split('/').at(-1) ?? ''
    const open = (browser: Browser) =>
      browser.visit((visit) => administrators.devices.acceptLink(visit, '192.0.2.1', token))
    await testDatabase.setClockOffset(31 * minuteMs)
    expect(await open(openBrowser()), 'too late').toBe('gone')
    await testDatabase.setClockOffset(0)
    const browser = openBrowser()
    expect(await open(browser)).toBe('ok')
    expect(await open(openBrowser()), 'a second time').toBe('gone')
    expect(await logIn(browser, { password: 'x' })).toBe('wrong')
    expect(await logIn(browser)).toBe('ok')
    expect(await browser.whoIs(), 'without the second factor').toBeNull()
  })

  it('knows no browser any more after a reset', async () => {
    const { browser, owner } = await makeOwner()
    if (!owner) throw new Error('nobody joined')
    await guess()
    const token = await administrators.invitations.inviteAgain(commandLine, owner)
    expect(await join(openBrowser(), token, { password: 'nova duga lozinka 7' })).toEqual({ ok: true })
    expect(await logIn(browser, { password: 'nova duga lozinka 7', clientIp: '192.0.2.1' })).toBe('too-many')
  })
})
