import { orders } from '@dvaput/backend/orders/orders.table'
import { withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { describe, expect, it } from 'vitest'
import { useTemporaryCheckouts } from '../../../../tests/support/imported/temporary-checkouts.ts'
import { sampleMarketOf } from '../../../../tests/support/orders/placed-order.ts'
import { bosnianBuyer } from '../../../../tests/support/platform/checkout-walk.ts'

const { test, query } = useTemporaryCheckouts()
const { imports } = test

const approximateRate = { currency: 'BAM', pesosPerUnit: '553.2', at: '2026-11-18T08:00:00.000Z' } as const
const bosnia = { market: withOwnProfile(markets.ba, { approximateRate }), language: 'bcs' } as const
const withoutRate = { market: markets.ba, language: 'bcs' } as const
const note = 'Iznosi u KM su okvirni, po kursu 1 KM = 553,2 CLP od 18. novembra 2026.'

const openCheckout = async (eraId: string, locale: typeof bosnia | typeof withoutRate = bosnia) => {
  const started = await test.temporaryProducts
    .checkoutWith(test.checkout)
    .start({ person: test.nobody(), clientIp: test.newIp(), locale, lines: [{ eraId, quantity: 1 }] })
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
  const walk = test.walk('retail')
  const token = await walk.open(started.url)
  return { walk, token, email: `${token}@example.ba` }
}

/** Up to the payment step, with what it shows. */
const walkToPayment = async (eraId: string, locale: typeof bosnia | typeof withoutRate = bosnia) => {
  const { walk, token, email } = await openCheckout(eraId, locale)
  const payment = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
  return { walk, token, email, text: payment.text.replaceAll('\u00a0', ' ') }
}

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

describe('imported products that are bought from Bosnia', () => {
  it('are paid by card alone, also by whoever sends another form', async () => {
    const { walk, token, text } = await walkToPayment(imports.stock('B-1', 5, 286_990))
    expect([...text.matchAll(/name="method" value="([^"]+)"/g)].map(([, method]) => method)).toEqual(['card'])
    for (const method of ['cash-on-delivery', 'bank-transfer']) {
      const placed = await walk.place(token, walk.hidden(text, 'shown'), { method })
      expect([method, placed.status, placed.location]).toEqual([method, 200, null])
    }
    expect(await query('SELECT id FROM platform.orders WHERE checkout_token = $1', [token])).toEqual([])
  })

  it('show about how much that is in marks beside each amount, and charge pesos', async () => {
    const { text } = await walkToPayment(imports.stock('B-2', 5, 286_990))
    const amounts = text.slice(text.indexOf('id="summary"'))
    expect(amounts).toMatch(/\$286\.990 CLP<br><span[^>]*>oko 519 KM/)
    expect(amounts).toMatch(/\$16\.800 CLP<br><span[^>]*>oko 30 KM/)
    expect(amounts).toMatch(/\$303\.790 CLP<br><span[^>]*>oko 549 KM/)
    expect(amounts).toContain(`Naplaćuje se u čileanskim pezosima (CLP). ${note}`)
    const plain = await walkToPayment(imports.stock('B-3', 5, 286_990), withoutRate)
    expect(plain.text).toContain('$303.790 CLP')
    expect(plain.text).not.toMatch(/\d KM/)
  })

  it('have no tax of Chile in them, and name what customs may charge', async () => {
    const { text } = await walkToPayment(imports.stock('B-4', 5, 286_990))
    expect(text).not.toMatch(/Uključen|19 %/)
    expect(text).toContain('Carina i PDV pri uvozu nisu dio ovog iznosa.')
  })

  it('stay without tax, and with their own day of delivery, when the form comes back', async () => {
    const { walk, token, email } = await openCheckout(imports.stock('B-7', 5, 286_990))
    const path = `/checkouts/${token}/information`
    const typed = { ...bosnianBuyer, email }
    const expected = (text: string) => /Očekivana isporuka<\/dt><dd>([^<]*)/.exec(text)?.[1]
    const payment = await walk.fillIn(token, { buyer: typed })
    const first = (await walk.get(path)).text
    for (const [what, form] of Object.entries({
      'a wrong postal code': { ...typed, zip: '1' },
      'a code without effect': { ...typed, code: 'NOSUCH' },
      'Enter in the field of a code': { ...typed, code: 'NOSUCH', act: 'enter' },
    })) {
      const { text } = await walk.post(path, form)
      expect(text, what).not.toMatch(/Uključen|19\s%/)
      expect(text, what).toContain('Carina i PDV pri uvozu nisu dio ovog iznosa.')
      expect(expected(text), what).toBe(expected(first))
    }
    expect(expected(payment.text)).toBe(expected(first))
    expect(expected(first)).toBeDefined()
  })

  it('are held until a time on the buyer’s clock, by the shop that the buyer knows', async () => {
    const { token, text } = await walkToPayment(imports.stock('B-5', 5, 286_990))
    const [row] = await query<{ until: Date }>(
      'SELECT hold_expires_at AS until FROM platform.checkouts WHERE token = $1',
      [token],
    )
    const hold = /id="hold"[^>]*>([^<]*)/.exec(text)?.[1] ?? ''
    expect(hold).toContain(clock('Europe/Sarajevo').format(row?.until))
    expect(text).toMatch(/<title>[^<]* · Dvaput<\/title>/)
  })

  it('have mails, page and receipt of Bosnia, in pesos with marks beside them', async () => {
    const { walk, token, text, email } = await walkToPayment(imports.stock('B-6', 5, 286_990))
    const paid = await walk.place(token, walk.hidden(text, 'shown'), walk.card(testCards.approved))
    expect(paid.status).toBe(303)
    await test.shop.platform.jobs.drain()
    const mail = test.shop.platform.sent.find(({ to }) => to === email)
    expect(mail?.text).toContain('$303.790 CLP (oko 549 KM)')
    expect(mail?.text).toContain(note)
    expect(mail?.text).toContain('Carina i PDV pri uvozu: nisu u iznosu')
    expect(mail?.text).toContain(markets.ba.contact.email)
    expect(mail?.text).not.toMatch(/Santiago|IVA|19 %/)

    const [order] = await query<{ id: number; key: string }>(
      'SELECT id, status_key AS key FROM platform.orders WHERE checkout_token = $1',
      [token],
    )
    const page = (await walk.get(`/orders/${order?.id}/status?key=${order?.key}`)).text.replaceAll('\u00a0', ' ')
    expect(page).toMatch(/\$303\.790 CLP<br><span[^>]*>oko 549 KM/)
    expect(page).toContain('Carina i PDV pri uvozu nisu dio ovog iznosa.')
    expect(page).not.toMatch(/Uključen|Dvaput Chile/)

    await test.orders.askFor('retail', new Date(Date.now() - 60_000))
    const [recorded] = (await test.shop.database.db.select().from(orders)).filter((each) => each.email === email)
    if (!recorded) throw new Error('the order was not recorded')
    expect(recorded).toMatchObject({ market: 'ba', snapshot: { taxes: [] } })
    expect(toOrderView(recorded, 'bcs', sampleMarketOf)).toMatchObject({
      market: 'ba',
      isImported: true,
      approximateRate,
    })
    const receipt = formatReceipt(recorded.snapshot, bosnia)
    expect(receipt.total.value).toBe('$303.790 CLP (oko 549 KM)')
    expect(receipt.lines[0]?.details).toContain('oko 519 KM')
    expect(receipt.seller.lines[0]).toBe(markets.ba.seller.name)
    expect(receipt.taxes).toEqual([])
    expect(receipt.note).toContain(note)
    expect(receipt.note).toContain('Carina i PDV pri uvozu nisu dio ovog iznosa.')
  })
})
