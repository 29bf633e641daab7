import { randomUUID } from 'node:crypto'
import { roles } from '@dvaput/domain/administrators/permissions'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { registerAt, type Visitor } from '../../support/requests/store-visitor.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'
import { auditOf, fieldOf } from './read-screen.ts'

type Store = ReturnType<typeof useStoreServer>

/** The returns of the shop's side, over HTTP. */
export const checkReturnScreens = (store: Store) => {
  const query = async (text: string, values: unknown[]) => (await store.database.pool.query(text, values)).rows

  /** Of an order of the demo that was paid and sent, with a photo. */
  const requested = async () => {
    const [order] = await vi.waitUntil(
      async () => {
        const rows = await query(
          `SELECT id, name, email, snapshot #> '{lines,0,id}' AS line FROM backend.orders
           WHERE shop = 'main' AND snapshot ->> 'financialStatus' = 'PAID'
             AND snapshot ->> 'fulfillmentStatus' = 'FULFILLED'
             AND snapshot -> 'paymentMethods' ? 'cash-on-delivery'`,
          [],
        )
        return rows.length > 0 && rows
      },
      { timeout: 60_000, interval: 200 },
    )
    const id = randomUUID()
    await query(
      `INSERT INTO backend.return_requests (id, order_id, form_key, email, language, lines, reason, message)
       VALUES ($1::uuid, $2, $1::uuid::text, $3, 'bcs', $4, 'faulty', 'Ne pali se.')`,
      [id, order.id, order.email, JSON.stringify([{ lineId: order.line, quantity: 1 }])],
    )
    await query(`INSERT INTO backend.return_steps (return_id, state) VALUES ($1, 'requested')`, [id])
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c04020' } })
      .webp()
      .toBuffer()
    await query(
      'INSERT INTO backend.return_photos (return_id, number, content, width, height) VALUES ($1, 1, $2, 30, 20)',
      [id, photo],
    )
    return { id, order: order.name as string, path: `/admin/returns/${id}` }
  }
  const act = async (visitor: Visitor, path: string, name: string, fields: Record<string, string> = {}) => {
    const revision = fieldOf(await visitor.open(path), 'revision')
    return visitor.submit(`${path}?act=${name}`, { revision, ...fields })
  }

  it('returns are seen by every role with their photos, and decided by those who may', async () => {
    const { id, order, path } = await requested()
    const photo = `${path}/photos/1`
    for (const role of roles) {
      const { visitor } = await administratorAt(store, role)
      expect((await visitor.open('/admin')).text).toContain('"/admin/returns?show=waiting"')
      for (const list of ['?show=waiting', `?q=${id}`, `?q=${encodeURIComponent(order)}&show=requested`])
        expect((await visitor.open(`/admin/returns${list}`)).text, `${role} ${list}`).toContain(`"${path}"`)
      expect((await visitor.open(`/admin/returns?q=${id}&show=refused`)).text).not.toContain(`"${path}"`)
      const { text } = await visitor.open(path)
      for (const told of ['Ne pali se.', 'Does not work as it should', photo]) expect(text).toContain(told)
      const shown = ['approve', 'refuse', 'receive'].filter((name) => text.includes(`act=${name}"`))
      expect([role, shown]).toEqual([role, role === 'clerk' ? [] : ['approve', 'refuse']])
      const picture = await visitor.open(photo)
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      expect([picture.headers.get('Cache-Control'), picture.headers.get('Content-Encoding')]).toEqual([
        'no-store',
        null,
      ])
      expect(picture.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*sandbox/)
      for (const missing of [`${path}/photos/2`, `${path}/photos/0`, `/admin/returns/${randomUUID()}/photos/1`])
        expect((await visitor.open(missing)).status).toBe(404)
      const may = role === 'clerk' ? 403 : 422
      expect([role, (await act(visitor, path, 'refuse')).status]).toEqual([role, may])
      expect([role, (await act(visitor, path, 'refund')).status]).toEqual([role, role === 'clerk' ? 403 : 409])
      expect((await act(visitor, path, 'receive')).status).toBe(409)
      expect((await act(visitor, path, 'anything')).status).toBe(400)
    }
    const { visitor: customer } = await registerAt(store.url)
    for (const closed of [path, photo]) expect((await customer.open(closed)).status).toBe(302)
    expect(await auditOf(store, id)).toEqual([])
  })

  it('a return is approved and refunded by a manager who proves it is them, received by a clerk, and all is audited', async () => {
    const { id, path } = await requested()
    const [clerk, manager, owner] = await Promise.all(
      (['clerk', 'manager', 'owner'] as const).map((role) => administratorAt(store, role)),
    )
    if (!clerk || !manager || !owner) throw new Error('three people were expected')
    const approved = await act(manager.visitor, path, 'approve', { note: 'Pošaljite u Sarajevo' })
    expect(approved.headers.get('Location')).toBe(`${path}?done=approve`)
    const second = await act(owner.visitor, path, 'refuse', { note: 'Plomba je pokidana' })
    expect(second.status).toBe(409)
    for (const told of ['has changed in the meantime', 'Plomba je pokidana', manager.name])
      expect(second.text).toContain(told)
    expect((await act(clerk.visitor, path, 'receive')).status).toBe(302)
    // It was paid in cash: nothing may read as if the shop's platform sent the money.
    const owed = (await manager.visitor.open(path)).text
    for (const told of ['The customer is owed', 'It has been sent, record it', 'Account to which you sent it'])
      expect(owed).toContain(told)
    expect(owed).not.toContain('Send the money back')

    await store.setClockOffset(5 * 60_000)
    const part = { extent: 'other', amount: '12,50', restock: '1' }
    const asked = await act(manager.visitor, path, 'refund', part)
    expect([asked.status, fieldOf(asked, 'amount')]).toEqual([403, '12,50'])
    expect(asked.text).toMatch(/name="proof"/)
    await store.setClockOffset(0)
    const seen = fieldOf(await owner.visitor.open(path), 'revision')
    expect((await act(manager.visitor, path, 'refund', { ...part, amount: '1000000' })).status).toBe(422)
    expect((await act(manager.visitor, path, 'refund', part)).status).toBe(302)
    expect((await act(owner.visitor, path, 'refund', { revision: seen })).status, 'by one who saw none').toBe(409)
    await vi.waitUntil(
      async () =>
        (await query('SELECT state FROM backend.return_requests WHERE id = $1', [id]))[0]?.state === 'refunded',
      { timeout: 60_000, interval: 200 },
    )
    expect((await clerk.visitor.open(path)).text).toContain(`${manager.name}, `)
    expect(await query('SELECT amount, lines FROM backend.refunds WHERE subject_id = $1', [id])).toEqual([
      { amount: '1250', lines: [expect.objectContaining({ restock: true })] },
    ])
    expect(await auditOf(store, id)).toEqual([
      { by: manager.id, action: 'return.approve' },
      { by: clerk.id, action: 'return.receive' },
      { by: manager.id, action: 'return.refund' },
    ])
  })
}
