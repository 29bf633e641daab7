import { createAuditLog } from '@dvaput/backend/audit/audit-log'
import { createIds } from '@dvaput/backend/clock/ids'
import { createMail } from '@dvaput/backend/mail/mail'
import { createOrderLinks } from '@dvaput/backend/order-links/order-links'
import { createOrders } from '@dvaput/backend/orders/orders'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createRefunds } from '@dvaput/backend/refunds/refunds'
import { createReturns } from '@dvaput/backend/returns/returns'
import { openDatabase } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type OwnProfile, withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { testSealing } from '../people/test-sealing.ts'
import { createTestJobs } from './test-jobs.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type Options = { readonly databaseUrl: string; readonly mainShop?: ShopOrders }

/** Orders, links to them and returns on a real database; mail is collected instead of sent. */
export const openOrderAdmin = async ({ databaseUrl, mainShop }: Options) => {
  const database = openDatabase({ url: databaseUrl, applicationName: 'order admin test', log })
  const jobs = createTestJobs({ database, log })
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
  const own: Partial<Record<MarketId, OwnProfile>> = {}
  const infrastructure = {
    ...{ database, jobs, log, ids: createIds() },
    mail: createMail({ database, jobs, mailer, sealing: testSealing }),
    limiter: createRateLimiter({ database, secret: 'test secret' }),
    marketProfiles: { of: (id: MarketId) => withOwnProfile(sampleMarkets[id], own[id]) },
  }
  const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
  const shops = { main: { orders: mainShop, source: 'main' }, retail: { orders: undefined, source: 'retail' } }
  const orders = createOrders({ infrastructure: { database, jobs, log }, shops })
  const orderLinks = createOrderLinks({ infrastructure, orders, homes, secret: 'a test secret' })
  const audit = createAuditLog({ database, sealing: testSealing })
  const refunds = createRefunds({ database, jobs, ids: infrastructure.ids, audit, log })
  const returns = createReturns({ infrastructure, shops, refunds, homes, audit })
  await jobs.prepare()
  return {
    ...{ database, jobs, sent, shops, orders, orderLinks, returns, audit },
    /** What the shop has set, by market. */
    own,
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
