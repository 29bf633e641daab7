import { roles } from '@dvaput/domain/administrators/permissions'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'
import type { useStoreServer } from '../../support/servers/use-store-server.ts'

type Store = ReturnType<typeof useStoreServer>

type SomeProduct = { id: string; handle: string; variant: string; price: number; stock: number; sku: string }

/** The screens of the products, at the shop of `admin-screens.test.ts`. */
export const checkProductScreens = (store: Store) => {
  const query = async (sql: string, values: readonly unknown[]) =>
    (await store.database.pool.query(sql, [...values])).rows
  /** Every test has its own one. */
  const taken: string[] = []
  const someProduct = async (): Promise<SomeProduct> => {
    const found: SomeProduct = await vi.waitUntil(
      async () =>
        (
          await query(
            `SELECT id::text, handle, split_part(variants -> 0 ->> 'gid', '/', 5) AS variant, price_minor::int AS price,
               stock, skus[1] AS sku
             FROM backend.catalogue_products
             WHERE shop = 'main' AND listed AND jsonb_array_length(variants) = 1 AND stock BETWEEN 1 AND 100
               AND compare_at_minor IS NULL AND id <> ALL($1::bigint[])
             ORDER BY id LIMIT 1`,
            [taken],
          )
        )[0],
      { timeout: 60_000, interval: 200 },
    )
    taken.push(found.id)
    return found
  }
  const auditOf = (id: string) =>
    query(
      `SELECT administrator_id AS by, action, before, after FROM backend.audit_log
       WHERE subject_id = $1 ORDER BY id`,
      [`gid://shopify/Product/${id}`],
    )

  it('price and stock are changed in the list of products, and a second administrator is told', async () => {
    const { id, variant, price, stock, sku, handle } = await someProduct()
    const path = `/admin/products?shop=main&q=${sku}`
    const clerk = await administratorAt(store, 'clerk')
    const manager = await administratorAt(store, 'manager')
    for (const role of roles) {
      const { visitor } = await administratorAt(store, role)
      const { text } = await visitor.open(path)
      expect([role, text.includes(`"/admin/products/main/${id}"`)]).toEqual([role, true])
      expect([role, text.includes('name="value"')]).toEqual([role, role !== 'clerk'])
    }
    const marks = (minor: number) => (minor / 100).toFixed(2)
    const send = ({ visitor }: typeof clerk, act: string, before: string, value: string) =>
      visitor.submit(`${path}&act=${act}`, { shop: 'main', id, variant, before, value })
    for (const act of ['price', 'stock']) expect((await send(clerk, act, '1', '1')).status).toBe(403)
    expect((await send(manager, 'anything', '1', '1')).status).toBe(400)

    const cheaper = marks(price - 100)
    const saved = await send(manager, 'price', marks(price), cheaper.replace('.', ','))
    expect([saved.status, saved.text.includes('Saved.')]).toEqual([200, true])
    const late = await send(manager, 'price', marks(price), '1')
    expect([late.status, late.text.includes(`it is ${cheaper} now`)]).toEqual([409, true])
    expect((await send(manager, 'price', cheaper, '1.234')).status).toBe(422)
    expect((await send(manager, 'stock', String(stock), String(stock + 7))).status).toBe(200)
    expect((await send(manager, 'stock', String(stock), '3')).status).toBe(409)
    expect((await send(manager, 'stock', String(stock), '-1')).status).toBe(422)

    const shopper = createVisitor(store.url)
    const shown = `${Number(cheaper).toLocaleString('en', { minimumFractionDigits: 2 })} KM`
    expect((await shopper.open(`/product/${handle}`)).text.replaceAll('\u00A0', ' ')).toContain(shown)
    expect(await auditOf(id)).toMatchObject([
      { by: manager.id, action: 'product.price' },
      { by: manager.id, action: 'stock.move', before: { quantity: stock }, after: { quantity: stock + 7 } },
    ])
  })

  const fieldOf = ({ text }: { text: string }, name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''

  it('a product is written by managers and owners, who are told of each other, and read by clerks', async () => {
    const { id, handle } = await someProduct()
    const path = `/admin/products/main/${id}`
    const [clerk, manager] = [await administratorAt(store, 'clerk'), await administratorAt(store, 'manager')]
    const read = await clerk.visitor.open(path)
    expect([read.status, read.text.includes('<fieldset disabled="')]).toEqual([200, true])
    const acts = ['save', 'status', 'schedule', 'duplicate', 'stock', 'picture', 'move', 'describe', 'crop', 'remove']
    const shownToRead = ['save', 'schedule', 'stock']
    for (const act of acts) {
      expect([act, (await clerk.visitor.submit(`${path}?act=${act}`, {})).status]).toEqual([act, 403])
      expect([act, read.text.includes(`?act=${act}"`)]).toEqual([act, shownToRead.includes(act)])
    }
    const page = await manager.visitor.open(path)
    const revision = fieldOf(page, 'revision')
    const save = (fields: Record<string, string>) => manager.visitor.submit(`${path}?act=save`, { revision, ...fields })
    const typed = { 'title.bcs': `Prepisano ${id}`, 'title.en': `Rewritten ${id}`, battery: '77' }
    const wrong = await save({ ...typed, battery: '177' })
    expect([wrong.status, fieldOf(wrong, 'battery')]).toEqual([422, '177'])
    expect((await save(typed)).headers.get('Location')).toBe(`${path}?done=save`)
    const late = await save({ 'title.bcs': 'Moje' })
    expect([late.status, fieldOf(late, 'title.bcs')]).toEqual([409, 'Moje'])
    expect(late.text).toContain(`Now in the shop: Prepisano ${id}`)
    expect((await createVisitor(store.url).open(`/product/${handle}`)).text).toContain(`Rewritten ${id}`)
    expect(await auditOf(id)).toMatchObject([
      { by: manager.id, action: 'product.update', after: { title: `Prepisano ${id}`, texts: { en: {} } } },
    ])
    expect((await manager.visitor.submit(`${path}?act=anything`, {})).status).toBe(400)
    expect((await manager.visitor.open('/admin/products/main/1')).status).toBe(404)
  })

  const pictureOf = ({ text }: { text: string }) =>
    [...text.matchAll(/name="picture" value="([^"]*)"/g)].at(-1)?.[1] ?? ''

  it('a product is archived and brought back, duplicated, counted with a reason, and gets a picture', async () => {
    const { id, variant, stock, handle } = await someProduct()
    const path = `/admin/products/main/${id}`
    const { visitor, name } = await administratorAt(store, 'owner')
    const shopper = createVisitor(store.url)
    const act = async (asked: string, fields: Record<string, string>) => {
      const revision = fieldOf(await visitor.open(path), 'revision')
      return visitor.submit(`${path}?act=${asked}`, { revision, ...fields })
    }
    const archived = await act('status', { status: 'archived', was: 'active' })
    expect(archived.headers.get('Location')).toBe(`${path}?done=status.archived&was=active`)
    expect((await shopper.open(`/product/${handle}`)).status).toBe(410)
    expect((await visitor.open(`${path}?done=status.archived&was=active`)).text).toContain('Undo')
    expect((await act('status', { status: 'active' })).status).toBe(302)
    expect((await shopper.open(`/product/${handle}`)).status).toBe(200)

    const counted = {
      variant,
      before: String(stock),
      quantity: String(stock + 1),
      reason: 'received',
      note: 'Paleta 7',
    }
    expect((await act('stock', counted)).status).toBe(302)
    expect((await act('stock', { ...counted, quantity: '3' })).status).toBe(409)
    expect((await act('stock', { ...counted, quantity: 'many' })).status).toBe(422)
    const shown = (await visitor.open(path)).text
    for (const text of ['Paleta 7', name]) expect(shown).toContain(text)

    // The log knows the number alone.
    const number = path.split('/').at(-1)
    const ofLog = await visitor.open(`/admin/shop-records/product/${number}`)
    expect([ofLog.status, ofLog.headers.get('Location')]).toEqual([302, path])
    for (const missing of ['product/999999999', 'collection/999999999', 'order/7', `product/${number}x`])
      expect([missing, (await visitor.open(`/admin/shop-records/${missing}`)).status]).toEqual([missing, 404])

    const seen = JSON.stringify({ publishAt: '', hideAt: '' })
    const times = { seen, publishAt: '', hideAt: '2098-05-01T10:30' }
    expect((await act('schedule', { ...times, hideAt: '2019-05-01T10:30' })).status).toBe(422)
    expect((await act('schedule', { ...times, hideAt: 'soon' })).status).toBe(422)
    expect((await act('schedule', times)).headers.get('Location')).toBe(`${path}?done=schedule`)
    expect((await act('schedule', { ...times, hideAt: '2098-05-01T11:30' })).status).toBe(409)
    expect(fieldOf(await visitor.open(path), 'hideAt')).toBe(times.hideAt)

    expect((await act('duplicate', { title: '' })).status).toBe(422)
    const copied = await act('duplicate', { title: 'Kopija' })
    const copy = copied.headers.get('Location') ?? ''
    expect(copy).toMatch(/^\/admin\/products\/main\/\d+\?done=duplicate$/)
    const copyPath = copy.split('?')[0] ?? ''
    const send = async (content: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.set('revision', fieldOf(await visitor.open(copyPath), 'revision'))
      form.set('file', new File([content], '../../x.html', { type: 'text/html' }))
      form.set('alt', 'Slika kopije')
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      return (await visitor.open(`${copyPath}?act=picture`, { method: 'POST', headers, body: form })).status
    }
    // More than an ordinary form may have.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer()
    expect(png.byteLength).toBeGreaterThan(100 * 1024)
    // A page hidden behind the picture, and a name that leads elsewhere: only pixels are kept, under a name of our own.
    expect(await send(new Uint8Array(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])))).toBe(302)
    expect(await send(new TextEncoder().encode('<svg onload="alert(1)">'))).toBe(422)
    const pictured = await visitor.open(copyPath)
    expect(pictured.text).toContain('Slika kopije')
    const [kept = ''] = /\/cdn\/shop\/files\/uploads\/[\da-f]{32}\.webp/.exec(pictured.text) ?? []
    const served = await fetch(`${store.url}${kept}`, { headers: { Accept: 'text/html' } })
    expect([served.status, served.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff'])
    expect(served.headers.get('Content-Type')).toMatch(/^image\/(jpeg|png|webp)$/)
    expect(await served.text()).not.toContain('<script')
    const crop = (left: string) =>
      visitor.submit(`${copyPath}?act=crop`, {
        ...{ revision: fieldOf(pictured, 'revision'), picture: pictureOf(pictured) },
        ...{ left, right: '0', top: '0', bottom: '0' },
      })
    expect((await crop('0')).status).toBe(422)
    expect((await crop('50')).headers.get('Location')).toBe(`${copyPath}?done=crop`)
    expect((await visitor.open(copyPath)).text).toContain('width="200" height="400"')
    const made = await visitor.submit('/admin/products?shop=retail&act=create', { title: 'Nuevo', kind: 'Laptop' })
    expect(made.headers.get('Location')).toMatch(/^\/admin\/products\/retail\/\d+$/)
    expect((await visitor.open('/admin/products?shop=retail&status=draft&q=nuevo')).text).toContain('Nuevo')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'product.archive',
      'product.restore',
      'stock.move',
      'product.schedule',
    ])

    // What stands in the form is what goes on sale.
    await act('status', { status: 'draft', was: 'active' })
    const sold = await act('save', { status: 'active', 'title.bcs': 'S novim nazivom' })
    expect(sold.headers.get('Location')).toBe(`${path}?done=status.active&was=draft`)
    expect(fieldOf(await visitor.open(path), 'title.bcs')).toBe('S novim nazivom')
    const audit = await visitor.open('/admin/audit?action=product.archive')
    const title = fieldOf(await visitor.open(path), 'title.en')
    expect(audit.text, 'the log names the product').toContain(`Product ${title}`)
    expect(audit.text).not.toContain(`Product ${id}`)
    expect((await shopper.open(`/product/${handle}`)).status).toBe(200)
  })

  it('a file of products is checked, shown row by row, and applied by a job; every role can export one', async () => {
    const { id, sku, price } = await someProduct()
    const other = await someProduct()
    const screen = '/admin/products/imports'
    const [clerk, manager] = [await administratorAt(store, 'clerk'), await administratorAt(store, 'manager')]
    const download = '/admin/products/export/main.csv'
    expect((await createVisitor(store.url).open(download)).status).toBe(302)
    const halfWay = await administratorAt(store, 'owner', { stage: 'password' })
    expect((await halfWay.visitor.open(download)).status).toBe(302)
    const exported = await clerk.visitor.open(download)
    expect([exported.status, exported.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(exported.headers.get('Content-Disposition')).toBe('attachment; filename="products-main.csv"')
    expect(exported.text).toContain(`,${sku},`)
    expect((await clerk.visitor.open('/admin/products/export/nothing.csv')).status).toBe(404)
    expect((await clerk.visitor.open(screen)).status).toBe(403)

    const send = async (content: string | Uint8Array<ArrayBuffer>, shop = 'main') => {
      const form = new FormData()
      form.set('shop', shop)
      form.set('file', new File([content], 'cijene.csv', { type: 'text/csv' }))
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      return manager.visitor.open(screen, { method: 'POST', headers, body: form })
    }
    expect((await send('')).status).toBe(422)
    expect((await send('colour\nred')).text).toContain('No known columns')
    expect((await send(new Uint8Array([0x73, 0xe6, 0x0a]))).text).toContain('CSV UTF-8')
    expect((await send('sku,price\n1,1', 'nothing')).status).toBe(400)
    const wanted = ((price + 500) / 100).toFixed(2)
    const checked = await send(['sku,price', `${sku},${wanted}`, `${other.sku},much`, 'NOBODY-1,1'].join('\n'))
    const path = checked.headers.get('Location') ?? ''
    expect(path).toMatch(/^\/admin\/products\/imports\/[\da-f-]{36}$/)
    const shown = (await manager.visitor.open(path)).text
    for (const text of ['nothing has been changed yet', sku, wanted]) expect(shown).toContain(text)
    const bad = (await manager.visitor.open(`${path}?show=bad`)).text
    for (const text of ['This is not a price', 'There is no such product on sale']) expect(bad).toContain(text)
    expect((await clerk.visitor.submit(`${path}?act=start`, {})).status).toBe(403)
    // Pressed twice, it is one import.
    for (const _ of [1, 2])
      expect((await manager.visitor.submit(`${path}?act=start`, {})).headers.get('Location')).toBe(path)
    await vi.waitUntil(async () => (await manager.visitor.open(path)).text.includes('Finished: 1 of 1'), {
      ...{ timeout: 30_000, interval: 200 },
    })
    expect(await query('SELECT price_minor::int AS price FROM backend.catalogue_products WHERE id = $1', [id])).toEqual(
      [{ price: price + 500 }],
    )
    const audited = await query('SELECT action FROM backend.audit_log WHERE administrator_id = $1 ORDER BY id', [
      manager.id,
    ])
    expect(audited).toEqual([{ action: 'product.import' }, { action: 'product.price' }])
  })

  it('a file creates products as drafts after somebody has said what its columns are, and is undone', async () => {
    const { visitor } = await administratorAt(store, 'manager')
    const screen = '/admin/products/imports'
    const form = new FormData()
    const text = 'SKU,Naziv,Cijena,Polica\nNOVI-1,Novi jedan,25,A\nNOVI-2,Novi dva,0,A'
    form.set('shop', 'main')
    form.set('newProducts', 'draft')
    form.set('file', new File([text], 'novi.csv', { type: 'text/csv' }))
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const path = (await visitor.open(screen, { method: 'POST', headers, body: form })).headers.get('Location') ?? ''
    const asked = (await visitor.open(path)).text
    for (const part of ['Column “Naziv”', 'For example: Novi jedan']) expect(asked).toContain(part)
    const send = (columns: readonly string[]) => {
      const body = new URLSearchParams(columns.map((column) => ['column', column]))
      return visitor.open(`${path}?act=map`, { method: 'POST', headers, body })
    }
    expect((await send(['sku', 'title', 'title', ''])).status).toBe(422)
    expect((await send(['sku', 'title', 'price', ''])).headers.get('Location')).toBe(path)
    const checked = (await visitor.open(path)).text
    for (const part of ['New products among them: 1', 'New product, draft', 'Refused: 1'])
      expect(checked).toContain(part)
    const until = (part: string) =>
      vi.waitUntil(async () => (await visitor.open(path)).text.includes(part), { timeout: 30_000, interval: 200 })
    await visitor.submit(`${path}?act=start`, {})
    await until('Finished: 1 of 1')
    expect((await visitor.open('/admin/products?status=draft&q=Novi')).text).toContain('Novi jedan')
    await visitor.submit(`${path}?act=undo`, {})
    await until('Undone: 1. Left as they are: 0.')
    expect((await visitor.open('/admin/products?status=draft&q=Novi')).text).not.toContain('Novi jedan')
  })

  it('the template of a kind is a file that every role can download', async () => {
    const { visitor } = await administratorAt(store, 'clerk')
    const template = await visitor.open('/admin/products/export/template?shop=main&kind=Laptop')
    expect(template.headers.get('Content-Disposition')).toBe('attachment; filename="new-products.csv"')
    expect(template.text).toContain('handle,sku,barcode,title')
    expect((await visitor.open('/admin/products/export/template?shop=nothing')).status).toBe(404)
    expect((await createVisitor(store.url).open('/admin/products/export/template?shop=main')).status).toBe(302)
  })
}
