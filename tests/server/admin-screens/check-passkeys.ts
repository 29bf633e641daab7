import { createSessions } from '@dvaput/backend/sessions/sessions'
import { expect, it } from 'vitest'
import { administratorAt, administratorCookie } from '../../support/people/administrators.ts'
import { createTestAuthenticator } from '../../support/people/test-authenticator.ts'
import { createVisitor, type Visitor } from '../../support/requests/store-visitor.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'
import { auditOf, fieldOf } from './read-screen.ts'

type Store = ReturnType<typeof useStoreServer>

/** Passkeys of administrators, over HTTP. */
export const checkPasskeys = (store: Store) => {
  const query = async (text: string, values: unknown[] = []) => (await store.database.pool.query(text, values)).rows
  const site = () => new URL(store.url)

  /** With an authenticator app, as everybody has who came in the usual way. */
  const withApp = async () => {
    const made = await administratorAt(store, 'manager')
    await query(`UPDATE backend.administrators SET totp_secret = 'x', totp_confirmed_at = app_now() WHERE id = $1`, [
      made.id,
    ])
    return { ...made, key: createTestAuthenticator(site().origin) }
  }
  /** A browser in which the password was given. */
  const halfWay = async (id: string) => {
    const visitor = createVisitor(store.url)
    const session = { kind: 'admin', subject: id, data: { stage: 'password' } } as const
    visitor.cookies.set(administratorCookie, await createSessions({ database: store.database }).create(session))
    return visitor
  }
  const challengeOf = ({ text }: { readonly text: string }) => /challenge\\?",\\?"([\w-]{43})/.exec(text)?.[1] ?? ''
  const asked = (page: { readonly text: string }) => ({
    ...{ challenge: challengeOf(page), rpId: site().hostname, rp: { id: site().hostname } },
  })
  const add = async (visitor: Visitor, key: ReturnType<typeof createTestAuthenticator>, name = 'Laptop') => {
    const started = await visitor.submit('/admin/passkeys?act=start', { name })
    const signed = JSON.stringify(key.create(asked(started)))
    return visitor.submit('/admin/passkeys?act=finish', { signed, name })
  }
  const use = (visitor: Visitor, signed: object) =>
    visitor.submit('/admin/second-factor', { passkey: JSON.stringify(signed), returnTo: '/orders' })

  it('a passkey that its owner has added is a second factor, once for each challenge and for nobody else', async () => {
    const { id, key, visitor } = await withApp()
    expect((await add(visitor, key)).headers.get('Location')).toBe('/admin/passkeys?done=finish')
    const listed = await visitor.open('/admin/passkeys')
    for (const told of ['Laptop', 'Not used yet.']) expect(listed.text).toContain(told)
    const { key: stranger, id: strangerId, visitor: other } = await withApp()
    await add(other, stranger)

    const browser = await halfWay(id)
    const page = await browser.open('/admin/second-factor')
    expect((await use(browser, stranger.get(asked(page)))).status).toBe(422)
    const again = await browser.open('/admin/second-factor')
    const [elsewhere, signed] = [await halfWay(id), key.get(asked(again))]
    expect((await use(elsewhere, signed)).status).toBe(422)
    const fresh = await browser.open('/admin/second-factor')
    const answer = key.get(asked(fresh))
    const passed = await use(browser, answer)
    expect([passed.status, passed.headers.get('Location')]).toEqual([302, '/admin/orders'])
    expect((await browser.open('/admin/orders')).status).toBe(200)
    expect((await use(await halfWay(id), answer)).status).toBe(422)
    expect((await visitor.open('/admin/passkeys')).text).toContain('Last used on')

    // Somebody without one is not asked for it.
    expect(challengeOf(await (await halfWay((await withApp()).id)).open('/admin/second-factor'))).toBe('')
    await other.submit('/admin/passkeys?act=remove', { id: key.id })
    await visitor.submit('/admin/passkeys?act=remove', { id: key.id })
    expect(await query('SELECT credential_id AS id FROM backend.passkeys WHERE customer_id = $1', [id])).toEqual([])
    expect((await auditOf(store, id)).map(({ action }) => action)).toEqual([
      ...['administrator.passkey-add', 'administrator.login', 'administrator.passkey-remove'],
    ])
    expect((await auditOf(store, strangerId)).map(({ action }) => action)).toEqual(['administrator.passkey-add'])
  })

  it('a passkey is the proof for what needs one again, once and in the session that was asked', async () => {
    const { key, visitor } = await withApp()
    const { key: stranger, visitor: other } = await withApp()
    for (const [browser, own] of [
      [visitor, key],
      [other, stranger],
    ] as const)
      await add(browser, own)
    const remove = (browser: Visitor, fields: Record<string, string> = {}) =>
      browser.submit('/admin/passkeys?act=remove', { id: 'nobody’s', ...fields })
    const signedBy = (by: typeof key, page: { readonly text: string }) => ({
      passkey: JSON.stringify(by.get(asked(page))),
    })
    await store.setClockOffset(6 * 60_000)
    const refused = await remove(visitor)
    expect([refused.status, challengeOf(refused)]).toEqual([403, expect.stringMatching(/^[\w-]{43}$/)])
    // The challenge of another session, the key of somebody else, and no signature at all.
    expect((await remove(visitor, signedBy(key, await remove(other)))).status).toBe(403)
    expect((await remove(visitor, signedBy(stranger, await remove(visitor)))).status).toBe(403)
    const nonsense = await remove(visitor, { passkey: 'nonsense' })
    expect([nonsense.status, challengeOf(nonsense) === challengeOf(refused)]).toEqual([403, false])
    const proof = signedBy(key, nonsense)
    expect((await remove(visitor, proof)).headers.get('Location')).toBe('/admin/passkeys?done=remove')
    // It counts for five minutes, and is spent.
    expect((await remove(visitor)).status).toBe(302)
    await store.setClockOffset(12 * 60_000)
    expect((await remove(visitor, proof)).status).toBe(403)
    await store.setClockOffset(0)
  })

  it('a passkey of an administrator opens no customer account, needs a proof, and goes with a reset', async () => {
    const { id, key, visitor } = await withApp()
    await store.setClockOffset(6 * 60_000)
    const refused = await visitor.submit('/admin/passkeys?act=start', { name: 'Laptop' })
    expect([refused.status, challengeOf(refused), fieldOf(refused, 'name')]).toEqual([403, '', 'Laptop'])
    await store.setClockOffset(0)
    await add(visitor, key)
    const customer = createVisitor(store.url)
    const { options } = JSON.parse((await customer.post('/api/passkeys/login/start', {})).text)
    const response = key.get({ ...options, rpId: site().hostname })
    expect(JSON.parse((await customer.post('/api/passkeys/login/finish', { response })).text)).toMatchObject({
      code: 'passkey-unknown',
    })
    const owner = await administratorAt(store, 'owner')
    const { text } = await owner.visitor.submit('/admin/administrators', { act: 'reset', id })
    const [, token] = /\/admin\/start\/([\w-]{43})/.exec(text) ?? []
    const fresh = createVisitor(store.url)
    await fresh.submit(`/admin/start/${token}`, { name: 'Lejla', password: 'tri male kornjače' })
    expect(await query('SELECT credential_id AS id FROM backend.passkeys WHERE customer_id = $1', [id])).toEqual([])
  })
}
