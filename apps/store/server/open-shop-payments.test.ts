import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { openMonriSandbox } from './open-monri-sandbox.ts'
import { openShopPayments } from './open-shop-payments.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const shopOrigins = { main: 'https://main.dvaput.example', retail: 'https://retail.dvaput.example' }

const open = async (environment: Record<string, string> = {}) => {
  const config = parseConfig(environment)
  const monri = await openMonriSandbox(config)
  if (monri) opened.push(monri)
  const sandboxes = { mercadoPago: undefined, monri: monri?.account }
  const gatewayOf = openShopPayments({ config, sandboxes, shopOrigins, log: pino({ level: 'silent' }) })
  const describeGateway = (gateway: ReturnType<typeof gatewayOf>) =>
    gateway === undefined || gateway === 'test' ? gateway : { name: gateway.name, origins: gateway.origins }
  return {
    main: describeGateway(gatewayOf('main')),
    retail: describeGateway(gatewayOf('retail')),
    sandbox: monri?.account.url,
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
const monri = { MAIN_PAYMENTS: 'monri', MONRI_MERCHANT_KEY: 'merchant-key', MONRI_AUTHENTICITY_TOKEN: 'a'.repeat(40) }
const mercadoPago = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1-2-3', MERCADO_PAGO_WEBHOOK_SECRET: 'a-webhook-secret' }

describe('who takes the cards of a shop', () => {
  it('is the test gateway in the demo and nobody outside of it', async () => {
    expect(await open()).toEqual({ main: 'test', retail: 'test', sandbox: undefined })
    expect(await open(production)).toEqual({ main: undefined, retail: undefined, sandbox: undefined })
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
    const { main, sandbox } = await open({ MAIN_PAYMENTS: 'monri' })
    expect(main).toEqual({ name: 'monri', origins: [sandbox] })
    expect((await fetch(`${sandbox}/sandbox`)).status).toBe(200)
    expect(await open({ MAIN_PAYMENTS: 'monri', MONRI_PORT: 'off' })).toMatchObject({ main: undefined })
  })

  it.each([
    [
      { MONRI_MERCHANT_KEY: 'merchant-key' },
      'MONRI_AUTHENTICITY_TOKEN is missing; expected it beside MONRI_MERCHANT_KEY',
    ],
    [{ MONRI_URL: 'https://ipgtest.monri.com' }, 'MONRI_MERCHANT_KEY is missing; expected it beside MONRI_URL'],
    [{ ...monri, MONRI_MERCHANT_KEY: 'key' }, 'MONRI_MERCHANT_KEY is (not shown)'],
    [{ RETAIL_PAYMENTS: 'monri' }, 'RETAIL_PAYMENTS is "monri"; expected one that takes pesos'],
    [{ MAIN_PAYMENTS: 'mercado-pago' }, 'MAIN_PAYMENTS is "mercado-pago"; expected one that takes marks'],
    [{ ...production, MAIN_PAYMENTS: 'monri' }, 'MONRI_MERCHANT_KEY is missing; expected it beside MAIN_PAYMENTS'],
    [{ ...production, MAIN_PAYMENTS: 'test' }, 'test cards hold no money'],
  ])('%o are refused', (environment, complaint) => {
    expect(() => parseConfig(environment as Record<string, string>)).toThrow(complaint)
  })
})
