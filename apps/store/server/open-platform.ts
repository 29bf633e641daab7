import { createRevokeAccess } from '@dvaput/backend/account/revoke-access'
import type { SavePicture } from '@dvaput/backend/banners/banner-admin'
import type { Infrastructure } from '@dvaput/backend/infrastructure'
import { createPasskeys } from '@dvaput/backend/passkeys/passkeys'
import { openDatabase } from '@dvaput/database/open-database'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import { pictureUrl } from '@dvaput/platform/pictures/picture-url'
import { createPlatform, type Platform } from '@dvaput/platform/platform'
import { defaultShops, type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import { writeSecretsFile } from '@dvaput/platform/shops/write-secrets-file'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Origins } from './markets-by-host.ts'

type Options = {
  readonly databaseUrl: string
  readonly config: Config
  readonly infrastructure: Infrastructure
  readonly log: Logger
  readonly demo: typeof import('@dvaput/demo/demo') | undefined
  /** Who takes the cards of a shop. */
  readonly gatewayOf: (shop: ShopHandle) => PaymentProvider | 'test' | undefined
  /** The public origin of each market. */
  readonly homes: Origins
  /** The origin of each shop of the platform. */
  readonly shopOrigins: Readonly<Record<ShopHandle, string>>
}

/** The built-in platform, with a connection pool of its own. */
export const openPlatform = async (options: Options) => {
  const { databaseUrl, config, infrastructure, log, gatewayOf, homes, shopOrigins, demo } = options
  // A rush at the checkout has up to ten of them in hand; the catalogue is read by the others.
  const database = openDatabase({ url: databaseUrl, applicationName: 'dvaput platform', max: 12, log })
  const { tokens } = config.platform
  const { jobs, mail, limiter, sealing } = infrastructure
  try {
    const platform = await createPlatform({
      database,
      jobs,
      limiter,
      sealing,
      log,
      dataDir: config.dataDir,
      webhooksToLoopback: config.demo,
      testCards: config.demo,
      ...(demo && { moreRoutes: demo.platformRoutes() }),
      gatewayOf: (shop) => gatewayOf(shop as ShopHandle),
      ...(config.demo && { demoMailbox: `${homes[config.defaultMarket]}/mailbox` }),
      passkeys: createPasskeys({ database: infrastructure.database, secret: config.appSecret }),
      revokeAccess: createRevokeAccess(infrastructure.database),
      // Inert here: only tests stop the platform half-way.
      mail: {
        queue: (tx, { to, language, market, key, ...params }) =>
          mail.queue(tx, { template: 'composed', to, language, market, key, params }),
      },
      shops: defaultShops.map((shop) => ({
        ...shop,
        homeUrl: `${homes[shop.market]}/`,
        // The store's accounts are all at main. // SF-02
        ...(shop.handle === 'main' && { passwordResetUrl: `${homes[shop.market]}/reset-password` }),
        endpointUrl: shopOrigins[shop.handle],
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
    await demo?.fillShops(platform, { log })
    return { platform, database, close: database.close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Served at the shop's own origin in every width, also where the shops are hosted elsewhere. */
export const createSavePicture =
  ({ parts: { pictures } }: Pick<Platform, 'parts'>): SavePicture =>
  async (bytes) => {
    const saved = await pictures.save(bytes)
    return saved.ok ? { url: pictureUrl('', saved.pictureKey) } : saved
  }
