import { createMail } from '@dvaput/backend/mail/mail'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { openDatabase } from '@dvaput/database/open-database'
import { marketIds } from '@dvaput/domain/markets/market'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import type { PlatformNeeds } from '@dvaput/platform/needs/platform-needs'
import { createPlatform } from '@dvaput/platform/platform'
import { defaultShops } from '@dvaput/platform/shops/shop-settings'
import { createTestJobs } from '../orders/test-jobs.ts'
import { testSealing } from '../people/test-sealing.ts'

const silence = () => undefined

type Options = {
  readonly url: string
  readonly dataDir: string
  readonly logError?: (fields: { err?: unknown }, message: string) => void
  /** Who takes the cards; the test gateway where nobody is named. */
  readonly gatewayOf?: PlatformNeeds['gatewayOf']
}

/** One more platform on a database that has one already, as another process would be; its mail goes nowhere. */
export const openPlatformAt = async ({ url, dataDir, logError = silence, gatewayOf }: Options) => {
  const quiet = { info: silence, warn: silence, error: logError }
  const database = openDatabase({ url, applicationName: 'further platform', log: quiet })
  const jobs = createTestJobs({ database, log: quiet })
  const mail = createMail({
    database,
    jobs,
    mailer: { send: async () => undefined, close: silence },
    sealing: testSealing,
  })
  const platform = await createPlatform({
    database,
    jobs,
    mail: {
      queue: (tx, { to, language, market, key, ...params }) =>
        mail.queue(tx, { template: 'composed', to, language, market, key, params }),
    },
    limiter: createRateLimiter({ database, secret: 'test secret' }),
    sealing: testSealing,
    log: quiet,
    dataDir,
    ...(gatewayOf && { gatewayOf }),
    shops: defaultShops,
  })
  for (const id of marketIds) await platform.setOwnProfile(id, sampleProfiles[id])
  await jobs.prepare()
  return {
    platform,
    database,
    jobs,
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
