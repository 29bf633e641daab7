import type { Database } from '@dvaput/database/open-database'
import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import { expect, it, vi } from 'vitest'
import { demoGate } from '../../../apps/store/server/settings/demo-gate.ts'
import { addImported } from '../../support/imported/add-imported.ts'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor, logInAt } from '../../support/requests/store-visitor.ts'
import { seenOf } from './read-screen.ts'

type Store = {
  readonly url: string
  readonly database: Database
  readonly setClockOffset: (milliseconds: number) => Promise<unknown>
}

const fieldOf = ({ text }: { text: string }, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''

/** Exchange rate and gate, on a server that runs already. */
export const checkContentScreens = (store: Store) => {
  const audited = async (setting: string) =>
    (
      await store.database.pool.query(
        `SELECT administrator_id AS by, before, after FROM backend.audit_log
         WHERE subject_kind = 'setting' AND subject_id = $1 ORDER BY id`,
        [setting],
      )
    ).rows

  it('the rate of the shop counts at once, is not overwritten unseen, and is given up again', async () => {
    await addImported(store.database, { id: 'ERA-USD', handle: 'imported-usd', dollars: '100.00', stock: 2 })
    const shopper = createVisitor(store.url)
    const rateNow = async () => JSON.parse((await shopper.open('/api/shopify/settings/exchange-rate')).text).data
    const shows = (price: string) =>
      vi.waitUntil(async () => (await shopper.open('/international/imported-usd')).text.includes(price), {
        ...{ timeout: 20_000, interval: 100 },
      })
    await shows('75.000')
    const path = '/admin/content'
    const [one, two] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    const clerk = await administratorAt(store, 'clerk')
    expect((await clerk.visitor.submit(path, { rate: '800', revision: '0' })).status).toBe(403)
    const revision = fieldOf(await one.visitor.open(path), 'revision')
    for (const rate of ['', '0', '-3', '1e3', 'much'])
      expect([rate, (await one.visitor.submit(path, { rate, revision })).status]).toEqual([rate, 422])
    expect((await one.visitor.submit(path, { rate: '1,200', revision })).text).toContain('can be read in two ways')
    const mistyped = await one.visitor.submit(path, { rate: '80,05', revision })
    expect([mistyped.status, fieldOf(mistyped, 'rate')]).toEqual([422, '80,05'])
    expect(mistyped.text).toMatch(/name="sure"/)
    expect((await one.visitor.submit(path, { rate: '800,50', revision })).headers.get('Location')).toBe(
      '/admin/content?done=save',
    )
    expect(await rateNow()).toMatchObject({ exchangeRate: 800.5, source: 'shop' })
    await shows('80.050')
    const late = await two.visitor.submit(path, { rate: '700', revision })
    expect([late.status, fieldOf(late, 'rate')]).toEqual([409, '700'])
    expect(late.text).toContain('1 USD = 800.50 CLP')
    const current = fieldOf(late, 'revision')
    expect((await two.visitor.submit(path, { act: 'default', revision: current })).status).toBe(302)
    expect(await rateNow()).toMatchObject({ exchangeRate: 750, source: 'fallback' })
    await shows('75.000')
    const set = { pesosPerDollar: '800.50' }
    expect(await audited('exchange-rate')).toEqual([
      { by: one.id, before: null, after: set },
      { by: two.id, before: set, after: null },
    ])
  })

  it('shows imported products about in marks where the shop has set a rate, with its day, and not without one', async () => {
    await addImported(store.database, { id: 'ERA-KM', handle: 'imported-km', dollars: '100.00', stock: 2 })
    const shopper = createVisitor(store.url)
    const path = '/admin/content'
    const shown = async () => (await shopper.open('/international/imported-km?lang=en')).text
    const shows = (part: RegExp, isShown = true) =>
      vi.waitUntil(async () => part.test(await shown()) === isShown, { timeout: 20_000, interval: 100 })
    const manager = await administratorAt(store, 'manager')
    const clerk = await administratorAt(store, 'clerk')
    const revisionNow = async () =>
      /name="market" value="ba".*?name="revision" value="(\w+)"/s.exec((await manager.visitor.open(path)).text)?.[1] ??
      ''
    const form = `${path}?act=peso`
    const rate = { market: 'ba', revision: await revisionNow(), pesoRate: '500,5' }
    expect((await clerk.visitor.submit(form, rate)).status).toBe(403)
    // 1.2 or twelve hundred: neither is guessed.
    const twoWays = await manager.visitor.submit(form, { ...rate, pesoRate: '1.200' })
    expect([twoWays.status, fieldOf(twoWays, 'pesoRate')]).toEqual([422, '1.200'])
    expect(twoWays.text).toContain('can be read in two ways')
    const wrong = await manager.visitor.submit(form, { ...rate, pesoRate: '0' })
    expect([wrong.status, fieldOf(wrong, 'pesoRate')]).toEqual([422, '0'])
    expect((await manager.visitor.submit(form, rate)).headers.get('Location')).toBe('/admin/content?done=peso')
    await shows(/about 150 KM/)
    expect(await shown()).toMatch(/You are charged in Chilean pesos \(CLP\)\. .* 1 KM = 500\.5 CLP of \d+ \w+ \d{4}\./)
    const late = await manager.visitor.submit(form, { ...rate, pesoRate: '700' })
    expect([late.status, fieldOf(late, 'pesoRate')]).toEqual([409, '700'])
    const removed = { market: 'ba', act: 'default', revision: await revisionNow() }
    expect((await manager.visitor.submit(form, removed)).status).toBe(302)
    await shows(/about \d+ KM/, false)
    expect(await shown()).toContain('75.000 CLP')
    expect((await audited('peso-rate-ba')).at(-1)).toMatchObject({ by: manager.id, after: null })
  })

  it('opening hours are seen on every page at once, are not overwritten unseen, and can be taken back', async () => {
    const path = '/admin/content/hours'
    const shopper = createVisitor(store.url)
    const storeHours = async () => JSON.parse((await shopper.open('/api/market')).text).hours.store
    const shows = (hours: string, isShown = true) =>
      vi.waitUntil(async () => (await shopper.open('/faq')).text.includes(hours) === isShown, {
        ...{ timeout: 20_000, interval: 100 },
      })
    const original = await storeHours()
    await shows('12:00-21:00')
    const manager = await administratorAt(store, 'manager')
    const revision = fieldOf(await manager.visitor.open(path), 'revision')
    const hours = {
      market: 'ba',
      revision,
      'storeHours.mon-fri': '10:05-20:00',
      'storeHours.sat': '–',
      'phoneHours.sun': '',
    }
    const wrong = await manager.visitor.submit(path, { ...hours, 'storeHours.sun': '20:00-10:00' })
    expect([wrong.status, fieldOf(wrong, 'storeHours.mon-fri')]).toEqual([422, '10:05-20:00'])
    expect(wrong.text.match(/<input[^>]*aria-invalid="true"[^>]*>/g), 'what is right is not marked').toEqual([
      expect.stringContaining('storeHours.sun'),
    ])
    expect((await manager.visitor.submit(path, hours)).status).toBe(302)
    await shows('10:05-20:00')
    await shows('12:00-21:00', false)
    expect(await storeHours()).toEqual([
      { days: 'mon-fri', time: '10:05-20:00' },
      { days: 'sat', time: 'closed' },
    ])
    expect((await shopper.open('/')).text).toMatch(/"opens":"10:05","closes":"20:00"/)
    const late = await manager.visitor.submit(path, { ...hours, 'storeHours.mon-fri': '8:00-16:00' })
    expect([late.status, fieldOf(late, 'storeHours.mon-fri')]).toEqual([409, '8:00-16:00'])
    expect(late.text).toContain('Now: 10:05-20:00')
    expect(
      (await manager.visitor.submit(path, { market: 'ba', act: 'default', revision: fieldOf(late, 'revision') }))
        .status,
    ).toBe(302)
    await shows('12:00-21:00')
    expect(await storeHours()).toEqual(original)
    expect((await audited('hours-ba')).map(({ by }) => by)).toEqual([manager.id, manager.id])
  })

  it('an information text is written anew, is seen at once and found, and the original comes back', async () => {
    const path = '/admin/content/texts/shipping/costs?market=ba&language=en'
    const shopper = createVisitor(store.url)
    const shows = (text: string, isShown = true) =>
      vi.waitUntil(async () => (await shopper.open('/envios')).text.includes(text) === isShown, {
        ...{ timeout: 20_000, interval: 100 },
      })
    await shows('Delivery costs')
    const [one, two] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    const form = await one.visitor.open(path)
    expect(form.text).toContain('Delivery costs about **{deliveryPrice}**')
    const revision = fieldOf(form, 'revision')
    const typed = {
      revision,
      title: 'What a parcel costs',
      text: 'A zeppelin flies it.\n\n- back within {returnWindow}',
    }
    expect((await one.visitor.submit(path, { ...typed, text: ' ' })).status).toBe(422)
    expect((await one.visitor.submit('/admin/content/texts/shipping/nothing', typed)).status).toBe(404)
    expect((await one.visitor.submit(path, typed)).status).toBe(302)
    await shows('A zeppelin flies it.')
    expect((await shopper.open('/envios')).text).toMatch(/data-figure="returnWindow">14 days/)
    expect((await shopper.open('/envios?lang=bcs')).text).not.toContain('zeppelin')
    expect((await shopper.open('/search?query=zeppelin')).text).toContain('/envios#costs')
    // The title was left alone by the second: it stays as the first has written it.
    const untouched = { seen: seenOf(form), title: fieldOf(form, 'title') }
    const late = await two.visitor.submit(path, { ...typed, ...untouched, text: 'By camel.' })
    expect(late.status).toBe(409)
    for (const text of ['By camel.', 'A zeppelin flies it.']) expect(late.text).toContain(text)
    expect(fieldOf(late, 'title')).toBe(typed.title)
    const back = { act: 'default', revision: fieldOf(late, 'revision') }
    expect((await two.visitor.submit(path, back)).status).toBe(302)
    await shows('zeppelin', false)
    expect((await audited('text-ba-shipping.costs.en')).map(({ by }) => by)).toEqual([one.id, two.id])
  })

  it('a new access code needs a proof and ends what the old one opened; the list lets customers in', async () => {
    const listing = '/international-products'
    const path = '/admin/content/gate'
    const guest = createVisitor(store.url)
    expect((await guest.submit(listing, { code: demoGate.code })).status).toBe(303)
    const diego = await logInAt(store.url, { email: demoCustomers.cl.email, password: demoPassword })
    const open = async () => [(await guest.open(listing)).status, (await diego.open(listing)).status]
    expect(await open()).toEqual([200, 403])

    const manager = await administratorAt(store, 'manager')
    const revisions = async () =>
      [...(await manager.visitor.open(path)).text.matchAll(/name="revision"[^>]* value="(\w+)"/g)].map(
        ([, each]) => each,
      )
    expect((await manager.visitor.open(path)).text).toContain(demoGate.emails[0])
    await store.setClockOffset(5 * 60_000)
    const [, revision = ''] = await revisions()
    const unproved = await manager.visitor.submit(`${path}?act=code`, { code: 'novi kod 7', revision })
    expect([unproved.status, fieldOf(unproved, 'code')]).toEqual([403, 'novi kod 7'])
    expect(unproved.text).toMatch(/name="proof"/)
    await store.setClockOffset(0)
    expect((await manager.visitor.submit(`${path}?act=code`, { code: ' abc ', revision })).status).toBe(422)
    expect((await manager.visitor.submit(`${path}?act=code`, { code: 'novi kod 7', revision })).status).toBe(302)
    expect(await open()).toEqual([403, 403])
    expect((await guest.submit(listing, { code: demoGate.code })).status).toBe(403)
    expect((await guest.submit(listing, { code: 'novi kod 7' })).status).toBe(303)

    const [listRevision = ''] = await revisions()
    const typed = `uvoz@dvaput.example\n${demoCustomers.cl.email.toUpperCase()}`
    const wrong = await manager.visitor.submit(`${path}?act=emails`, {
      emails: `${typed}\nnobody`,
      revision: listRevision,
    })
    expect([wrong.status, wrong.text.includes('“nobody” is not an e-mail')]).toEqual([422, true])
    expect((await manager.visitor.submit(`${path}?act=emails`, { emails: typed, revision: listRevision })).status).toBe(
      302,
    )
    expect(await open()).toEqual([200, 200])
    const late = await manager.visitor.submit(`${path}?act=emails`, {
      emails: 'late@example.com',
      revision: listRevision,
    })
    expect(late.status).toBe(409)
    for (const shown of ['late@example.com', demoCustomers.cl.email]) expect(late.text).toContain(shown)

    const [emails = '', code = ''] = await revisions()
    expect((await manager.visitor.submit(`${path}?act=close`, { revision: code })).status).toBe(302)
    const configured = demoGate.emails.join('\n')
    expect((await manager.visitor.submit(`${path}?act=emails`, { emails: configured, revision: emails })).status).toBe(
      302,
    )
    expect(await open()).toEqual([403, 403])
    const [made, closed] = await audited('gate-code')
    expect([made, closed]).toEqual([
      { by: manager.id, before: { hasCode: true }, after: { hasCode: true } },
      { by: manager.id, before: { hasCode: true }, after: { hasCode: false } },
    ])
    expect((await audited('gate-emails'))[0]).toMatchObject({ before: { emails: demoGate.emails } })
    await store.database.pool.query(`DELETE FROM backend.shop_settings`)
  })
}
