import { createJobs } from '@dvaput/backend/jobs/jobs'
import { createMail } from '@dvaput/backend/mail/mail'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { openDatabase } from '@dvaput/database/open-database'
import { createPlatform } from '@dvaput/platform/platform'
import { defaultShops } from '@dvaput/platform/shops/shop-settings'

const silence = () => undefined

/** One more platform on a database that has one already, as another process would be; its mail goes nowhere. */
export const openPlatformAt = async ({ url, dataDir, log }: { url: string; dataDir: string; log?: typeof console }) => {
  const quiet = { info: silence, warn: silence, error: log ? log.error : silence }
  const database = openDatabase({ url, applicationName: 'further platform', log: quiet })
  const jobs = createJobs({ database, log: quiet })
  const mail = createMail({ database, jobs, mailer: { send: async () => undefined, close: silence } })
  const platform = await createPlatform({
    database,
    jobs,
    mail: {
      queue: (tx, { to, language, market, key, ...params }) =>
        mail.queue(tx, { template: 'composed', to, language, market, key, params }),
    },
    limiter: createRateLimiter({ database, secret: 'test secret' }),
    failpoints: async () => undefined,
    log: quiet,
    dataDir,
    shops: defaultShops,
  })
  await jobs.prepare()
  return {
    platform,
    database,
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
