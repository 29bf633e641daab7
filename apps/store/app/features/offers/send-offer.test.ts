import { createMoney } from '@dvaput/domain/money/money'
import { type Language, languages } from '@dvaput/domain/text/language'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OfferedProduct } from './offered-product.ts'
import { keepAlert, sendOffer } from './send-offer.ts'

const laptop: OfferedProduct = {
  ...{ id: 'local:main:71', productId: 'gid://shopify/Product/7', variantId: 'gid://shopify/ProductVariant/71' },
  ...{ name: 'ThinkPad T480', handle: 'thinkpad-t480', sku: 'LEN-T480', price: createMoney(50_050, 'BAM') },
  ...{ picture: null, isInternational: false, isSoldOut: false },
}
const imported: OfferedProduct = {
  ...laptop,
  ...{ id: 'international:20410007', productId: '20410007', variantId: null, sku: null },
  ...{ price: createMoney(300_000, 'CLP'), isInternational: true },
}
const customer = {
  ...{ id: 'gid://shopify/Customer/7', firstName: 'Amra', lastName: 'Hodžić', email: 'amra@example.com' },
  kind: 'password' as const,
}

const requests: { readonly url: string; readonly body: unknown }[] = []

const respond = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(init.body)) })
    return answer()
  })
const refuse = (status: number, body: object) => respond(() => Response.json(body, { status }))

const send = (product = laptop, language: Language = 'es') => {
  const amount = createMoney(product.price.currency === 'BAM' ? 40_000 : 240_000, product.price.currency)
  return sendOffer({ product, amount, message: '', customer, country: 'BA' }, language)
}

afterEach(() => {
  vi.unstubAllGlobals()
  requests.length = 0
})

describe('an offer', () => {
  it('of a local product goes to its endpoint with the payload of the specification, the message may be empty [OFFER-12] [OFFER-21]', async () => {
    respond(() => Response.json({ success: true, error: null }))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(requests).toEqual([
      {
        url: '/api/offers',
        body: {
          ...{ customerEmail: 'amra@example.com', customerName: 'Amra Hodžić', country: 'BA' },
          ...{ productId: 'gid://shopify/Product/7', variantId: 'gid://shopify/ProductVariant/71' },
          ...{ productTitle: 'ThinkPad T480', productHandle: 'thinkpad-t480', productSku: 'LEN-T480' },
          ...{ originalPrice: 500.5, offeredPrice: 400, customerMessage: '' },
        },
      },
    ])
  })

  it('of an imported product goes to the international endpoint, in pesos [OFFER-04] [OFFER-21]', async () => {
    respond(() => Response.json({ success: true, error: null }))
    await send(imported)
    expect(requests).toMatchObject([
      {
        url: '/api/international/offers',
        body: { productId: '20410007', productSku: '', originalPrice: 300_000, offeredPrice: 240_000 },
      },
    ])
  })

  it.each([
    ['offer-amount-missing', 'Por favor ingresa un monto de oferta válido'],
    ['offer-amount-too-high', 'Tu oferta debe ser menor al precio actual'],
  ])('with an amount refused by the server, %s, says so at the field [OFFER-10] [OFFER-11]', async (code, message) => {
    refuse(422, { success: false, error: 'x', code })
    expect(await send()).toEqual({ kind: 'failed', message, isAmount: true })
  })

  it('that fails with a message of its own shows it [OFFER-15]', async () => {
    refuse(409, { success: false, error: 'x', code: 'offer-open-already' })
    const message = 'Ya tienes una oferta abierta por este producto. La encuentras en Mis ofertas.'
    expect(await send()).toEqual({ kind: 'failed', message, isAmount: false })
  })

  it.each([
    [500, { success: false }],
    [502, { error: 'made up', code: 'of-a-newer-server' }],
  ])('that fails with %i and no message shows the text of the specification [OFFER-19]', async (status, body) => {
    refuse(status, body)
    const message = 'Error al enviar la oferta. Intenta nuevamente.'
    expect(await send()).toEqual({ kind: 'failed', message, isAmount: false })
  })

  it('that never arrives shows the text of an exception [OFFER-20]', async () => {
    respond(() => {
      throw new TypeError('Failed to fetch')
    })
    const message = 'Algo salió mal. Por favor intenta nuevamente.'
    expect(await send()).toEqual({ kind: 'failed', message, isAmount: false })
    for (const language of languages) expect((await send(laptop, language)).kind).toBe('failed')
  })

  it('without a session asks for the login [OFFER-07]', async () => {
    refuse(401, { error: 'x', code: 'login-required' })
    expect(await send()).toEqual({ kind: 'login-required' })
  })
})

it('an amount is kept as a price alert of the variant, or it is said why it was not', async () => {
  const alert = { product: laptop, amount: createMoney(40_000, 'BAM') }
  respond(() => Response.json({ success: true }, { status: 202 }))
  expect(await keepAlert(alert, 'es')).toEqual({ kind: 'sent' })
  expect(requests).toEqual([{ url: '/api/target-prices', body: { product: 'local:main:71', amount: 400 } }])
  refuse(422, { code: 'offer-amount-too-high' })
  expect(await keepAlert(alert, 'es')).toMatchObject({ kind: 'failed', isAmount: true })
  refuse(401, { code: 'login-required' })
  expect(await keepAlert(alert, 'es')).toEqual({ kind: 'login-required' })
})
