import type { Database } from '@dvaput/database/open-database'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import type { createVisitor } from '../../support/requests/store-visitor.ts'

type Store = {
  readonly url: string
  readonly database: Database
  readonly setClockOffset: (milliseconds: number) => Promise<void>
}

const screen = '/admin/exports'

/** The file that was asked for last, once the job has made it. */
const waitForFile = async (visitor: ReturnType<typeof createVisitor>, { database }: Store) => {
  const newest = async () => {
    const { rows } = await database.pool.query<{ id: string; status: string }>(
      'SELECT id, status FROM backend.shop_exports ORDER BY created_at DESC LIMIT 1',
    )
    return rows[0]?.status === 'done' ? rows[0].id : undefined
  }
  const id = await vi.waitUntil(newest, { timeout: 30_000, interval: 200 })
  expect((await visitor.open(screen)).text).toContain(id)
  return `${screen}/${id}/file`
}

/** On a server that runs already. */
export const checkExportScreens = (store: Store) => {
  it('files of orders are for managers and owners, and a day that is none is refused with what was typed', async () => {
    const [clerk, manager] = [await administratorAt(store, 'clerk'), await administratorAt(store, 'manager')]
    expect((await clerk.visitor.open(screen)).status).toBe(403)
    const days = { kind: 'orders', market: 'ba', from: '2026-01-01', to: '2026-12-31' }
    expect((await clerk.visitor.submit(`${screen}?act=make`, days)).status).toBe(403)
    const refused = await manager.visitor.submit(`${screen}?act=make`, { ...days, to: '2025-01-01' })
    expect([refused.status, refused.text.includes('value="2025-01-01"')]).toEqual([422, true])
    expect((await manager.visitor.submit(`${screen}?act=make`, { ...days, kind: 'customers' })).status).toBe(400)
    expect((await manager.visitor.submit(`${screen}?act=make`, days)).headers.get('Location')).toBe(screen)
    const path = await waitForFile(manager.visitor, store)
    const file = await manager.visitor.open(path)
    expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="orders-ba-2026-01-01-2026-12-31.csv"')
    expect((await manager.visitor.open(screen)).text).toContain('Journal for the accountant')
    expect(file.text).toContain('number,date,shop,email,')
    expect((await clerk.visitor.open(path)).status).toBe(403)
  })

  it('the file of customers is for owners alone, and only right after they have shown that it is them', async () => {
    const [manager, owner] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    expect((await manager.visitor.open(screen)).text).not.toContain('act=customers')
    expect((await manager.visitor.submit(`${screen}?act=customers`, {})).status).toBe(403)
    await store.setClockOffset(6 * 60_000)
    const asked = await owner.visitor.submit(`${screen}?act=customers`, {})
    expect([asked.status, asked.text.includes('name="proof"')]).toEqual([403, true])
    await store.setClockOffset(0)
    expect((await owner.visitor.submit(`${screen}?act=customers`, {})).headers.get('Location')).toBe(screen)
    const path = await waitForFile(owner.visitor, store)
    expect((await owner.visitor.open(path)).text).toContain('email,first_name,')
    expect((await manager.visitor.open(path)).status).toBe(404)
    await store.setClockOffset(6 * 60_000)
    expect((await owner.visitor.open(path)).status).toBe(403)
    const id = path.split('/').at(-2) ?? ''
    expect((await owner.visitor.submit(`${screen}?act=download`, { id })).status).toBe(403)
    await store.setClockOffset(0)
    const { rows } = await store.database.pool.query(
      'SELECT action FROM backend.audit_log WHERE administrator_id = $1',
      [owner.id],
    )
    expect(rows).toEqual([{ action: 'customer.export-all' }])
  })
}
