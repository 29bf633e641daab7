import { revisionOf } from '@dvaput/backend/audit/revision-of'
import type { Database } from '@dvaput/database/open-database'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'

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
      return row && { ...row, revision: revisionOf([row.updated_at]), path: `${list}/${row.id}` }
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
    expect((await act('up')).headers.get('Location')).toBe(`${list}?done=up`)
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

  it('the picture of a banner is sent with the form, stored as its pixels alone, and shown with its text', async () => {
    const { visitor } = await administratorAt(store, 'manager')
    const path = '/admin/content/banners/new?market=ba&act=save'
    const send = (content: Uint8Array<ArrayBuffer> | string, fields: Readonly<Record<string, string>> = {}) => {
      const body = new FormData()
      const texts = { market: 'ba', 'title.bcs': 'Sto', 'title.en': 'A tidy desk', 'imageAlt.en': 'A lamp on a desk' }
      for (const [name, value] of Object.entries({ ...texts, buttonLink: '/products/sale', ...fields }))
        body.set(name, value)
      body.set('file', new File([content], '../../x.html', { type: 'text/html' }))
      return visitor.open(path, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body })
    }
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const wrong of [script, new Uint8Array(11 * 1024 * 1024)]) {
      const refused = await send(wrong)
      expect([refused.status, refused.text.includes('value="A tidy desk"')]).toEqual([422, true])
    }
    const photo = await sharp({ create: { width: 1200, height: 720, channels: 3, background: '#c04020' } })
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .jpeg()
      .toBuffer()
    const bytes = new Uint8Array([...photo, ...Buffer.from(script)])
    const untitled = await send(bytes, { 'title.bcs': '' })
    const kept = /value="(\/cdn\/shop\/files\/uploads\/[^"?]+)/.exec(untitled.text)?.[1]
    expect([untitled.status, kept]).toEqual([422, expect.any(String)])
    expect((await send(bytes)).headers.get('Location')).toBe('/admin/content/banners?done=saved')
    const shopper = createVisitor(store.url)
    const home = await vi.waitUntil(
      async () => {
        const { text } = await shopper.open('/')
        return text.includes('A lamp on a desk') && text
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(home).toContain(kept)
    const picture = await fetch(`${store.url}${kept}?width=400`)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\//)])
    const served = Buffer.from(await picture.arrayBuffer())
    for (const word of ['somebody', 'script']) expect(served.includes(word)).toBe(false)
    await store.database.pool.query(`DELETE FROM backend.banners WHERE title ->> 'bcs' = 'Sto'`)
  })
}
