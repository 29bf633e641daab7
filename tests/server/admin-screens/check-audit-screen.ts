import { randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { expect, it } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'

type Store = { readonly url: string; readonly database: Database }

const linkTo = (text: string, path: string) => text.includes(`href="${path}"`)

/** The screen of the audit log, on a server that runs already. */
export const checkAuditScreen = (store: Store) => {
  it('an entry of the audit log leads to its banner while there is one, and names it in words once it is deleted', async () => {
    const { visitor, id: person } = await administratorAt(store, 'owner')
    const title = `Rain ${randomUUID()}`
    const banner = {
      'title.bcs': title,
      'title.en': title,
      buttonLink: '/products',
      imageUrl: '/cdn/shop/files/x.avif',
    }
    const list = '/admin/content/banners'
    expect((await visitor.submit(`${list}/new?market=ba&act=save`, { ...banner, market: 'ba' })).status).toBe(302)
    const { rows } = await store.database.pool.query<{ id: number }>(
      `SELECT id FROM backend.banners WHERE title ->> 'bcs' = $1`,
      [title],
    )
    const path = `${list}/${rows[0]?.id}`
    const audit = async () => (await visitor.open(`/admin/audit?person=${person}`)).text
    const before = await audit()
    expect(before).toContain(`Banner ${title}`)
    expect(linkTo(before, path)).toBe(true)
    expect(before).not.toContain('(no longer there)')

    const revision = /name="revision" value="([^"]+)"/.exec((await visitor.open(path)).text)?.[1] ?? ''
    expect((await visitor.submit(`${path}?act=remove`, { market: 'ba', revision })).status).toBe(302)
    const after = await audit()
    expect(after).toContain(`Banner ${title}`)
    expect(linkTo(after, path)).toBe(false)
    expect(after).toContain('(no longer there)')
  })

  it('the audit log names rules and texts as their screens do', async () => {
    const { visitor, id: by, name } = await administratorAt(store, 'owner')
    const rule = { act: 'add', market: 'cl', scope: 'market', key: '', name: '', approveFrom: '97', rejectBelow: '3' }
    await store.database.pool.query(`DELETE FROM backend.offer_rules WHERE market = 'cl' AND scope = 'market'`)
    expect((await visitor.submit('/admin/offers/rules', rule)).status).toBe(302)
    const text = '/admin/content/texts/shipping/costs?market=ba&language=en'
    const revision = /name="revision" value="([^"]+)"/.exec((await visitor.open(text)).text)?.[1] ?? ''
    const written = { revision, title: 'What it costs', text: 'It depends.', act: 'save' }
    expect((await visitor.submit(text, written)).status).toBe(302)
    const log = await visitor.open(`/admin/audit?person=${by}`)
    expect(log.text).toContain('Offer rule CL, Whole market')
    expect(log.text).toMatch(/Setting [^<]+: [^<]+ \(BA, en\)/)
    expect(log.text).not.toContain('shipping.costs.en<')
    expect(log.text).toContain(name)
    await store.database.pool.query(`DELETE FROM backend.offer_rules WHERE market = 'cl' AND scope = 'market'`)
  })
}
