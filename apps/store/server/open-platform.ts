import type { Jobs } from '@dvaput/backend/jobs/jobs'
import type { Mail } from '@dvaput/backend/mail/mail'
import type { RateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { openDatabase } from '@dvaput/database/open-database'
import { createPlatform } from '@dvaput/platform/platform'
import { defaultShops, type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import { writeSecretsFile } from '@dvaput/platform/shops/write-secrets-file'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Origins } from './markets-by-host.ts'

type Options = {
  readonly databaseUrl: string
  readonly config: Config
  readonly jobs: Jobs
  readonly mail: Mail
  readonly limiter: RateLimiter
  readonly log: Logger
  /** Where shoppers of each market buy. */
  readonly homes: Origins
  /** Where each shop of the platform is reached. */
  readonly doors: Readonly<Record<ShopHandle, string>>
}

/** The built-in platform with connections of its own, in the house of this server. */
export const openPlatform = async ({ databaseUrl, config, jobs, mail, limiter, log, homes, doors }: Options) => {
  const database = openDatabase({ url: databaseUrl, applicationName: 'dvaput platform', log })
  const { tokens } = config.platform
  try {
    const platform = await createPlatform({
      database,
      jobs,
      limiter,
      log,
      dataDir: config.dataDir,
      webhooksToLoopback: config.demo,
      testCards: config.demo,
      // Inert here: only tests stop the platform half-way.
      failpoints: async () => undefined,
      mail: {
        queue: (tx, { to, language, market, key, ...params }) =>
          mail.queue(tx, { template: 'letter', to, language, market, key, params }),
      },
      shops: defaultShops.map((shop) => ({
        ...shop,
        homeUrl: `${homes[shop.market]}/`,
        endpointUrl: doors[shop.handle],
        publicToken: tokens.public,
        ...(tokens.private && { privateToken: tokens.private }),
        ...(tokens.admin && { adminToken: tokens.admin }),
      })),
    })
    const secretsOf = async (shop: ShopHandle) => {
      const { private: privateToken, admin: adminToken } = platform.shopOf(shop).tokens
      return [shop, { adminToken, privateToken, webhookSecret: await platform.webhookSecret(shop) }] as const
    }
    writeSecretsFile(config.dataDir, Object.fromEntries(await Promise.all(shopHandles.map(secretsOf))))
    if (config.demo) for (const shop of shopHandles) await platform.seedDemo(shop)
    return { platform, database, close: database.close }
  } catch (error) {
    await database.close()
    throw error
  }
}
