import { tmpdir } from 'node:os'
import type { EmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { createTestDatabase } from '@dvaput/database/test-database'
import { openPlatformAt } from '../../support/databases/platform-at.ts'
import type { Walk } from '../../support/platform/checkout-walk.ts'
import { createGatewayOf, type GatewayUrls } from '../gateways/gateway-of.ts'
import type { ShopName } from './origin.ts'
import { startPlatformProcess } from './platform-process.ts'
import { createPreparing } from './ready-checkout.ts'
import { withPostgres } from './with-postgres.ts'

/** Each buyer from a place of their own, as in life: what one client may take is limited. */
const ipOf = (buyer: number) => `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`

type Options = {
  /** Who takes the cards; the test gateway where none are named. */
  readonly gateways?: GatewayUrls
  /** How the server processes reach the database, where it is not directly. */
  readonly route?: (url: string) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>
}

/** Two server processes on one new database, and a third platform here that prepares and looks. */
export const openTwoProcesses = async (postgresUrl: string, { route, gateways }: Options = {}) => {
  const testDatabase = await createTestDatabase(postgresUrl)
  const { url } = testDatabase
  // Opened first, so that the two do not both make the shops and the queues.
  const opened = await openPlatformAt({
    ...{ url, dataDir: tmpdir() },
    ...(gateways && { gatewayOf: createGatewayOf(gateways) }),
  })
  const routed = await route?.(url)
  const start = () => startPlatformProcess(routed?.url ?? url, { gateways })
  const servers = [await start(), await start()]
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
export const withTwoProcesses = (
  prove: (proof: Proof, postgres: EmbeddedPostgres) => Promise<void>,
  options?: Options,
): Promise<void> =>
  withPostgres(async (postgres) => {
    const proof = await openTwoProcesses(postgres.url, options)
    await prove(proof, postgres).finally(proof.close)
  })
