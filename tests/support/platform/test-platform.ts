import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRevokeAccess } from '@dvaput/backend/account/revoke-access'
import { createMail } from '@dvaput/backend/mail/mail'
import { createPasskeys } from '@dvaput/backend/passkeys/passkeys'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { marketIds } from '@dvaput/domain/markets/market'
import { sampleMarkets, sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import type { PlatformNeeds } from '@dvaput/platform/needs/platform-needs'
import { createPlatform, type Platform } from '@dvaput/platform/platform'
import { defaultShops, demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { afterAll, beforeAll } from 'vitest'
import { useTestDatabase } from '../databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../orders/test-jobs.ts'
import { testSealing } from '../people/test-sealing.ts'

type QueryOptions = { shop?: 'main' | 'retail'; headers?: Readonly<Record<string, string>>; clientIp?: string }
// biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
type Loose = any
type Result = {
  data?: Loose
  errors?: { message: string; path?: unknown; extensions?: { code?: string } }[]
  extensions?: Loose
}

type Options = {
  readonly testCards?: boolean
  readonly gatewayOf?: PlatformNeeds['gatewayOf']
  /** With the demo products of both shops, and the catalogue synced from them. */
  readonly demo?: boolean
  /** The storefront that both shops belong to. */
  readonly homeUrl?: string
  /** What the host adds to the endpoints of the shops. */
  readonly moreRoutes?: NonNullable<Parameters<typeof createPlatform>[0]['moreRoutes']>
  /** With passkeys on its login page. */
  readonly passkeys?: boolean
}

const silence = () => undefined
/** A test asks a shop in seconds for what it is asked for in an hour, and would wait for its points to come back. */
const hurriedMs = () => performance.now() * 1_000
const quietLog = { info: silence, warn: silence, error: silence }

export type TestPlatform = ReturnType<typeof useTestPlatform>

/** The whole platform in this process, on a real database of its own; mail is collected instead of sent. */
export const useTestPlatform = (options: Options = {}) => {
  const { testCards, gatewayOf, demo = false, passkeys = false, homeUrl, moreRoutes } = options
  const testDatabase = useTestDatabase({ demo, platform: true })
  const sent: OutgoingMail[] = []
  let opened: { platform: Platform; database: Database; jobs: TestJobs; dataDir: string } | undefined
  const get = () => {
    if (!opened) throw new Error('the test platform exists from beforeAll to afterAll only')
    return opened
  }

  beforeAll(async () => {
    const database = openDatabase({ url: testDatabase.url, applicationName: 'platform test', log: quietLog })
    const jobs = createTestJobs({ database, log: quietLog })
    const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
    const mail = createMail({ database, jobs, mailer, sealing: testSealing, marketOf: (id) => sampleMarkets[id] })
    const dataDir = mkdtempSync(join(tmpdir(), 'dvaput-platform-'))
    const platform = await createPlatform({
      database,
      jobs,
      mail: {
        queue: (tx, { to, language, market, key, ...params }) =>
          mail.queue(tx, {
            template: 'composed',
            to,
            language,
            market,
            key,
            params,
          }),
      },
      limiter: createRateLimiter({ database, secret: 'test secret' }),
      sealing: testSealing,
      log: quietLog,
      dataDir,
      monotonicMs: hurriedMs,
      ...(testCards === undefined ? {} : { testCards }),
      ...(gatewayOf && { gatewayOf }),
      ...(moreRoutes && { moreRoutes }),
      revokeAccess: createRevokeAccess(database),
      ...(passkeys ? { passkeys: createPasskeys({ database, secret: 'test secret' }) } : {}),
      shops: homeUrl === undefined ? defaultShops : defaultShops.map((shop) => ({ ...shop, homeUrl })),
    })
    for (const id of marketIds) await platform.setOwnProfile(id, sampleProfiles[id])
    await jobs.prepare()
    opened = { platform, database, jobs, dataDir }
  })
  afterAll(async () => {
    if (!opened) return
    await opened.jobs.stop()
    await opened.database.close()
    rmSync(opened.dataDir, { recursive: true, force: true })
  })

  const fetchAt = (
    path: string,
    init: RequestInit = {},
    { shop = 'main', clientIp = '203.0.113.7' }: QueryOptions = {},
  ) => get().platform.fetch(new Request(`http://${shop}.localhost:3000${path}`, init), { shop, clientIp })

  return {
    get platform() {
      return get().platform
    },
    get database() {
      return get().database
    },
    get jobs() {
      return get().jobs
    },
    get databaseUrl() {
      return testDatabase.url
    },
    sent,
    setClockOffset: testDatabase.setClockOffset,
    /** Any path of a shop endpoint. */
    fetchAt,
    /** A Storefront query, sent as a client with the public token. */
    async query(query: string, variables: Record<string, unknown> = {}, options: QueryOptions = {}): Promise<Result> {
      const response = await fetchAt(
        '/api/2025-04/graphql.json',
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Shopify-Storefront-Access-Token': demoPublicToken,
            ...options.headers,
          },
          body: JSON.stringify({ query, variables }),
        },
        options,
      )
      return (await response.json()) as Result
    },
  }
}
