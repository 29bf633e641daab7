import { createEraClient } from '@dvaput/integrations/era/era-client'
import type { TransportLog } from '@dvaput/integrations/http/json-transport'
import type { Config } from './config.ts'
import { openEraSandbox } from './open-era-sandbox.ts'

/** The warehouse of the imported products: the one of the settings, else the demo's sandbox, else none. */
export const openEra = async (config: Pick<Config, 'demo' | 'era' | 'port'>, log: TransportLog) => {
  const sandbox = await openEraSandbox(config)
  const { url = sandbox?.url, key, webhookSecret = sandbox?.webhookSecret } = config.era
  return {
    client: url === undefined ? undefined : createEraClient({ url, key, log }),
    webhookSecret,
    sandboxUrl: sandbox?.url,
    close: async () => sandbox?.close(),
  }
}
