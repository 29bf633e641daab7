import { createQuote } from '@dvaput/backend/imported-orders/placing/quote'
import { fallbackRate } from '@dvaput/domain/international/exchange-rate'
import { priceImported } from '@dvaput/domain/international/imported-price'
import { type ImportedProduct, toImportedCard } from '@dvaput/domain/international/imported-product'
import { parcelRates } from '@dvaput/domain/international/shipping-rate'
import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import { toCartArrival } from '../../features/cart/cart-arrival.ts'
import { toImportedPage } from '../../features/international/imported-product-page.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import * as productPage from './international-product.tsx'

const at = '2026-11-16T12:00:00.000Z'
const product: ImportedProduct = {
  ...{ eraId: '20410007', handle: 'macbook-air-m1', title: 'MacBook Air M1', vendor: 'Apple', type: 'Laptop' },
  ...{ category: 'apple', subcategory: 'macbook-air', tags: [], condition: 'Used - Good', grade: 'B', warnings: [] },
  ...{ sku: 'ERA-LAP-1', pictures: [], grams: 85, compareAt: null, stock: 3, createdAt: at, confirmedAt: at },
  descriptionHtml: '<p>Probado.</p>',
  price: priceImported({ dollars: '400' }, fallbackRate(at)),
}

const chile = { market: 'cl', language: 'es' } as const

const show = (
  change: Partial<ImportedProduct> = {},
  locale: Pick<Parameters<typeof renderPage>[0], 'market' | 'language'> = chile,
) =>
  renderPage({
    ...{ path: '/international/macbook-air-m1', pattern: 'international/:handle', module: productPage },
    ...locale,
    messages: ['shell', 'international', 'international-product', 'product-page', 'conditions', 'products'],
    services: {
      international: { detail: async () => ({ ...product, ...change }), related: async () => [] },
    },
  })

