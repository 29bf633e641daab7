import { createMercadoPagoSandbox } from '@dvaput/sandbox-mercado-pago/mercado-pago-sandbox'
import type { Config } from './config.ts'
import { demoSecrets } from './demo-secrets.ts'
import { listenSandbox } from './listen-sandbox.ts'

const demoAccount = demoSecrets.mercadoPago

/** The demo's Mercado Pago, unless there is an account at the real one. */
export const openMercadoPagoSandbox = async ({ demo, mercadoPago }: Pick<Config, 'demo' | 'mercadoPago'>) => {
  const { account, port } = mercadoPago
  if (!demo || account || port === 'off') return undefined
  const sandbox = createMercadoPagoSandbox(demoAccount)
  const { url, close } = await listenSandbox(sandbox, { port, usualPort: 3447, setting: 'MERCADO_PAGO_PORT' })
  return { account: { url, ...demoAccount }, close }
}
