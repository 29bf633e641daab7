import { createMonriSandbox } from '@dvaput/sandbox-monri/monri-sandbox'
import type { Config } from './config.ts'
import { demoSecrets } from './demo-secrets.ts'
import { listenSandbox } from './listen-sandbox.ts'

const demoAccount = demoSecrets.monri

/** The demo's Monri, where the settings choose it for a shop and name no account at the real one. */
export const openMonriSandbox = async (config: Pick<Config, 'demo' | 'monri' | 'shopPayments'>) => {
  const { account, port } = config.monri
  if (!config.demo || account || port === 'off' || config.shopPayments.main !== 'monri') return undefined
  const sandbox = createMonriSandbox(demoAccount)
  const { url, close } = await listenSandbox(sandbox, { port, usualPort: 3448, setting: 'MONRI_PORT' })
  return { account: { url, ...demoAccount }, close }
}
