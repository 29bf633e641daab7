import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type ShopSecrets = { readonly adminToken: string; readonly privateToken: string; readonly webhookSecret: string }

const onlyItsOwner = 0o600

/** For whoever runs the shop: what was made at first start is known to nobody else. */
export const writeSecretsFile = (dataDir: string, secrets: Readonly<Record<string, ShopSecrets>>): void => {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'platform-secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`, { mode: onlyItsOwner })
}
