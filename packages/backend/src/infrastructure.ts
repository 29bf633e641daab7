import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OwnProfile } from '@dvaput/domain/markets/own-profile'
import type { Mailer } from '@dvaput/integrations/mail/mailer'
import { createInvalidationBus } from './cache/invalidation-bus.ts'
import { createIds } from './clock/ids.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMail } from './mail/mail.ts'
import { createMarketProfiles } from './markets/market-profiles.ts'
import { createRateLimiter } from './rate-limits/rate-limiter.ts'
import { createSealing } from './secrets/sealing.ts'

type Settings = {
  readonly databaseUrl: string
  /** Keys of rate limits are hashed with it, and stored secrets sealed. */
  readonly secret: string
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  /** Of the demo, where the shop has set nothing. */
  readonly samples?: Readonly<Record<MarketId, OwnProfile>> | undefined
  /** Who takes the money for imported products, as shoppers know them. */
  readonly importedPayments?: string | undefined
}

type Needs = {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  readonly log: Log
}

/** What every module of the backend, and the built-in platform, is built on. */
export const createInfrastructure = ({ database, mailer, settings, log }: Needs) => {
  const { databaseUrl, secret, homes, samples, importedPayments } = settings
  const sealing = createSealing(secret)
  const jobs = createJobs({ database, log, noticesUrl: databaseUrl })
  const bus = createInvalidationBus({ url: databaseUrl, log })
  const marketProfiles = createMarketProfiles({ database, bus, log, samples, importedPayments })
  return {
    database,
    log,
    homes,
    jobs,
    bus,
    marketProfiles,
    ids: createIds(),
    mail: createMail({ database, jobs, mailer, sealing, marketOf: marketProfiles.of, homes }),
    sealing,
    limiter: createRateLimiter({ database, secret }),
  }
}

export type Infrastructure = ReturnType<typeof createInfrastructure>
