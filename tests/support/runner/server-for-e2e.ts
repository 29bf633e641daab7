import { randomUUID } from 'node:crypto'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { createTestDatabase } from '@dvaput/database/test-database'
import { findChromium } from '../../../scripts/setup/find-chromium.mjs'
import { createDataFolder } from '../servers/data-folder.ts'
import { startServer, withWarehouse } from '../servers/running-server.ts'
import { waitForCatalogueSync } from '../servers/wait-for-catalogue-sync.ts'
import { waitForImportedProducts } from '../servers/wait-for-imported-products.ts'

/** One shop for all browser tests, on a port and a data folder of its own. */
export default async function serverForE2e() {
  process.env.CHROMIUM_PATH ??= await findChromium()
  const folder = await createDataFolder()
  const { DATABASE_URL } = process.env
  const database = DATABASE_URL ? await createTestDatabase(DATABASE_URL) : undefined
  const adminToken = randomUUID()
  const server = await startServer({
    env: {
      ...withWarehouse,
      DATA_DIR: folder.path,
      ...(database && { DATABASE_URL: database.url }),
      ADMIN_TOKEN: adminToken,
      // So that a test may have an IP of its own, and uses up no other's attempts.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  await waitForCatalogueSync(server)
  await waitForImportedProducts(server)
  process.env.E2E_BASE_URL = server.url
  process.env.E2E_ADMIN_TOKEN = adminToken
  process.env.E2E_ADMIN_PATH = /\/admin\/demo\/[\w-]+/.exec(server.output())?.[0] ?? ''
  process.env.E2E_DATABASE_URL = database?.url ?? embeddedPostgresUrl(folder.path)
  return async () => {
    await server.stop()
    await database?.drop()
    await folder.remove()
  }
}
