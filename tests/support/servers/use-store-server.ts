import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll } from 'vitest'
import { useTestDatabase } from '../databases/test-database.ts'
import { trustsVisitors } from '../requests/store-visitor.ts'
import { createDataFolder } from './data-folder.ts'
import { type RunningServer, startServer } from './running-server.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

/** The whole store on a database of its own, with the demo in it. Its fields can be read from `beforeAll` on. */
export const useStoreServer = (settings: Readonly<Record<string, string>> = {}) => {
  const testDatabase = useTestDatabase({ demo: true })
  const closing = new AsyncDisposableStack()
  let running: { readonly server: RunningServer; readonly database: Database; readonly dataDir: string } | undefined
  const started = () => {
    if (!running) throw new Error('the server runs from beforeAll to afterAll only')
    return running
  }
  beforeAll(async () => {
    const folder = await createDataFolder()
    closing.defer(folder.remove)
    const env = { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, ...trustsVisitors, ...settings }
    const server = await startServer({ env })
    closing.defer(async () => void (await server.stop()))
    const database = openDatabase({ url: testDatabase.url, applicationName: 'store server test', log })
    closing.defer(database.close)
    running = { server, database, dataDir: folder.path }
  })
  afterAll(() => closing.disposeAsync())
  return {
    get url() {
      return started().server.url
    },
    get server() {
      return started().server
    },
    get dataDir() {
      return started().dataDir
    },
    get database() {
      return started().database
    },
    output: () => started().server.output(),
    setClockOffset: testDatabase.setClockOffset,
  }
}
