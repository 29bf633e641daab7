import { createTestDatabase } from '@dvaput/database/test-database'
import { findChromium } from '../../scripts/setup/find-chromium.mjs'
import { createDataFolder } from './data-folder.ts'
import { startServer } from './running-server.ts'

/** One shop for all browser tests, on a port and a data folder of its own. */
export default async function shopForE2e() {
  process.env.CHROMIUM_PATH ??= await findChromium()
  const folder = await createDataFolder()
  const { DATABASE_URL } = process.env
  const database = DATABASE_URL ? await createTestDatabase(DATABASE_URL) : undefined
  const server = await startServer({
    env: { DATA_DIR: folder.path, ...(database && { DATABASE_URL: database.url }) },
  })
  process.env.E2E_BASE_URL = server.url
  return async () => {
    await server.stop()
    await database?.drop()
    await folder.remove()
  }
}
