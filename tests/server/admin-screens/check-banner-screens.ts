import type { Database } from '@dvaput/database/open-database'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/administrators.ts'
import { createVisitor } from '../../support/store-visitor.ts'

type Store = { readonly url: string; readonly database: Database }

/** Banners, on a server that runs already. */
export const checkBannerScreens = (store: Store) => {
  it('a banner is made, translated, moved, hidden and deleted, is seen in the shop each time, and is audited', async () => {
    const shopper = createVisitor(store.url)
    const list = '/admin/content/banners'
    const [one, two] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    const isShown = async (title: string, expected: boolean) =>
      vi.waitUntil(async () => (await shopper.open('/')).text.includes(title) === expected, {
        ...{ timeout: 20_000, interval: 100 },
      })
    const mine = async () => {
      const { rows } = await store.database.pool.query<{ id: number; position: number; updated_at: Date }>(
        `SELECT id, position, updated_at FROM backend.banners WHERE title ->> 'bcs' LIKE 'Gramofon%'`,
      )
      const [row] = rows
      return row && { ...row, revision: row.updated_at.toISOString(), path: `${list}/${row.id}` }
    }
    await isShown('Gramophones at last', false)

    const texts = { 'title.bcs': 'Gramofoni', 'title.en': 'Gramophones at last', 'description.es': 'Por fin' }
    const banner = { ...texts, market: 'ba', buttonLink: '/products/sale', imageUrl: '/cdn/shop/files/demo/x.avif' }
    for (const [wrong, status] of [
      [{ 'title.bcs': '' }, 422],
      [{ buttonLink: 'https://elsewhere.example' }, 422],
      [{ imageUrl: 'javascript:alert(1)' }, 422],
      [{ 'subtitle.en': 'x'.repeat(301) }, 422],
      [{ market: 'xx' }, 400],
    ] as const) {
      const refused = await one.visitor.submit(`${list}/new?market=ba&act=save`, { ...banner, ...wrong })
      expect([wrong, refused.status]).toEqual([wrong, status])
      if (status === 422) expect(refused.text).toContain('value="Gramophones at last"')
    }
    const made = await one.visitor.submit(`${list}/new?market=ba&act=save`, banner)
    expect(made.headers.get('Location')).toBe(`${list}?done=saved`)
    await isShown('Gramophones at last', true)

    const added = await mine()
    if (!added) throw new Error('expected a banner, got none')
    const { id, path, revision } = added
    const renamed = { ...banner, revision, 'title.en': 'Record players' }
    expect((await two.visitor.submit(`${path}?act=save`, renamed)).status).toBe(302)
    await isShown('Record players', true)
    const late = await one.visitor.submit(`${path}?act=save`, { ...banner, revision, 'title.en': 'Turntables' })
    expect(late.status).toBe(409)
    for (const shown of ['value="Turntables"', 'Now: Record players']) expect(late.text).toContain(shown)
    expect((await one.visitor.submit(list, { act: 'hide', id: String(id), revision })).status).toBe(409)

    const act = async (name: string) =>
      one.visitor.submit(list, { act: name, id: String(id), revision: (await mine())?.revision ?? '' })
    expect((await act('up')).headers.get('Location')).toBe(`${list}?done=moved`)
    expect((await mine())?.position).toBe(added.position - 1)
    expect((await act('hide')).status).toBe(302)
    await isShown('Record players', false)
    expect((await act('show')).status).toBe(302)
    await isShown('Record players', true)
    const removed = await one.visitor.submit(`${path}?act=remove`, {
      ...{ market: 'ba', revision: (await mine())?.revision ?? '' },
    })
    expect(removed.headers.get('Location')).toBe(`${list}?done=removed`)
    await isShown('Record players', false)
    expect((await one.visitor.open(path)).status).toBe(404)
    const { rows } = await store.database.pool.query(
      `SELECT administrator_id AS by, action FROM backend.audit_log
       WHERE subject_kind = 'banner' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    )
    expect(rows).toEqual([one, two, one, one, one, one].map((person) => ({ by: person.id, action: 'content.banner' })))
  })
}
