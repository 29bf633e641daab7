import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { ProductView } from '@dvaput/backend/catalogue/catalogue-views'
import type { DetailVariant, ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { ImportedProduct } from '@dvaput/domain/international/imported-product'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { createMoney } from '@dvaput/domain/money/money'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { Services } from '../../context.ts'
import * as product from './product.tsx'

const none: Pick<Services['international'], 'findByIds'> = { findByIds: async () => new Map() }

const render = (path: string, language: Language, catalogue: Partial<Catalogue>, international = none) =>
  renderPage({
    path,
    pattern: 'product/:handle',
    module: product,
    messages: ['shell', 'product-page', 'conditions', 'products', 'not-found', 'product-details', 'product-on-server'],
    market: 'cl',
    language,
    services: { catalogue, international },
  })

const sold = {
  price: createMoney(100_000, 'CLP'),
  salePrice: null,
  sku: null,
  stock: 3,
  isStockKnown: true,
  inStock: true,
} as const

const variant = (number: number, value: string, inStock = true): DetailVariant => ({
  ...sold,
  inStock,
  id: `gid://shopify/ProductVariant/${number}`,
  title: value,
  options: [{ name: 'RAM', value }],
  imageUrl: null,
})

const laptop: ProductDetail = {
  ...sold,
  id: 'gid://shopify/Product/1',
  handle: 'legion-5',
  title: 'Legion 5',
  variantId: 'gid://shopify/ProductVariant/7',
  variantTitle: null,
  category: 'Laptop',
  isNew: false,
  onSale: false,
  isFeatured: false,
  condition: 'used',
  grade: 'A',
  source: 'local',
  shop: 'main',
  picture: null,
  keyFacts: [],
  tags: [],
  vendor: 'Lenovo',
  productType: 'Laptop',
  collection: 'racunari-i-laptopi',
  subcategory: 'laptop',
  pictures: [],
  allTags: [],
  description: [],
  variants: [variant(7, '8 GB'), variant(8, '16 GB', false)],
  specifications: [],
  batteryHealthPercent: null,
  warrantyMonths: null,
  conditionNotes: null,
  tested: [],
  replaced: [],
  inTheBox: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const unknown: ProductView = { kind: 'unknown', cacheTags: ['product:retail:x'] }
const found: ProductView = { kind: 'found', product: laptop, similar: [], cacheTags: ['product:main:legion-5'] }

const notSold = {
  bcs: ['Legion 5: ne prodaje se na ovom tržištu', 'Bosna i Hercegovina', 'Pogledajte slične proizvode ovdje'],
  en: ['Legion 5: not sold in this market', 'Bosnia and Herzegovina', 'See similar products here'],
  es: ['Legion 5: no se vende en este mercado', 'Bosnia y Herzegovina', 'Ver productos similares aquí'],
} as const

it.each(languages)('what only the other market sells is said to be sold there: %s', async (language) => {
  const { status, headers, html } = await render('/product/legion-5', language, {
    product: async ({ market }) => (market.id === 'ba' ? found : unknown),
  })
  expect(status).toBe(404)
  for (const phrase of notSold[language]) expect(html).toContain(phrase)
  expect(html).toContain('href="/products/racunari-i-laptopi/laptop"')
  expect(html).toContain('href="/market/ba?to=%2Fproduct%2Flegion-5')
  expect(headers?.get('X-Cache-Tags')).toBe('product:retail:x product:main:legion-5')
})

it('what no market sells, or another one cannot tell, is not found', async () => {
  const silent = (market: string) => {
    if (market === 'ba') throw new IntegrationError({ service: 'storefront', kind: 'network' })
    return unknown
  }
  for (const respond of [() => unknown, silent]) {
    const { status, html } = await render('/product/legion-5', 'en', {
      product: async ({ market }) => respond(market.id),
    })
    expect(status).toBe(404)
    expect(html).toContain('Product not found')
  }
})

it('a URL in capitals leads to the product, if there is one', async () => {
  const catalogue = { product: async (_: unknown, handle: string) => (handle === 'legion-5' ? found : unknown) }
  await expect(render('/product/LEGION-5?variant=8', 'en', catalogue)).rejects.toThrow(
    '301 /product/legion-5?variant=8',
  )
  expect((await render('/product/NOTHING', 'en', catalogue)).status).toBe(404)
  expect((await render('/product/legion-5', 'en', catalogue)).status).toBe(200)
})

it('the id of an imported product leads to its page [MYOF-10]', async () => {
  const imported = { findByIds: async () => new Map([['20410007', { handle: 'macbook air' } as ImportedProduct]]) }
  await expect(render('/product/20410007', 'en', { product: async () => unknown }, imported)).rejects.toThrow(
    '301 /international/macbook%20air',
  )
  expect((await render('/product/20410008', 'en', { product: async () => unknown }, imported)).status).toBe(404)
  expect((await render('/product/20410007', 'en', { product: async () => found }, imported)).status).toBe(200)
})

const scriptOff = {
  bcs: 'naručiti možete i e-poštom ili telefonom',
  en: 'order by email or phone',
  es: 'también puedes pedir por correo o teléfono',
} as const

it.each(languages)('without scripts variants are links, and one reads how to order: %s', async (language) => {
  const { html } = await render('/product/legion-5?variant=8', language, { product: async () => found })
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
  expect(plain).toContain(scriptOff[language])
  expect(plain).toContain(`href="mailto:${markets.cl.contact.email}"`)
  for (const phone of markets.cl.contact.phones) expect(plain).toContain(phone)
  expect(plain).toMatch(/href="\?variant=7" class/)
  expect(plain).toMatch(/href="\?variant=8" aria-current="true"/)
})

const batteryTexts = {
  bcs: [
    'najmanje 85\u00a0%',
    'Zadržava najmanje 85\u00a0% početnog kapaciteta.',
    'Puni kapacitet, kao kod novog uređaja.',
  ],
  en: ['at least 85%', 'Holds at least 85% of its original capacity.', 'Full capacity, as in a new device.'],
  es: [
    'al menos 85\u00a0%',
    'Conserva al menos el 85\u00a0% de su capacidad original.',
    'Capacidad completa, como en un equipo nuevo.',
  ],
} as const

it.each(languages)('the battery is told as what every unit holds at least: %s', async (language) => {
  const withBattery = (batteryHealthPercent: number) =>
    render('/product/legion-5', language, {
      product: async () => ({ ...found, product: { ...laptop, batteryHealthPercent } }),
    })
  const [figure, sentence, full] = batteryTexts[language]
  const { html: worn } = await withBattery(85)
  for (const part of [figure, sentence]) expect(worn).toContain(part)
  expect(worn).not.toContain(full)
  expect((await withBattery(97)).html).not.toContain(full)
  expect((await withBattery(100)).html).toContain(full)
})

it('each point of the checklist is shown with its result', async () => {
  const tested = ['Screen: no dead pixels or patches', 'Battery: at least 85% of its original capacity', 'Fans']
  const { html } = await render('/product/legion-5', 'en', {
    product: async () => ({ ...found, product: { ...laptop, tested } }),
  })
  const text = html.replaceAll(/<!-- -->|<[^>]*>/g, '')
  for (const line of tested) expect(text).toContain(line)
})

const counted = {
  bcs: ['Na stanju: 12 komada', 'Još 2 komada'],
  en: ['In stock: 12', 'Only 2 left'],
  es: ['En stock: 12 unidades', 'Quedan 2'],
} as const

it.each(languages)('the stock is shown, and as a warning where little is left: %s [PDP-09]', async (language) => {
  const shownWith = async (facts: Partial<ProductDetail>) => {
    const product = { ...laptop, variants: [], ...facts }
    const view = { kind: 'found', product, similar: [], cacheTags: [] } as const
    return (await render('/product/legion-5', language, { product: async () => view })).html
  }
  const [many, few] = counted[language]
  expect(await shownWith({ stock: 12 })).toContain(many)
  expect(await shownWith({ stock: 2 })).toContain(few)
  expect(await shownWith({ stock: 12, isStockKnown: false })).not.toContain(many)
})

it('the product page says that a product does not work, and what that means, before its price', async () => {
  const detail = { name: 'No funciona: para repuestos o reparación', meaning: 'Se vende para repuestos.' }
  const found = {
    kind: 'found',
    product: { ...laptop, warnings: [detail.name], warningDetails: [detail] },
    similar: [],
    cacheTags: [],
  } as const
  const { html } = await render('/product/legion-5', 'es', { product: async () => found })
  expect(html).toContain(detail.meaning)
  expect(html.indexOf(detail.name)).toBeLessThan(html.indexOf('$100.000'))
})

it('the product page names no day of arrival for a variant that is sold out', async () => {
  const catalogue = { product: async () => found }
  const inStock = (await render('/product/legion-5', 'en', catalogue)).html
  const soldOut = (await render('/product/legion-5?variant=8', 'en', catalogue)).html
  expect(inStock).toContain('With you by')
  expect(inStock).not.toContain('we name the day once it is back')
  expect(soldOut).not.toMatch(/With you by|data-figure="(dispatch|deliveryInStock)/)
  expect(soldOut).toContain('we name the day once it is back')
})
