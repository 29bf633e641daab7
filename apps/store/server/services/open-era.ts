import type { EraWarehouse } from '@dvaput/backend/international/era-warehouse'
import { createEraClient, type EraClient } from '@dvaput/integrations/era/era-client'
import type { TransportLog } from '@dvaput/integrations/http/json-transport'
import type { Config } from '../config.ts'
import { openEraSandbox } from './open-era-sandbox.ts'

const connectWarehouse = (url: string, sandboxUrl: string | undefined, client: EraClient): EraWarehouse => {
  if (sandboxUrl === undefined) return { ...client, source: url, pictureUrl: (picture) => picture }
  const pictures = `${sandboxUrl}/images/`
  return {
    ...client,
    // Without the port: the replica stays valid when the next start takes another one.
    source: 'sandbox',
    // The sandbox shows the platform's own renderings, which our origin serves in every width.
    pictureUrl: (picture) =>
      picture.startsWith(pictures) ? `/cdn/shop/files/${picture.slice(pictures.length)}?v=1` : picture,
  }
}

/** From which our pages may load pictures of imported products. */
export const eraPictureHosts = ({ era }: Pick<Config, 'era'>): readonly string[] =>
  era.url === undefined ? [] : [new URL(era.url).origin]

/** The warehouse of the imported products: the one of the settings, else the demo's sandbox, else none. */
export const openEra = async (config: Pick<Config, 'demo' | 'era' | 'port'>, log: TransportLog) => {
  const sandbox = await openEraSandbox(config)
  const { url = sandbox?.url, key, webhookSecret = sandbox?.webhookSecret } = config.era
  return {
    warehouse: url === undefined ? undefined : connectWarehouse(url, sandbox?.url, createEraClient({ url, key, log })),
    webhookSecret,
    sandboxUrl: sandbox?.url,
    close: async () => sandbox?.close(),
  }
}
