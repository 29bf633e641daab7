import { randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { roles } from '@dvaput/domain/administrators/permissions'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'

type Store = { readonly url: string; readonly database: Database }

/** Warehouse, jobs and mails, on a server that runs already. */
export const checkWarehouseScreens = (store: Store) => {
  const bury = async (job: string, data: object) => {
    const { rows } = await store.database.pool.query<{ id: string }>(
      `INSERT INTO pgboss.job (name, data, source_name, source_retry_count, source_output)
       VALUES ('dead-letters', $2, $1, 20, '{"message": "no connection"}') RETURNING id::text`,
      [job, data],
    )
    return rows[0]?.id ?? ''
  }
  const audited = async (action: string, subjectId: string) =>
    (
      await store.database.pool.query(
        'SELECT administrator_id AS by FROM backend.audit_log WHERE action = $1 AND subject_id = $2',
        [action, subjectId],
      )
    ).rows

  it('every role sees the warehouse, and a manager syncs it and puts jobs back', async () => {
    for (const role of roles) {
      const dead = await bury('purge-backend-every-hour', {})
      const { visitor, id: by } = await administratorAt(store, role)
      expect((await visitor.open('/admin')).text).toContain('"/admin/warehouse/jobs"')
      const state = await visitor.open('/admin/warehouse')
      expect([role, state.text.includes('Sync now')]).toEqual([role, role !== 'clerk'])
      expect((await visitor.open('/admin/warehouse/stock?compare=')).text).toMatch(/Compared: |is not responding/)
      for (const path of ['messages?kind=offer', 'set-aside?q=price', 'mails?state=sent'])
        expect([role, path, (await visitor.open(`/admin/warehouse/${path}`)).status]).toEqual([role, path, 200])
      const before = (await audited('warehouse.sync', 'retail')).length
      const synced = await visitor.submit('/admin/warehouse', { target: 'retail' })
      expect([role, synced.status]).toEqual([role, role === 'clerk' ? 403 : expect.toBeOneOf([302, 409])])
      expect(await audited('warehouse.sync', 'retail')).toHaveLength(before + (synced.status === 302 ? 1 : 0))
      const nothing = await visitor.submit('/admin/warehouse/messages', { kind: 'order', id: randomUUID() })
      expect([role, nothing.status]).toEqual([role, role === 'clerk' ? 403 : 409])
      if (role !== 'manager') continue
      expect((await visitor.open('/admin/warehouse/jobs')).text).toContain('no connection')
      const replayed = await visitor.submit('/admin/warehouse/jobs', { id: dead })
      expect(replayed.headers.get('Location')).toBe('/admin/warehouse/jobs?done=replay')
      expect((await visitor.submit('/admin/warehouse/jobs', { id: dead })).status).toBe(409)
      expect(await audited('job.replay', dead)).toEqual([{ by }])
    }
  })

  it('a mail that failed is seen by a clerk without its recipient, and sent again by a manager', async () => {
    const key = `sample:${randomUUID()}`
    const to = `${randomUUID()}@example.com`
    await store.database.pool.query(`INSERT INTO backend.mails (key, template) VALUES ($1, 'sample')`, [key])
    const params = { name: 'Amra', shopUrl: 'http://localhost:3000/' }
    await bury('send-mail', { template: 'sample', language: 'en', market: 'ba', to, params, key })
    const [clerk, manager] = [await administratorAt(store, 'clerk'), await administratorAt(store, 'manager')]
    const path = '/admin/warehouse/mails?state=failed&template=sample'
    const seen = await clerk.visitor.open(path)
    expect(seen.text).toContain(`${to[0]}•••@e•••.com`)
    for (const hidden of [to, key]) expect(seen.text).not.toContain(hidden)
    expect((await clerk.visitor.submit('/admin/warehouse/mails', { key })).status).toBe(403)
    expect((await manager.visitor.open(path)).text).toContain(to)
    expect((await manager.visitor.submit('/admin/warehouse/mails', { key })).status).toBe(302)
    expect(await audited('mail.send-again', key)).toEqual([{ by: manager.id }])
    await vi.waitUntil(
      async () =>
        (await store.database.pool.query('SELECT FROM backend.mails WHERE key = $1 AND sent_at IS NOT NULL', [key]))
          .rowCount,
      { timeout: 30_000, interval: 200 },
    )
  })
}
