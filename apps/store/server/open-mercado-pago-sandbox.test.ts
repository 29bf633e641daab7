import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { openMercadoPagoSandbox } from './open-mercado-pago-sandbox.ts'
import { openPayments } from './open-payments.ts'
import { RefusedStart } from './refused-start.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }

const open = async (environment: Record<string, string> = {}) => {
  const config = parseConfig(environment)
  const sandbox = await openMercadoPagoSandbox(config)
  if (sandbox) opened.push(sandbox)
  const payments = openPayments({ config, sandbox: sandbox?.account, homes, log: pino({ level: 'silent' }) })
  return { url: sandbox?.account.url, payments }
}

const production = {
  DEMO: 'off',
  APP_SECRET: 'a secret of the test of settings',
  STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
  SMTP_URL: 'smtp://mail.example',
  BA_ORIGIN: 'https://dvaput.example',
  CL_ORIGIN: 'https://cl.dvaput.example',
  MAIN_ORIGIN: 'https://main.dvaput.example',
  RETAIL_ORIGIN: 'https://retail.dvaput.example',
}
const account = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1-2-3', MERCADO_PAGO_WEBHOOK_SECRET: 'a-webhook-secret' }

describe("the demo's Mercado Pago", () => {
  it('runs by default, beside another one too, and takes our payments', async () => {
    const [first, second] = [await open(), await open()]
    expect(first.url).not.toBe(second.url)
    expect(first.payments?.origins).toEqual([first.url])
    expect(await first.payments?.search('nothing')).toEqual([])
    expect((await fetch(`${first.url}/sandbox`)).status).toBe(200)
  })

  it('takes the configured port, or refuses', async () => {
    const { port } = new URL((await open()).url ?? '')
    await expect(open({ MERCADO_PAGO_PORT: port })).rejects.toThrow(RefusedStart)
  })

  it('gives way to the account of the settings', async () => {
    for (const environment of [account, { ...production, ...account }]) {
      const { url, payments } = await open(environment)
      expect(url).toBeUndefined()
      expect(payments?.origins).toContain('https://www.mercadopago.cl')
    }
    const { payments } = await open({ ...account, MERCADO_PAGO_URL: 'http://127.0.0.1:9' })
    expect(payments?.origins).toEqual(['http://127.0.0.1:9'])
  })

  it.each([{ MERCADO_PAGO_PORT: 'off' }, production])('leaves nobody to take payments with %o', async (environment) => {
    expect(await open(environment)).toEqual({ url: undefined, payments: undefined })
  })

  it.each([
    [{ MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1-2-3' }, 'MERCADO_PAGO_WEBHOOK_SECRET is missing'],
    [{ MERCADO_PAGO_URL: 'https://mp.example' }, 'MERCADO_PAGO_ACCESS_TOKEN is missing'],
    [{ ...account, MERCADO_PAGO_ACCESS_TOKEN: 'short' }, 'MERCADO_PAGO_ACCESS_TOKEN is (not shown)'],
  ])('%o are refused', (environment, complaint) => {
    expect(() => parseConfig(environment)).toThrow(complaint)
  })
})
