import { randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { expect, it } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { registerAt } from '../../support/requests/store-visitor.ts'
import { fieldOf, seenOf } from './read-screen.ts'

const path = '/admin/administrators/roles'

/** The boxes that are ticked on the screen. */
const tickedOf = ({ text }: { readonly text: string }): string[] =>
  [...text.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([input]) =>
    input.includes('checked=""') ? [/name="([^"]*)"/.exec(input)?.[1] ?? ''] : [],
  )

/** On a server that runs already, with an imported product to make an offer for. */
export const checkRoles = (store: {
  readonly url: string
  readonly database: Database
  readonly setClockOffset: (offsetMs: number) => Promise<unknown>
}) => {
  const offered = async () => {
    const customer = await registerAt(store.url)
    const body = { productId: 'ERA-7', offeredPrice: 310_000, customerMessage: '' }
    const { text } = await customer.visitor.post('/api/international/offers', body)
    return `/admin/offers/${(JSON.parse(text) as { offer: { id: string } }).offer.id}`
  }

  it('a clerk marks nothing as paid and answers no offer, unless an owner lets the role', async () => {
    const [owner, manager, clerk] = [
      await administratorAt(store, 'owner'),
      await administratorAt(store, 'manager'),
      await administratorAt(store, 'clerk'),
    ]
    const offer = await offered()
    const { rows } = await store.database.pool.query<{ id: string }>(
      `SELECT id FROM backend.orders WHERE snapshot ->> 'financialStatus' = 'PENDING' LIMIT 1`,
    )
    const order = `/admin/orders/${rows[0]?.id ?? randomUUID()}`
    const tries = async () => {
      const { visitor } = clerk
      return {
        shown: (await visitor.open(offer)).text.includes('?answer=approve'),
        answers: (await visitor.submit(offer, { act: 'counter', revision: 'old' })).status,
        rejectsMany: (await visitor.submit('/admin/offers', { note: 'Ne' })).status,
        paid: (await visitor.submit(`${order}?act=paid`, { revision: 'old' })).status,
      }
    }
    const refused = { shown: false, answers: 403, rejectsMany: 403, paid: 403 }
    expect(await tries()).toEqual(refused)
    for (const { visitor } of [manager, clerk]) {
      expect((await visitor.open(path)).status).toBe(403)
      expect((await visitor.submit(path, { 'clerk orders.refund': '1' })).status).toBe(403)
    }

    const screen = await owner.visitor.open(path)
    const ticked = tickedOf(screen)
    expect(ticked).toContain('clerk orders.fulfil')
    expect(ticked).not.toContain('clerk offers.answer')
    expect(screen.text).not.toContain('name="clerk administrators.write"')
    const revision = fieldOf(screen, 'revision')
    const form = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1']))
    const wanted = [...ticked, 'clerk offers.answer', 'clerk orders.mark-paid', 'clerk administrators.write']

    // The last proof is too old: nothing changes, and what was ticked stays.
    await store.setClockOffset(5 * 60_000)
    const asked = await owner.visitor.submit(path, { ...form(wanted), act: 'save', revision })
    expect([asked.status, asked.text.includes('name="proof"')]).toEqual([403, true])
    expect(tickedOf(asked)).toContain('clerk offers.answer')
    await store.setClockOffset(0)
    expect(await tries()).toEqual(refused)

    const saved = await owner.visitor.submit(path, { ...form(wanted), act: 'save', revision })
    expect([saved.status, saved.headers.get('Location')]).toEqual([302, `${path}?done=save`])
    expect(await tries()).toEqual({ shown: true, answers: 422, rejectsMany: 422, paid: expect.toBeOneOf([404, 409]) })
    expect((await clerk.visitor.open('/admin/administrators')).status).toBe(403)

    // Seen before the change: nobody overwrites what they have not seen.
    const seen = seenOf(screen)
    const lateForm = { ...form([...ticked, 'clerk orders.refund']), seen, act: 'save', revision }
    const late = await owner.visitor.submit(path, lateForm)
    expect(late.status).toBe(409)
    // What this person did not touch is as it is now: a second press takes nothing of it back.
    expect(tickedOf(late).toSorted()).toEqual(
      [...ticked, 'clerk offers.answer', 'clerk orders.mark-paid', 'clerk orders.refund'].toSorted(),
    )
    expect(late.text).toContain('now not allowed')

    const now = fieldOf(await owner.visitor.open(path), 'revision')
    expect((await owner.visitor.submit(path, { act: 'original', revision: now })).status).toBe(302)
    expect(await tries()).toEqual(refused)
    const { rows: audited } = await store.database.pool.query(
      `SELECT administrator_id AS by, before, after FROM backend.audit_log WHERE action = 'settings.roles' ORDER BY id`,
    )
    expect(audited).toHaveLength(2)
    const [first] = audited
    expect(first.by).toBe(owner.id)
    expect(first.before.clerk).not.toContain('offers.answer')
    expect(first.after.clerk).toEqual(expect.arrayContaining(['offers.answer', 'orders.mark-paid']))
    expect(first.after.clerk).not.toContain('administrators.write')
  })
}
