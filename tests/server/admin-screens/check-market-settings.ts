import type { Database } from '@dvaput/database/open-database'
import { expect, it, vi } from 'vitest'
import { administratorAt } from '../../support/people/administrators.ts'
import { createVisitor } from '../../support/requests/store-visitor.ts'
import { auditOf, fieldOf } from './read-screen.ts'

type Store = { readonly url: string; readonly database: Database }

const path = '/admin/settings'

/** Every field of the Bosnian form as it is shown. */
const fieldsOf = ({ text }: { readonly text: string }): Record<string, string> => {
  const form = /<form[^>]*>(?:(?!<\/form>).)*name="market" value="ba".*?<\/form>/s.exec(text)?.[0] ?? ''
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  const phones = /<textarea[^>]*>([^<]*)/.exec(form)?.[1]?.trim() ?? ''
  return { ...Object.fromEntries(inputs), phones }
}

/** Contact data and delivery of a market, on a server that runs already. */
export const checkMarketSettings = (store: Store) => {
  it('contact data and delivery are changed in one place, not unseen, and can be taken back', async () => {
    const shopper = createVisitor(store.url)
    const shows = (page: string, text: string, isShown = true) =>
      vi.waitUntil(async () => (await shopper.open(page)).text.includes(text) === isShown, {
        ...{ timeout: 20_000, interval: 100 },
      })
    await shows('/contact', 'Zmaja od Bosne 88')
    const [one, two] = [await administratorAt(store, 'manager'), await administratorAt(store, 'owner')]
    const clerk = await administratorAt(store, 'clerk')
    const before = fieldsOf(await one.visitor.open(path))
    expect(before).toMatchObject({ 'pickupPoint.city': 'Sarajevo', 'rate.standard': '8.00' })
    expect((await clerk.visitor.submit(path, before)).status).toBe(403)
    for (const [field, value] of [
      ['email', 'nobody'],
      ['phones', '033 555'],
      ['pickupPoint.street', '[x](javascript:1)'],
      ['pickupPoint.postalCode', '7100'],
      ['dispatch.to', '0'],
      ['rate.express', 'much'],
      ['seller.name', ''],
      ['seller.JIB', '<b>'],
      ['social.facebook', 'javascript:alert(1)'],
      ['freeDeliveryFrom', '-1'],
    ] as const) {
      const refused = await one.visitor.submit(path, { ...before, [field]: value })
      expect([field, refused.status, refused.text.includes('aria-invalid="true"')]).toEqual([field, 422, true])
    }
    const changed = {
      ...before,
      email: 'pomoc@dvaput.example',
      phones: '+387 33 111 222',
      'pickupPoint.street': 'Ferhadija 12',
      'deliveryInStockElsewhere.to': '7',
      'rate.standard': '9,50',
      'seller.name': 'Drugi život d.o.o.',
      'rate.express': '18',
      'social.youtube': '',
      'social.facebook': 'https://www.facebook.com/drugi.zivot',
      freeDeliveryFrom: '300',
    }
    expect((await one.visitor.submit(path, changed)).headers.get('Location')).toBe('/admin/settings?done=save')
    for (const page of ['/', '/contact', '/faq']) await shows(page, 'Ferhadija 12')
    const contact = (await shopper.open('/contact')).text
    for (const text of ['mailto:pomoc@dvaput.example', '+387 33 111 222', 'Zmaja od Bosne 88'])
      expect(contact).toContain(text)
    expect(contact).toContain('href="https://www.facebook.com/drugi.zivot"')
    expect(contact).not.toContain('aria-label="YouTube"')
    expect((await shopper.open('/envios')).text).toMatch(/data-figure="deliveryInStockElsewhere">(?:<[^>]*>)?2-7/)
    expect((await shopper.open('/envios')).text).toMatch(/data-figure="deliveryPrice">(?:(?!<\/p>).)*?18\.00/)
    expect((await shopper.open('/envios')).text).toContain('Standard delivery is free for orders from')
    expect((await shopper.open('/terms-and-conditions')).text).toContain('pomoc@dvaput.example')
    const listed = JSON.parse((await shopper.open('/api/products?limit=1')).text).products[0]
    const product = (await shopper.open(`/product/${listed.handle}`)).text
    for (const text of ['Ferhadija 12', 'Standard delivery is free for orders from']) expect(product).toContain(text)
    const late = await two.visitor.submit(path, { ...before, email: 'late@dvaput.example' })
    expect([late.status, fieldOf(late, 'email')]).toEqual([409, 'late@dvaput.example'])
    for (const text of ['Now: pomoc@dvaput.example', 'Now: Ferhadija 12']) expect(late.text).toContain(text)
    const back = { market: 'ba', act: 'default', revision: fieldsOf(late).revision ?? '' }
    expect((await two.visitor.submit(path, back)).status).toBe(302)
    await shows('/contact', 'Ferhadija 12', false)
    const action = 'settings.market'
    expect(await auditOf(store, 'market-ba')).toEqual([one, two].map(({ id: by }) => ({ by, action })))
  })
}