it('the page of an imported product shows the description as formatted text of the allowed tags, whatever was stored [IPDP-08]', async () => {
  const { html } = await show({
    descriptionHtml:
      '<h2 onclick="alert(1)">Estado</h2><p style="color:red">Probado y <strong>limpio</strong></p>' +
      '<ul><li>Batería 91 %</li></ul><script>alert(2)</script><img src="x" onerror="alert(3)"><a href="javascript:4">x</a>',
  })
  expect(html).toMatch(/<p[^>]*>Probado y <strong[^>]*>limpio<\/strong><\/p>/)
  expect(html).toMatch(/<li[^>]*>Batería 91 %<\/li>/)
  expect(html).not.toMatch(/alert\(|onclick|onerror|javascript:|style="color:red"/)
  expect(html).not.toContain('<h2>Estado')
})

it('the page of an imported product says the weight and the shipping that the checkout will say', async () => {
  const quote = createQuote({
    inventory: { findByIds: async () => new Map([[product.eraId, product]]) },
    shippingRates: async () => parcelRates,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  const { shipping, total } = await quote([{ eraId: product.eraId, quantity: 1 }])
  const text = (await show()).html.replaceAll(/<[^>]+>/g, ' ')
  expect(shipping).toMatchObject({ grams: 85, title: 'Express International', source: 'fallback' })
  for (const part of ['0,085 kg', shipping.title, formatMoney(shipping.price, 'es'), formatMoney(total, 'es')])
    expect(text).toContain(part)
})

/** Whole pesos of each row that names some, and the text of all. */
const readParts = (html: string) => {
  const [details = ''] = /<details(?:(?!<details).)*1 USD =.*?<\/details>/s.exec(html) ?? []
  const rows = [...details.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, label = '', value = '']) => ({
      label: label.replaceAll(/<[^>]+>/g, ' '),
      pesos: /\$\s?([\d.]+) CLP/.exec(value.replaceAll(/<[^>]+>/g, ''))?.[1]?.replaceAll('.', ''),
      value: value.replaceAll(/<[^>]+>/g, ' '),
    }),
  )
  return { rows, amounts: rows.flatMap(({ pesos }) => (pesos === undefined ? [] : [Number(pesos)])) }
}

it.each([chile, { market: 'ba', language: 'bcs' }, { market: 'ba', language: 'en' }] as const)(
  'how the price comes about adds up, and begins with the price of the page: %j',
  async (locale) => {
    const cases = fc.sample(fc.tuple(fc.integer({ min: 5_00, max: 4_000_00 }), fc.integer({ min: 85, max: 12_000 })), {
      seed: 34,
      numRuns: 20,
    })
    for (const [cents, grams] of cases) {
      const price = priceImported({ dollars: (cents / 100).toFixed(2) }, fallbackRate(at))
      if (price.kind !== 'sold') throw new Error('expected a price')
      const { html } = await show({ price, grams }, locale)
      const { rows, amounts } = readParts(html)
      const [goods = 0, delivery = 0, total] = amounts
      expect(amounts).toHaveLength(3)
      expect(total).toBe(goods + delivery)
      expect(goods).toBe(price.pesos.minor)
      const [before = ''] = html.split('<details')
      expect(before.replaceAll(/<[^>]+>/g, ''), 'the price that is shown').toContain(
        formatMoney(price.pesos, locale.language),
      )
      const [dollars, rate] = rows
      expect(dollars?.value).toContain(formatMoney({ minor: cents, currency: 'USD' }, locale.language))
      const pesosPerDollar = Number(/1 USD = ([\d.,]+)/.exec(rate?.value ?? '')?.[1]?.replace(/[.,](?=\d{3})/, ''))
      expect(Math.abs((cents / 100) * pesosPerDollar - goods), 'dollars at the rate, rounded').toBeLessThan(1)
    }
  },
)

it('promises the day that cart and checkout will say, and none of what is sold out', async () => {
  const { international } = toCartArrival({ market: markets.cl, language: 'es' })
  const promise = `En tus manos a más tardar el ${international.day} si compras y pagas hoy.`
  expect((await show()).html).toContain(promise)
  expect((await show({ stock: 0 })).html).not.toContain('En tus manos')
})

it.each([null, ' '])(
  'the page of an imported product says grade and warnings also where the warehouse names no condition: %j',
  async (condition) => {
    const { html } = await show({ condition, grade: 'C', warnings: [{ kind: 'not-working' }] })
    const section = /<section id="condition".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(section).toContain('La bodega no indicó el estado.')
    expect(section).toContain('Grado C')
    expect(section).toMatch(/<dt class="[^"]*text-danger[^"]*">[^<]+<\/dt><dd[^>]*>[^<]+</)
    expect(section).not.toMatch(/<dt[^>]*><\/dt>/)
  },
)

it.each([
  ['Open box', 'Caja abierta'],
  ['Used - Good', 'Usado, bueno'],
])('the page of an imported product calls %s the same below its title and in its section', async (condition, name) => {
  const { html } = await show({ condition, grade: null })
  expect(/<h1.*?<\/h1><p[^>]*>(.*?)<\/p>/s.exec(html)?.[1]).toMatch(new RegExp(`^${name}( · |$)`))
  expect(/<section id="condition".*?<\/section>/s.exec(html)?.[0]).toContain(`>${name}</dt>`)
})

it.each([
  ['Open box', 'bcs', 'Otvorena kutija'],
  ['Open box', 'en', 'Open box'],
  ['Open box', 'es', 'Caja abierta'],
  ['Used - Excellent', 'bcs', 'Polovno, odlično'],
  ['Used - Excellent', 'es', 'Usado, excelente'],
  ['Refurbished', 'es', 'Reacondicionado'],
] as const)('card and page of an imported product call %s the same in %s', async (condition, language, name) => {
  const imported = { ...product, condition }
  const text = await loadText(language, 'products')
  const card = toImportedCard(imported, { market: markets.cl, language, now: new Date() })
  const page = await toImportedPage(imported, [], { market: markets.cl, language })
  expect(card.condition && text(`condition.${card.condition}.name`)).toBe(name)
  expect(page).toMatchObject({ kind: 'found', product: { condition: { name } } })
})

it('the page of an imported product marks a condition that it does not know as the warehouse’s own words', async () => {
  const { html } = await show({ condition: 'Lab pull, grade unknown', grade: null })
  expect(html).toMatch(/<section id="condition"[^>]*>.*<dt[^>]*lang="en"[^>]*>Lab pull, grade unknown<\/dt>/s)
})

it('the page of an imported product warns before the price, says the condition in the reader’s language and what is left in English', async () => {
  const { html } = await show({
    condition: 'For Parts',
    grade: null,
    warnings: [{ kind: 'for-parts' }, { kind: 'carrier-locked', carrier: 'Verizon' }],
    descriptionHtml: '<p>No power, board fault.</p>',
  })
  const at = (text: string) => html.indexOf(text)
  expect(at('No funciona: para repuestos o reparación')).toBeGreaterThan(0)
  expect(at('Bloqueado para un operador: Verizon')).toBeGreaterThan(0)
  expect(at('Bloqueado para un operador: Verizon')).toBeLessThan(at('$300.000'))
  expect(html).toMatch(/<section id="condition"[^>]*><h2[^>]*>Estado<\/h2>.*Para repuestos o reparación/s)
  expect(html).toMatch(/En inglés, tal como lo escribió la bodega\.<\/p><div lang="en">/)
  expect((await show()).html).not.toContain('data-warnings')
})
