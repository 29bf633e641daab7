import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
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
  readonly route?: (url: string) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>
}

/** Two server processes on one new database, and a third platform here that prepares and looks. */
export const openTwoProcesses = async (postgresUrl: string, { route }: Options = {}) => {
  const testDatabase = await createTestDatabase(postgresUrl)
  const { url } = testDatabase
  // Opened first, so that the two do not both make the shops and the queues.
  const opened = await openPlatformAt({ url, dataDir: tmpdir() })
  const routed = await route?.(url)
  const servers = [await startPlatformProcess(routed?.url ?? url), await startPlatformProcess(routed?.url ?? url)]
  const serverOf = (buyer: number) => {
    const server = servers[buyer % servers.length]
    if (!server) throw new Error('no server process')
    return server
  }
  const walkOf = (buyer: number, shop?: ShopName): Walk => serverOf(buyer).walk(ipOf(buyer), shop)
  // Above every buyer of a proof: one client may hold products only so often.
  let prepared = 1 << 20
  const walkOfSomebody = (shop: ShopName) => {
    prepared += 1
    return walkOf(prepared, shop)
  }
  return {
    ...createPreparing(opened, walkOfSomebody),
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
      await routed?.close()
      await opened.close()
      await testDatabase.drop()
    },
  }
}

export type Proof = Awaited<ReturnType<typeof openTwoProcesses>>

/** With a PostgreSQL of its own, with fsync. */
export const withTwoProcesses = async (
  prove: (proof: Proof, postgres: EmbeddedPostgres) => Promise<void>,
  options?: Options,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(folder, 0o755)
  // A proof may stop it on purpose.
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  try {
    const proof = await openTwoProcesses(postgres.url, options)
    try {
      await prove(proof, postgres)
    } finally {
      await proof.close()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
