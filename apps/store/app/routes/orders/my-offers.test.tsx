import type { WatchedProduct } from '@dvaput/backend/target-prices/list-watched'
import { marketIds } from '@dvaput/domain/markets/market'
import { createMoney } from '@dvaput/domain/money/money'
import { type Offer, offerStatuses } from '@dvaput/domain/offers/offer'
import { type Language, languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { Services } from '../../context.ts'
import * as myOffers from './my-offers.tsx'

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@example.com', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'password' as const },
}
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour + 30_000).toISOString()
const id = '0193a1b2-0000-4000-8000-000000000001'

const pending: Offer = {
  ...{ id, productId: '7000001', title: 'ThinkPad T480', handle: 'thinkpad-t480', sku: 'LEN-T480', picture: null },
  product: { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/71' },
  ...{ market: 'ba', status: 'pending', reason: null, eraStatus: 'not_sent', isInternational: false },
  ...{ originalPrice: createMoney(50_000, 'BAM'), offeredPrice: createMoney(40_000, 'BAM') },
  ...{ counterPrice: null, agreedPrice: null, response: null, message: null, code: null },
  ...{ createdAt: '2026-11-14T10:00:00.000Z', answerBy: inHours(30), payBy: null, usedAt: null },
  expirationDate: '2026-11-16T10:00:00.000Z',
  moves: [
    {
      ...{ number: 1, move: 'submit', actor: 'customer', amount: createMoney(40_000, 'BAM'), message: 'Za školu.' },
      createdAt: '2026-11-14T10:00:00.000Z',
    },
  ],
  ...{ mayAnswer: false, mayCounter: false, mayWithdraw: true, isLastMove: false },
}
const countered: Offer = {
  ...pending,
  ...{ status: 'countered', counterPrice: createMoney(45_000, 'BAM'), response: 'Može za <b>450</b>.' },
  ...{ mayAnswer: true, mayCounter: true, isLastMove: true },
}
const approved: Offer = {
  ...pending,
  ...{ status: 'approved', agreedPrice: createMoney(45_000, 'BAM'), code: 'DV-7KQ2MF', mayWithdraw: false },
  ...{ answerBy: null, payBy: inHours(5) },
}
const imported: Offer = {
  ...pending,
  ...{ product: { kind: 'international', eraId: '20410007' }, productId: '20410007', isInternational: true },
  ...{ originalPrice: createMoney(300_000, 'CLP'), offeredPrice: createMoney(240_000, 'CLP'), sku: null },
  ...{ eraStatus: 'sent', handle: 'macbook-air' },
}
const alert: WatchedProduct = {
  ...{ id: '0193a1b2-0000-4000-8000-000000000009', title: 'Logitech B100', path: '/product/logitech-b100' },
  ...{ picture: null, target: createMoney(1_000, 'BAM'), price: createMoney(1_250, 'BAM') },
  ...{ createdAt: '2026-11-14T10:00:00.000Z', reachedAt: null },
}

type Options = {
  readonly path?: string
  readonly language?: Language
  readonly market?: 'ba' | 'cl'
  readonly form?: Readonly<Record<string, string>>
  readonly services?: { readonly [Name in keyof Services]?: Partial<Services[Name]> }
  readonly totalPages?: number
  readonly alerts?: readonly WatchedProduct[]
  readonly isNobody?: boolean
}

const toText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const render = async (offers: readonly Offer[], options: Options = {}) => {
  const { path = '/my-offers', language = 'en', market = 'ba', totalPages = 1, alerts = [], services = {} } = options
  const asked: unknown[] = []
  const rendered = await renderPage({
    ...{ path, pattern: 'my-offers', module: myOffers, messages: ['shell', 'my-offers', 'offers'], market, language },
    person: { customer: async () => (options.isNobody ? null : customer) },
    services: {
      targetPrices: { listWatched: async () => alerts },
      ...services,
      offers: {
        listMine: async (...query) => {
          asked.push(query)
          return { offers, rows: [], total: offers.length, page: 1, totalPages }
        },
        ...services.offers,
      },
    },
    ...(options.form && { form: options.form }),
  })
  return { ...rendered, asked, text: toText(rendered.html) }
}

const buttons = (html: string) =>
  [...html.matchAll(/<button value="(\w+)"(?=[^>]*name="move")/g)].map(([, move]) => move)

describe('the page of offers', () => {
  it.each(languages)(
    'asks somebody who is not logged in to do so, and shows no offer: %s [MYOF-01]',
    async (language) => {
      const { html, asked, text } = await render([pending], { language, isNobody: true })
      const title = {
        bcs: 'Prijavite se da vidite',
        en: 'Log in to see your offers',
        es: 'Inicia sesión para ver tus ofertas',
      }
      expect(text).toContain(title[language])
      expect(html).toContain('href="/login?returnTo=%2Fmy-offers"')
      expect(asked).toEqual([])
    },
  )

  it('comes back from the login to the offer that was begun', async () => {
    const { html } = await render([], { path: '/my-offers?offer=local%3Amain%3A71', isNobody: true })
    expect(html).toContain(`/login?returnTo=${encodeURIComponent('/my-offers?offer=local%3Amain%3A71')}`)
  })

  it.each(marketIds)(
    'shows every field of an offer, what it saves and the time left, in the market %s [MYOF-06] [MYOF-07] [MYOF-13] [ROUTE-22]',
    async (market) => {
      const { text } = await render([pending], { market })
      for (const shown of [
        'ThinkPad T480 SKU: LEN-T480',
        'Status: Pending',
        'Price 500.00 KM',
        'Your offer 400.00 KM',
        'You would save 100.00 KM',
        'Made on 14 November 2026',
        'Expires 16 November 2026',
        'We answer within 1 d 6 h',
        'Negotiation (1) You: Offer of 400.00 KM Za školu.',
      ])
        expect(text).toContain(shown)
    },
  )

  it('shows an imported one in pesos, with what the warehouse knows and no SKU where there is none [MYOF-16]', async () => {
    const { text, html } = await render([imported])
    for (const shown of [
      'Imported product',
      '$300.000 CLP',
      '$240.000 CLP',
      '$60.000 CLP',
      'With the supplier Passed on',
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('SKU')
    expect(html).toContain('href="/international/macbook-air"')
  })

  it('filters by status, where approved is called accepted, by type and by warehouse status [MYOF-02] [MYOF-03] [MYOF-04]', async () => {
    const { html, asked, text } = await render([approved], {
      path: '/my-offers?status=approved&type=international&era_status=updated&page=2',
    })
    expect(asked).toEqual([
      [customer.id, 'ba', { page: 2, status: 'approved', eraStatus: 'updated', isInternational: true }],
    ])
    const options = [...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)
    expect(options).toEqual([
      ...['pending', 'approved', 'rejected', 'expired', 'countered'],
      ...['international', 'local'],
      ...['not_sent', 'sent', 'failed', 'updated', 'sold'],
    ])
    expect(html).toMatch(/<option value="approved" selected="">Accepted</)
    expect(text).toContain('Status: Approved')
  })

  it('sends filters without scripts as a query, and has a way back where nothing matches [MYOF-05]', async () => {
    const { html, text } = await render([], { path: '/my-offers?status=expired' })
    expect(html).toMatch(/<form[^>]*action="\/my-offers"/)
    expect(text).toContain('No offers match these filters Clear filters')
    expect((await render([])).text).toContain('You have made no offers yet')
  })

  it('has a refresh button that keeps the filters [MYOF-05]', async () => {
    const { html } = await render([pending], { path: '/my-offers?status=pending' })
    expect(html).toMatch(/<a [^>]*href="\/my-offers\?status=pending"[^>]*>(?:(?!<\/a>).)*Refresh/)
  })

  it('has pages only where there is more than one [MYOF-11]', async () => {
    expect((await render([pending])).html).not.toContain('aria-label="Page 2"')
    const { html } = await render([pending], { totalPages: 3, path: '/my-offers?type=local' })
    expect(html).toContain('href="/my-offers?type=local&amp;page=2"')
    expect(html).toContain('aria-label="Page 3"')
  })
})

describe('what the shop has answered', () => {
  it('is shown as the response, as text and not as HTML [MYOF-08]', async () => {
    const { html } = await render([countered])
    expect(toText(html)).toContain('Response Može za &lt;b&gt;450&lt;/b&gt;.')
    expect(html).not.toContain('<b>450</b>')
  })

  it.each(marketIds)(
    'a counter-offer can be accepted, answered and declined in the market %s [MYOF-14] [MYOF-17]',
    async (market) => {
      const { html, text } = await render([countered], { market })
      expect(text).toContain('Status: Counter-offer')
      expect(text).toContain('Our counter-offer 450.00 KM')
      expect(text).toContain('Accept 450.00 KM')
      expect(text).toContain('This is your last offer for this product')
      expect(html).toMatch(/name="amount"[^>]*value="425"/)
      expect(buttons(html)).toEqual(['accept', 'answer', 'decline'])
    },
  )

  it('offers no other amount once the moves are used up, and no warning before the last [MYOF-17]', async () => {
    const used = await render([{ ...countered, mayCounter: false }])
    expect(buttons(used.html)).toEqual(['accept', 'decline'])
    const early = await render([{ ...countered, isLastMove: false }])
    expect(early.text).not.toContain('last offer')
  })

  it('the code is there for an approved offer alone, with a link to its product and the way to buy [MYOF-09] [MYOF-10]', async () => {
    const { html, text } = await render([approved])
    expect(html).toContain('value="DV-7KQ2MF"')
    expect(html).toMatch(/<a [^>]*href="\/product\/7000001"[^>]*>(?:(?!<\/a>).)*Use code/)
    expect(text).toContain('Agreed price 450.00 KM')
    expect(text).toContain('Time left to buy 5 h 0 min')
    expect(buttons(html)).toEqual(['buy'])
    for (const status of offerStatuses.filter((each) => each !== 'approved')) {
      const other = await render([{ ...approved, status }])
      expect(other.html).not.toContain('DV-7KQ2MF')
      expect(other.html).not.toContain('/product/7000001')
    }
    expect((await render([{ ...approved, code: null }])).html).not.toContain('Use code')
  })

  it('an offer that was rejected without a word says so', async () => {
    const rejected = { ...pending, status: 'rejected' as const, mayWithdraw: false, response: null }
    expect((await render([rejected])).text).toContain('We cannot accept your offer this time.')
    expect((await render([{ ...rejected, response: 'Sorry.' }])).text).not.toContain('We cannot accept')
  })

  it('the saving is that of the agreed price once there is one', async () => {
    const { text } = await render([{ ...approved, originalPrice: createMoney(50_000, 'BAM') }])
    expect(text).toContain('You would save 50.00 KM')
  })

  it('the saving is that of what the shop wants now, and none where the offer came to nothing', async () => {
    expect((await render([countered])).text).toContain('You would save 50.00 KM')
    for (const status of ['rejected', 'expired'] as const)
      for (const offer of [pending, countered, approved])
        expect((await render([{ ...offer, status, reason: null }])).text).not.toContain('You would save')
  })

  it('asks once before a counter-offer is declined or an offer withdrawn, without scripts too', async () => {
    for (const [offer, ask, sure] of [
      [countered, 'Declining ends the negotiation.', 'Yes, decline'],
      [pending, 'Your offer is withdrawn at once.', 'Yes, withdraw'],
    ] as const) {
      const { html } = await render([offer])
      const folded =
        /<details><summary[^>]*>(?:Decline|Withdraw offer)<\/summary>(.*?)<\/details>/.exec(html)?.[1] ?? ''
      expect(toText(folded)).toContain(ask)
      expect(toText(folded)).toContain(sure)
      expect(buttons(folded)).toHaveLength(1)
    }
  })

  it.each([
    ['rejected', 'sold', 'The product has been sold in the meantime.'],
    ['rejected', 'withdrawn', 'You withdrew the offer.'],
    ['expired', 'unpaid', 'The time to buy at the agreed price ran out.'],
    ['approved', 'used', 'You bought it at the agreed price.'],
  ] as const)('%s, %s, says why and offers nothing more', async (status, reason, why) => {
    const ended = { ...pending, status, reason, mayWithdraw: false, usedAt: reason === 'used' ? inHours(-1) : null }
    const { html, text } = await render([{ ...ended, agreedPrice: createMoney(45_000, 'BAM') }])
    expect(text).toContain(why)
    expect(buttons(html)).toEqual([])
    expect(html).not.toContain('role="timer"')
  })
})

describe('a form of the page', () => {
  const refused = (code: 'offer-not-possible' | 'offer-amount-too-high') => async () => ({
    ok: false as const,
    refusal: { code },
  })

  it.each(['accept', 'decline', 'withdraw'] as const)('%s reaches the offer and says so [MYOF-17]', async (move) => {
    const done: unknown[] = []
    const { text } = await render([countered], {
      form: { offer: id, move },
      services: {
        offers: {
          answer: async (...given) => {
            done.push(given)
            return { ok: true, offer: {} as never }
          },
        },
      },
    })
    expect(done).toEqual([[customer.id, id, { move, amount: '', message: null }]])
    const said = {
      accept: 'Agreed! The price is yours',
      decline: 'You declined the counter-offer.',
      withdraw: 'The offer has been withdrawn.',
    }
    expect(text).toContain(said[move])
  })

  it('keeps what was typed in a refused answer, and says why', async () => {
    const { html, text } = await render([countered], {
      form: { offer: id, move: 'answer', amount: '600', message: 'Molim vas' },
      language: 'es',
      services: { offers: { answer: refused('offer-amount-too-high') } },
    })
    expect(text.split('Tu oferta debe ser menor al precio actual')).toHaveLength(2)
    expect(html).toContain('value="600"')
    expect(html).toContain('Molim vas</textarea>')
    expect(html).toContain('<details open=""')
  })

  it('says that the offer has changed meanwhile', async () => {
    const { html } = await render([pending], {
      form: { offer: id, move: 'accept' },
      services: { offers: { answer: refused('offer-not-possible') } },
    })
    expect(html).toContain('role="alert"')
  })

  it('about no offer, or with a move of the shop, changes nothing [MYOF-17]', async () => {
    const answer = async () => {
      throw new Error('asked')
    }
    for (const form of [
      { offer: 'x', move: 'accept' },
      { offer: id, move: 'approve' },
      { offer: id, move: 'toString' },
    ]) {
      const { html } = await render([pending], { form: { ...form }, services: { offers: { answer } } })
      expect(html).toContain('role="alert"')
    }
  })
})

describe('price alerts', () => {
  it('stand under the offers, with what is waited for and what it costs now', async () => {
    const { text, html } = await render([pending], { alerts: [alert, { ...alert, id, target: null, price: null }] })
    expect(text).toContain('Price alerts')
    expect(text).toContain('Logitech B100 Alert at 10.00 KM or less · Now 12.50 KM Since 14 November 2026')
    expect(text).toContain('Alert as soon as it is back · Cannot be bought right now')
    expect(html).toContain(`<button value="${alert.id}"`)
  })

  it('are stopped by their owner', async () => {
    const stopped: unknown[] = []
    const { text } = await render([pending], {
      form: { stop: alert.id },
      services: {
        targetPrices: {
          listWatched: async () => [],
          stopWatching: async (...given) => void stopped.push(given),
        },
      },
    })
    expect(stopped).toEqual([[alert.id, customer]])
    expect(text).toContain('We will no longer alert you about this price.')
  })
})
