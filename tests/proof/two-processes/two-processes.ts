import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createTestDatabase } from '@dvaput/database/test-database'
import type { Walk } from '../../support/checkout-walk.ts'
import { openPlatformAt } from '../../support/platform-at.ts'
import type { ShopName } from './origin.ts'
import { startPlatformProcess } from './platform-process.ts'
import { createPreparing } from './ready-checkout.ts'

/** Each buyer from a place of their own, as in life: what one client may take is limited. */
const ipOf = (buyer: number) => `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`

type Options = {
  /** How the server processes reach the database, where it is not directly. */
  readonly routeOf?: (url: string) => string
}

/** Two server processes on one new database, and a third platform here that prepares and looks. */
export const openTwoProcesses = async (postgresUrl: string, { routeOf = (url) => url }: Options = {}) => {
  const testDatabase = await createTestDatabase(postgresUrl)
  const { url } = testDatabase
  // Opened first, so that the two do not both make the shops and the queues.
  const opened = await openPlatformAt({ url, dataDir: tmpdir() })
  const servers = [await startPlatformProcess(routeOf(url)), await startPlatformProcess(routeOf(url))]
  const serverOf = (buyer: number) => {
    const server = servers[buyer % servers.length]
    if (!server) throw new Error('no server process')
    return server
  }
  const walkOf = (buyer: number, shop?: ShopName): Walk => serverOf(buyer).walk(ipOf(buyer), shop)
  return {
    ...createPreparing(opened, (shop) => walkOf(0, shop)),
    url,
    database: opened.database,
    platform: opened.platform,
    jobs: opened.jobs,
    setClockOffset: testDatabase.setClockOffset,
    servers,
    walkOf,
    reachOf: (buyer: number, shop?: ShopName) => serverOf(buyer).reach(ipOf(buyer), shop),
    /** What the server's own clock would start every minute, in both. */
    sweep: async () => void (await Promise.all(servers.map((server) => server.run('sweep')))),
    async close() {
      for (const server of servers) await server.kill('SIGTERM')
      await opened.close()
      await testDatabase.drop()
    },
  }
}

export type Proof = Awaited<ReturnType<typeof openTwoProcesses>>

/** With a PostgreSQL of its own, with fsync. */
export const withTwoProcesses = async (prove: (proof: Proof) => Promise<void>, options?: Options): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(folder, 0o755)
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  try {
    const proof = await openTwoProcesses(postgres.url, options)
    try {
      await prove(proof)
    } finally {
      await proof.close()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
