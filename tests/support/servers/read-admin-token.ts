import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Of the Admin API of the main shop, as a server made it at its first start. */
export const readAdminToken = async (dataDir: string): Promise<string> => {
  const { main } = JSON.parse(await readFile(join(dataDir, 'platform-secrets.json'), 'utf8')) as {
    readonly main: { readonly adminToken: string }
  }
  return main.adminToken
}
