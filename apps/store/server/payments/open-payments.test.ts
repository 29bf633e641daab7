import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { RefusedStart } from '../refused-start.ts'
import { publishedSecrets } from '../settings/demo-secrets.ts'
import { openPaymentSandboxes } from './open-payment-sandboxes.ts'
import { openPayments } from './open-payments.ts'
import { paymentProviders } from './payment-providers.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
const shopOrigins = { main: 'https://main.dvaput.example', retail: 'https://retail.dvaput.example' }

const open = async (environment: Record<string, string> = {}) => {
  const config = parseConfig(environment)
  const sandboxes = await openPaymentSandboxes(config)
  opened.push(sandboxes)
  const log = pino({ level: 'silent' })
  const { gatewayOf, imported } = openPayments({ config, sandboxes: sandboxes.accounts, homes, shopOrigins, log })
  const describeGateway = (gateway: ReturnType<typeof gatewayOf>) =>
    gateway === undefined || gateway === 'test' ? gateway : { name: gateway.name, origins: gateway.origins }
  return {
    main: describeGateway(gatewayOf('main')),
    retail: describeGateway(gatewayOf('retail')),
    imported,
    urls: sandboxes.urls,
  }
}

const production = {
  DEMO: 'off',
  APP_SECRET: 'a secret of the test of settings',
  STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
  SMTP_URL: 'smtp://mail.example',
  BA_ORIGIN: 'https://dvaput.example',
  CL_ORIGIN: 'https://cl.dvaput.example',
  MAIN_ORIGIN: shopOrigins.main,
  RETAIL_ORIGIN: shopOrigins.retail,
}
const monri = {
  MAIN_PAYMENTS: 'monri',
  MONRI_MERCHANT_KEY: 'merchant-key',
  MONRI_AUTHENTICITY_TOKEN: 'f37d0c8a51e94b62d7a3085cb19e64f2a80d53c7',
}
const mercadoPago = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1-2-3', MERCADO_PAGO_WEBHOOK_SECRET: 'a-webhook-secret' }

describe('who takes the cards of a shop', () => {
  it('is the test gateway in the demo and nobody outside of it', async () => {
    expect(await open()).toMatchObject({ main: 'test', retail: 'test' })
    expect(await open(production)).toEqual({ main: undefined, retail: undefined, imported: undefined, urls: {} })
  })

  it('is Monri and Mercado Pago by settings', async () => {
    expect(await open({ ...production, ...monri, ...mercadoPago, RETAIL_PAYMENTS: 'mercado-pago' })).toMatchObject({
      main: { name: 'monri', origins: ['https://ipg.monri.com'] },
      retail: { name: 'mercado-pago' },
    })
    expect(await open({ ...monri, MONRI_URL: 'https://ipgtest.monri.com' })).toMatchObject({
      main: { origins: ['https://ipgtest.monri.com'] },
    })
  })

  it("is the demo's sandbox of Monri where there is no account", async () => {
    const { main, urls } = await open({ MAIN_PAYMENTS: 'monri' })
    expect(main).toEqual({ name: 'monri', origins: [urls.monri] })
    expect((await fetch(`${urls.monri}/sandbox`)).status).toBe(200)
    expect(await open({ MAIN_PAYMENTS: 'monri', MONRI_PORT: 'off' })).toMatchObject({ main: undefined })
  })
})

describe('who takes the money for imported products', () => {
  it("is the demo's Mercado Pago, beside another one too", async () => {
    const [first, second] = [await open(), await open()]
    expect(first.urls['mercado-pago']).not.toBe(second.urls['mercado-pago'])
    expect(first.imported?.origins).toEqual([first.urls['mercado-pago']])
    expect(await first.imported?.search('nothing')).toEqual([])
    expect((await fetch(`${first.urls['mercado-pago']}/sandbox`)).status).toBe(200)
    expect(first.urls.monri).toBeUndefined()
  })

  it('is the account of the settings where there is one', async () => {
    for (const environment of [mercadoPago, { ...production, ...mercadoPago }]) {
      const { urls, imported } = await open(environment)
      expect(urls).toEqual({})
      expect(imported?.origins).toContain('https://www.mercadopago.cl')
    }
    const { imported } = await open({ ...mercadoPago, MERCADO_PAGO_URL: 'http://127.0.0.1:9' })
    expect(imported?.origins).toEqual(['http://127.0.0.1:9'])
  })

  it('is nobody where its sandbox is off', async () => {
    expect(await open({ MERCADO_PAGO_PORT: 'off' })).toMatchObject({ imported: undefined, urls: {} })
  })

  it('is any provider that takes pesos', async () => {
    expect((await open({ IMPORTED_PAYMENTS: 'mercado-pago' })).imported?.name).toBe('mercado-pago')
    expect(() => parseConfig({ IMPORTED_PAYMENTS: 'monri' })).toThrow(
      'expected one that takes pesos: Monri takes marks',
    )
    expect(() => parseConfig({ IMPORTED_PAYMENTS: 'cash' })).toThrow('IMPORTED_PAYMENTS is "cash"; expected')
  })
})

describe.each(paymentProviders)('the settings of $title', ({ name, settings, demoAccount }) => {
  const account = Object.fromEntries(Object.values<string>(settings.account).map((each) => [each, `${each}-12345678`]))

  it('belong together', () => {
    const read = parseConfig({ ...account, [settings.url]: 'https://provider.example' }).payments.accounts[name]
    expect(read.account?.url).toBe('https://provider.example')
    expect(Object.keys(read.account?.parts ?? {})).toEqual(Object.keys(demoAccount))
    for (const left of Object.keys(account)) {
      const { [left]: _, ...others } = account
      expect(() => parseConfig(others)).toThrow(`${left} is missing; expected it beside`)
    }
    expect(() => parseConfig({ [settings.url]: 'https://provider.example' })).toThrow('is missing; expected it beside')
  })

  it('are named without their value', () => {
    for (const setting of Object.keys(account))
      expect(() => parseConfig({ ...account, [setting]: 'short' })).toThrow(`${setting} is (not shown)`)
  })

  it('refuse outside of the demo what is published', () => {
    expect(publishedSecrets).toEqual(expect.arrayContaining(Object.values(demoAccount)))
  })
})

it('a sandbox takes the configured port, or refuses', async () => {
  const { port } = new URL((await open()).urls['mercado-pago'] ?? '')
  await expect(open({ MERCADO_PAGO_PORT: port })).rejects.toThrow(RefusedStart)
})

it.each([
  [{ RETAIL_PAYMENTS: 'monri' }, 'RETAIL_PAYMENTS is "monri"; expected one that takes pesos'],
  [{ MAIN_PAYMENTS: 'mercado-pago' }, 'MAIN_PAYMENTS is "mercado-pago"; expected one that takes marks'],
  [{ ...production, MAIN_PAYMENTS: 'monri' }, 'MONRI_MERCHANT_KEY is missing; expected it beside MAIN_PAYMENTS'],
  [{ ...production, MAIN_PAYMENTS: 'test' }, 'test cards hold no money'],
])('the payment settings %o are refused', (environment, complaint) => {
  expect(() => parseConfig(environment as Record<string, string>)).toThrow(complaint)
})
