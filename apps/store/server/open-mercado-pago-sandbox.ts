import { createMercadoPagoSandbox } from '@dvaput/sandbox-mercado-pago/mercado-pago-sandbox'
import type { Config } from './config.ts'
import { listenSandbox } from './listen-sandbox.ts'

/** Published in this repository; the sandbox has no money. */
const demoAccount = { accessToken: 'TEST-demo-token', webhookSecret: 'demo-webhook-secret' }

/** The demo's Mercado Pago, unless there is an account at the real one. */
export const openMercadoPagoSandbox = async ({ demo, mercadoPago }: Pick<Config, 'demo' | 'mercadoPago'>) => {
  const { account, port } = mercadoPago
  if (!demo || account || port === 'off') return undefined
  const sandbox = createMercadoPagoSandbox(demoAccount)
  const { url, close } = await listenSandbox(sandbox, { port, usualPort: 3447, setting: 'MERCADO_PAGO_PORT' })
  return { account: { url, ...demoAccount }, close }
}
