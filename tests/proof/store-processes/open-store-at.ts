import { tmpdir } from 'node:os'
import { createBackend } from '@dvaput/backend/backend'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createIds } from '@dvaput/backend/clock/ids'
import { createMail } from '@dvaput/backend/mail/mail'
import { createMarketProfiles } from '@dvaput/backend/markets/market-profiles'
import { openDatabase } from '@dvaput/database/open-database'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { defaultOfferSettings } from '@dvaput/domain/offers/offer-limits'
import { createEraClient } from '@dvaput/integrations/era/era-client'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { createMercadoPago } from '@dvaput/integrations/payments/mercado-pago/mercado-pago'
import { createPlatform } from '@dvaput/platform/platform'
import { defaultShops } from '@dvaput/platform/shops/shop-settings'
import { connectShops } from '../../../apps/store/server/connect-shops.ts'
import { createTestJobs } from '../../support/orders/test-jobs.ts'
import { testSealing } from '../../support/people/test-sealing.ts'
import { originOf } from '../two-processes/origin.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

export const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }

/** Where the others are: the database, and the sandboxes with their books. */
export type Surroundings = {
  readonly url: string
  readonly eraUrl: string
  readonly payments: { readonly url: string; readonly accessToken: string; readonly webhookSecret: string }
}

const timeoutsOf = (ms: number) => ({ list: ms, item: ms, stock: ms, rate: ms, order: ms })

/** Every mail that left, in the database: a process that dies takes no book of it along. */
export const mailsLeft = 'CREATE TABLE mails_left ("messageId" text, "to" text, subject text, text text)'

/** The whole store in one process, platform and backend, as it is assembled; jobs run when they are told to. */
export const openStoreAt = async (
  { url, eraUrl, payments }: Surroundings,
  { eraNow, eraTimeoutMs: ms }: { readonly eraNow?: () => number; readonly eraTimeoutMs?: number } = {},
) => {
  const database = openDatabase({ url, applicationName: 'store of a proof', log })
  const jobs = createTestJobs({ database, log })
  const mailer = {
    send: async ({ messageId, to, subject, text }: OutgoingMail) =>
      void (await database.pool.query('INSERT INTO mails_left VALUES ($1, $2, $3, $4)', [
        messageId,
        to,
        subject,
        text,
      ])),
    close: silence,
  }
  const bus = createInvalidationBus({ url, log })
  const infrastructure = {
    ...{ database, log, homes, jobs, bus, ids: createIds(), sealing: testSealing },
    marketProfiles: createMarketProfiles({ database, bus, log, samples: sampleProfiles }),
    mail: createMail({ database, jobs, mailer, sealing: testSealing }),
    limiter: { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) },
  }
  const platform = await createPlatform({
    ...{ database, jobs, log, sealing: testSealing, limiter: infrastructure.limiter, dataDir: tmpdir() },
    mail: {
      queue: (tx, { to, language, market, key, ...params }) =>
        infrastructure.mail.queue(tx, { template: 'composed', to, language, market, key, params }),
    },
    shops: defaultShops,
  })
  const shopOrigins = { main: originOf('main'), retail: originOf('retail') }
  const config = { shops: { main: undefined, retail: undefined }, demo: false, port: 3000 }
  const shops = await connectShops({ config, platform, shopOrigins, homes })
  const backend = createBackend({
    ...{ infrastructure, shops },
    settings: {
      ...{ secret: 'the secret of this proof', minPasswordLength: 6, demo: false },
      gate: { emails: [], codeHash: '' },
      offers: defaultOfferSettings,
    },
    services: {
      externalIdentity: undefined,
      eraWebhookSecret: undefined,
      era: {
        ...createEraClient({ url: eraUrl, log, now: eraNow, ...(ms !== undefined && { timeouts: timeoutsOf(ms) }) }),
        source: 'sandbox',
        pictureUrl: (picture) => picture,
      },
      payments: createMercadoPago({ ...payments, returnOrigins: Object.values(homes), log }),
    },
    host: {
      savePicture: async () => ({ refusal: 'not-a-picture' }),
      fetchPicture: async () => 'unreachable',
      keepAuditHead: async () => undefined,
      countQuery: silence,
    },
  })
  await bus.start()
  await jobs.prepare()
  return {
    ...{ backend, platform, database, jobs, shops },
    limiter: infrastructure.limiter,
    async close() {
      backend.close()
      await jobs.stop()
      await bus.close()
      await database.close()
    },
  }
}

export type Store = Awaited<ReturnType<typeof openStoreAt>>
