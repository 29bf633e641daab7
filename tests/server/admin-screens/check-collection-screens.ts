import { roles } from '@dvaput/domain/administrators/permissions'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'
import { auditOf, fieldOf } from './read-screen.ts'

type Store = ReturnType<typeof useStoreServer>

/** Collections and menus, on a server that runs already. */
export const checkCollectionScreens = (store: Store) => {
  const list = '/admin/content/collections'
  const query = async (sql: string, values: readonly unknown[] = []) =>
    (await store.database.pool.query(sql, [...values])).rows
  const shopper = { open: (path: string) => createVisitor(store.url).open(path) }
  const shows = (path: string, text: string, isShown = true) =>
    vi.waitUntil(async () => (await shopper.open(path)).text.includes(text) === isShown, {
      ...{ timeout: 20_000, interval: 100 },
    })
  const someProducts = (): Promise<{ id: string; title: string; handle: string }[]> =>
    vi.waitUntil(
      async () => {
        const rows = await query(
          `SELECT id::text, titles ->> 'bcs' AS title, handle FROM backend.catalogue_products
           WHERE shop = 'main' AND listed AND stock > 0 ORDER BY id DESC LIMIT 3`,
        )
        return rows.length === 3 && rows
      },
      { timeout: 60_000, interval: 200 },
    )
  /** Of the form that sends this act. */
  const revisionOf = ({ text }: { text: string }, act: string) => {
    const form = text.split('<form').find((each) => each.includes(`?act=${act}`)) ?? ''
    return fieldOf({ text: form }, 'revision')
  }

  it('a collection is made, translated, filled, ordered and deleted, is seen in the shop, and is audited', async () => {
    const products = await someProducts()
    const [one, two] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    for (const role of roles) {
      const { visitor } = await administratorAt(store, role)
      expect([role, (await visitor.open(list)).status]).toEqual([role, role === 'clerk' ? 403 : 200])
      if (role === 'clerk') expect((await visitor.submit(`${list}/main/new?act=save`, {})).status).toBe(403)
    }
    const typed = { 'title.bcs': 'Za studente', 'title.en': 'For students', sortOrder: 'MANUAL', handle: '' }
    const untitled = await one.visitor.submit(`${list}/main/new?act=save`, { ...typed, 'title.bcs': '' })
    expect([untitled.status, fieldOf(untitled, 'title.en')]).toEqual([422, 'For students'])
    const made = await one.visitor.submit(`${list}/main/new?act=save`, typed)
    const path = made.headers.get('Location')?.split('?')[0] ?? ''
    expect(path).toMatch(/^\/admin\/content\/collections\/main\/\d+$/)
    const gid = `gid://shopify/Collection/${path.split('/').at(-1)}`

    const page = await one.visitor.open(`${path}?q=${encodeURIComponent(products[0]?.title ?? '')}`)
    expect(page.text).toContain(`name="product" value="${products[0]?.id}"`)
    const act = async (name: string, fields: Record<string, string>) =>
      one.visitor.submit(`${path}?act=${name}`, {
        ...{ revision: revisionOf(await one.visitor.open(`${path}?q=lenovo`), name), ...fields },
      })
    const empty = revisionOf(page, 'add')
    for (const { id } of products) {
      const added = await act('add', { product: id })
      expect(added.headers.get('Location')).toBe(`${path}?done=add`)
    }
    expect(
      (await two.visitor.submit(`${path}?act=add`, { product: products[0]?.id ?? '', revision: empty })).status,
    ).toBe(409)
    expect((await act('move', { product: products[2]?.id ?? '', place: '0' })).status).toBe(302)
    expect((await act('drop', { product: products[1]?.id ?? '' })).status).toBe(302)
    const order = (await one.visitor.open(path)).text
      .split('<form')
      .filter((form) => form.includes('?act=drop'))
      .map((form) => fieldOf({ text: form }, 'product'))
    expect(order).toEqual([products[2]?.id, products[0]?.id])
    for (const { title } of [products[0], products[2]].filter((each) => each !== undefined))
      await shows('/products/za-studente?lang=bcs', title.replaceAll('"', '&quot;'))
    await shows('/products/za-studente?lang=en', 'For students')

    const form = await one.visitor.open(path)
    const renamed = { ...typed, revision: revisionOf(form, 'save'), handle: 'za-studente', 'title.en': 'Student deals' }
    expect((await one.visitor.submit(`${path}?act=save`, renamed)).headers.get('Location')).toBe(`${path}?done=save`)
    await shows('/products/za-studente?lang=en', 'Student deals')
    const late = await two.visitor.submit(`${path}?act=save`, { ...renamed, 'title.en': 'Cheap' })
    expect([late.status, fieldOf(late, 'title.en'), late.text.includes('Now: Student deals')]).toEqual([
      ...[409, 'Cheap', true],
    ])

    const picture = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.set('revision', revisionOf(await one.visitor.open(path), 'picture'))
      body.set('file', new File([bytes], 'x.png'))
      body.set('alt', 'Studenti')
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      return one.visitor.open(`${path}?act=picture`, { method: 'POST', headers, body })
    }
    const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } }).png()
    expect((await picture(new TextEncoder().encode('<svg onload="alert(1)"/>'))).status).toBe(422)
    expect((await picture(new Uint8Array(await red.toBuffer()))).status).toBe(302)
    expect((await one.visitor.open(path)).text).toContain('alt="Studenti"')

    expect((await act('remove', {})).headers.get('Location')).toBe(`${list}?shop=main&done=remove`)
    expect((await one.visitor.open(path)).status).toBe(404)
    await vi.waitUntil(async () => (await shopper.open('/products/za-studente')).status === 404, {
      ...{ timeout: 20_000, interval: 100 },
    })
    const audited = await auditOf(store, gid)
    expect(audited).toHaveLength(9)
    expect(new Set(audited.map(({ action }) => action))).toEqual(new Set(['content.collection']))
  })

  it('a collection by rules takes its products from them, and one without a rule is refused', async () => {
    const { visitor } = await administratorAt(store, 'owner')
    const typed = { 'title.es': 'Baratos', match: 'all', 'rule.0': 'VARIANT_PRICE LESS_THAN', 'condition.0': '1,5x' }
    const send = (fields: Record<string, string>) => visitor.submit(`${list}/retail/new?act=save&rules`, fields)
    expect((await send({ ...typed, 'condition.0': '' })).status).toBe(422)
    expect((await send(typed)).status).toBe(422)
    // Twenty thousand pesos, as people write them.
    const made = await send({ ...typed, 'condition.0': '20.000' })
    const path = made.headers.get('Location')?.split('?')[0] ?? ''
    const page = await visitor.open(path)
    expect([page.status, fieldOf(page, 'condition.0')]).toEqual([200, '20000'])
    expect(page.text).not.toContain('?act=drop')
    expect((await visitor.open(`${list}?shop=retail&q=barat`)).text).toContain(path)
    expect((await visitor.submit(`${path}?act=remove`, { revision: revisionOf(page, 'remove') })).status).toBe(302)
  })

  it('a menu is made, filled, nested and ordered, and a second administrator is told', async () => {
    const path = '/admin/content/navigation'
    const [one, two] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    const clerk = await administratorAt(store, 'clerk')
    expect((await clerk.visitor.open(path)).status).toBe(403)
    expect((await clerk.visitor.submit(path, { shop: 'main', title: 'x' })).status).toBe(403)
    expect((await one.visitor.submit(path, { shop: 'main', title: '' })).status).toBe(422)
    const made = await one.visitor.submit(path, { shop: 'main', title: 'Strana', handle: 'side' })
    const menu = made.headers.get('Location')?.split('?')[0] ?? ''
    expect(menu).toMatch(/^\/admin\/content\/navigation\/main\/\d+$/)
    const send = async (act: string, fields: Record<string, string>, person = one) =>
      person.visitor.submit(`${menu}?act=${act}`, {
        ...{ revision: fieldOf(await one.visitor.open(menu), 'revision'), ...fields },
      })
    const before = fieldOf(await one.visitor.open(menu), 'revision')
    const help = { 'title.bcs': 'Pomoć', 'title.en': 'Help', target: 'HTTP', url: '/faq' }
    const wrong = await send('add', { ...help, url: 'javascript:alert(1)' })
    expect([wrong.status, fieldOf(wrong, 'title.en')]).toEqual([422, 'Help'])
    for (const item of [help, { 'title.bcs': 'Sve', target: 'CATALOG' }, { 'title.bcs': 'Traži', target: 'SEARCH' }])
      expect((await send('add', item)).headers.get('Location')).toBe(`${menu}?done=add`)
    const late = await two.visitor.submit(`${menu}?act=add`, { ...help, 'title.bcs': 'Kasno', revision: before })
    expect([late.status, fieldOf(late, 'title.bcs')]).toEqual([409, 'Pomoć'])
    expect(late.text).toContain('value="Kasno"')

    const stored = async () => {
      const [row] = await query(`SELECT items FROM platform.menus WHERE handle = 'side'`)
      type Item = { id: number; title: string; url: string; items: Item[] }
      return row?.items as Item[]
    }
    const idOf = async (title: string) =>
      `gid://shopify/MenuItem/${(await stored()).flatMap((item) => [item, ...item.items]).find((item) => item.title === title)?.id}`
    const move = async (title: string, way: string) => send('move', { item: await idOf(title), move: way })
    expect((await move('Traži', 'up')).status).toBe(302)
    expect((await move('Traži', 'in')).status).toBe(302)
    expect(await stored()).toMatchObject([
      { title: 'Pomoć', url: '/faq', items: [{ title: 'Traži', url: '/search' }] },
      { title: 'Sve', url: '/collections/all', items: [] },
    ])
    const changed = {
      item: await idOf('Pomoć'),
      'title.bcs': 'Podrška',
      'title.en': 'Support',
      target: 'HTTP',
      url: '/contact',
    }
    expect((await send('item', changed)).status).toBe(302)
    const edited = await one.visitor.open(menu)
    expect(edited.text).toContain('value="Support"')
    const [all, old] = [await idOf('Sve'), fieldOf(edited, 'revision')]
    expect((await send('drop', { item: all })).status).toBe(302)
    expect(await stored()).toMatchObject([{ title: 'Podrška', url: '/contact', items: [{ title: 'Traži' }] }])

    const seen = JSON.stringify({ 'title.bcs': 'Sve', 'title.en': '', target: 'CATALOG', url: '' })
    const typed = { 'title.bcs': 'Sve', 'title.en': 'Everything', target: 'CATALOG', url: '' }
    const orphaned = await send('item', { ...typed, seen, item: all, revision: old }, two)
    expect([orphaned.status, orphaned.text.includes('Somebody removed this item')]).toEqual([409, true])
    // The title that this person had not changed as well: it stands nowhere else now.
    expect(orphaned.text).toMatch(
      /<details open[^>]*>(?:(?!<\/details>).)*value="Sve"(?:(?!<\/details>).)*value="Everything"/s,
    )
    const moved = await send('move', { item: all, move: 'up', revision: old }, two)
    expect([moved.status, moved.text.includes('what you typed')]).toEqual([409, false])
    expect((await send('add', typed, two)).status).toBe(302)
    expect((await stored()).map(({ title }) => title)).toEqual(['Podrška', 'Sve'])
    expect((await send('move', { item: 'gid://shopify/MenuItem/1', move: 'up' })).status).toBe(404)
    expect((await send('remove', {})).headers.get('Location')).toBe(`${path}?done=remove`)
    expect((await one.visitor.open(menu)).status).toBe(404)
    const gid = `gid://shopify/Menu/${menu.split('/').at(-1)}`
    const audited = await auditOf(store, gid)
    expect(audited.map(({ action }) => action)).toEqual(Array(10).fill('content.navigation'))
    expect(audited.filter(({ by }) => by === two.id)).toHaveLength(1)
  })
}
