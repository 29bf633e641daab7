import type { Database } from '@dvaput/database/open-database'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { auditOf, fieldOf } from './read-screen.ts'

type Store = { readonly url: string; readonly database: Database }

const path = '/admin/settings/ready'

/** The row of a point, as it is shown first. */
const rowOf = (text: string, title: string): string =>
  /<li .*?<\/li>/gs[Symbol.match](text)?.find((row) => row.includes(`>${title}</h3>`)) ?? ''

/** What is missing before the shop opens, on a server that runs already. */
export const checkReadyToOpen = (store: Store) => {
  it('lists what keeps the shop from opening, and what owners say of it is in the log', async () => {
    const owner = await administratorAt(store, 'owner')
    const manager = await administratorAt(store, 'manager')
    const shown = await manager.visitor.open(path)
    expect(shown.status).toBe(200)
    expect(shown.text).toMatch(/\d+ points keep the shop from opening/)
    expect(rowOf(shown.text, 'A real shop, not the demo')).toContain('Blocks the opening')
    expect(rowOf(shown.text, 'Seller')).toContain('Done')
    expect(rowOf(shown.text, 'Legal texts read')).toContain('An owner confirms this.')
    const revision = fieldOf(await owner.visitor.open(path), 'revision')
    const backup = { revision, confirmation: 'backup', isTrue: 'true' }
    expect((await manager.visitor.submit(`${path}?act=confirm`, backup)).status).toBe(403)
    expect((await owner.visitor.submit(`${path}?act=confirm`, { ...backup, confirmation: 'all' })).status).toBe(400)
    expect((await owner.visitor.submit(`${path}?act=confirm`, backup)).status).toBe(302)
    expect((await owner.visitor.submit(`${path}?act=confirm`, backup)).status).toBe(409)
    const confirmed = rowOf((await owner.visitor.open(path)).text, 'Backup tried')
    for (const text of ['Done', `Confirmed by ${owner.name}`, 'Take it back']) expect(confirmed).toContain(text)
    expect(await auditOf(store, 'ready-to-open')).toEqual([{ by: owner.id, action: 'settings.ready-to-open' }])

    expect((await manager.visitor.submit(`${path}?act=test-mail`, {})).status).toBe(302)
    const isDone = async () => rowOf((await owner.visitor.open(path)).text, 'E-mail arrives').includes('Done')
    await vi.waitUntil(isDone, { timeout: 20_000, interval: 200 })
  })
}
