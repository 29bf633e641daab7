import type { OfferedProduct } from '@dvaput/backend/offers/offered-product'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { Services } from '../../context.ts'
import * as myOffers from './my-offers.tsx'

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@example.com', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'password' as const },
}

type Options = {
  readonly path: string
  readonly language?: Language
  readonly form?: Readonly<Record<string, string>>
  readonly services: { readonly [Name in keyof Services]?: Partial<Services[Name]> }
}

const render = async ({ path, language = 'en', form, services }: Options) => {
  const { html } = await renderPage({
    ...{ path, pattern: 'my-offers', module: myOffers, messages: ['shell', 'my-offers', 'offers'], language },
    ...{ market: 'ba', person: { customer: async () => customer } },
    services: {
      targetPrices: { listWatched: async () => [] },
      ...services,
      offers: {
        listMine: async () => ({ offers: [], rows: [], total: 0, page: 1, totalPages: 1 }),
        ...services.offers,
      },
    },
    ...(form && { form }),
  })
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

const buttons = (html: string) =>
  [...html.matchAll(/<button value="(\w+)"(?=[^>]*name="move")/g)].map(([, move]) => move)

describe('without scripts', () => {
  const product: OfferedProduct = {
    kind: 'local',
    shop: 'main',
    ...{ productKey: 'local:main:7', item: 'local:main:71', eraItemId: null },
    ...{ handle: 'thinkpad-t480', title: 'ThinkPad T480', sku: 'LEN-T480', picture: '/cdn/shop/files/t480.avif' },
    ...{ price: createMoney(50_000, 'BAM'), isForSale: true, collections: [] },
  }
  const findProduct = async () => product
  const findSoldOut = async () => ({ ...product, isForSale: false })
  const path = '/my-offers?offer=local%3Amain%3A71'

  it('an offer is made on the page, with 80 % as the suggestion [OFFER-13]', async () => {
    const { html, text } = await render({ path, services: { offers: { findProduct } } })
    expect(text).toContain('Make an offer ThinkPad T480 SKU: LEN-T480 Current price 500.00 KM')
    expect(html).toContain('t480.avif')
    expect(html).toMatch(/name="amount"[^>]*value="400"/)
    expect(text).toContain('Whole units only')
    expect(text).toContain('You save 100.00 KM (20%)')
  })

  it('the form sends the offer and says so [OFFER-16]', async () => {
    const sent: unknown[] = []
    const { text } = await render({
      ...{ path, language: 'es' },
      form: { move: 'submit', product: 'local:main:71', amount: '400', message: '' },
      services: {
        offers: {
          findProduct,
          submit: async (offer) => {
            sent.push(offer)
            return { ok: true, offer: {} as never }
          },
        },
      },
    })
    expect(sent).toMatchObject([
      {
        ...{ kind: 'local', productId: 'thinkpad-t480', variantId: 'gid://shopify/ProductVariant/71', amount: '400' },
        message: null,
      },
    ])
    expect(text).toContain('¡Tu oferta ha sido enviada exitosamente! Te contactaremos pronto.')
  })

  it.each([
    ['for sale', findProduct, '400', 40_000],
    ['sold out', findSoldOut, '700', 70_000],
  ] as const)('an amount is kept without an offer, of what is %s', async (_, find, amount, minor) => {
    const kept: unknown[] = []
    const { text } = await render({
      path,
      form: { move: 'alert', product: 'local:main:71', amount },
      services: {
        offers: { findProduct: find },
        targetPrices: {
          listWatched: async () => [],
          keep: async (target) => {
            kept.push(target)
            return 'taken'
          },
        },
      },
    })
    expect(kept).toMatchObject([{ customer, amount: createMoney(minor, 'BAM') }])
    expect(text).toContain('Saved: we will email you when it costs that much.')
  })

  it('a price alert has a form of its own, and the form of an offer no other button', async () => {
    const services = { offers: { findProduct } }
    expect(buttons((await render({ path, services })).html)).toEqual(['submit'])
    const alert = await render({ path: '/my-offers?alert=local%3Amain%3A71', services })
    expect(alert.text).toContain('Alert me at this price We will email you once, when it costs this amount or less.')
    expect(alert.text).not.toContain('You save')
    expect(buttons(alert.html)).toEqual(['alert'])
  })

  it('what is sold out can be waited for at its price, and takes no offer', async () => {
    const services = { offers: { findProduct: findSoldOut } }
    const { html, text } = await render({ path, services })
    expect(text).toContain('Alert me at this price')
    expect(html).toMatch(/name="amount"[^>]*value="500"/)
    expect(buttons(html)).toEqual(['alert'])
    const form = { move: 'submit', product: 'local:main:71', amount: '400' }
    expect((await render({ path, services, form })).text).toContain('No unit of this product is free at the moment.')
  })

  it.each([
    ['', 'Por favor ingresa un monto de oferta válido'],
    ['0', 'Por favor ingresa un monto de oferta válido'],
    ['500', 'Tu oferta debe ser menor al precio actual'],
    ['12,5', 'Escribe un monto entero, sin decimales'],
  ])('an amount of %j is refused, and what was typed stays', async (amount, why) => {
    const { html, text } = await render({
      ...{ path, language: 'es' },
      form: { move: 'submit', product: 'local:main:71', amount, message: 'Hola' },
      services: { offers: { findProduct } },
    })
    expect(text).toContain(why)
    expect(html).toContain(`value="${amount}"`)
    expect(html).toContain('Hola</textarea>')
  })
})
