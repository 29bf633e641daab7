import type { ReadReplica } from '@dvaput/database/read-replica'
import { createAccount } from './account/account.ts'
import { assembleCatalogue } from './assemblies/assemble-catalogue.ts'
import { assembleCustomers } from './assemblies/assemble-customers.ts'
import { assembleImported } from './assemblies/assemble-imported.ts'
import { assembleOffers } from './assemblies/assemble-offers.ts'
import { assembleOrders } from './assemblies/assemble-orders.ts'
import { assembleShopSide } from './assemblies/assemble-shop-side.ts'
import type { BackendSettings, Host, OtherServices } from './assemblies/foundation.ts'
import { keepAuditHeads } from './audit/audit-heads.ts'
import { createAuditLog } from './audit/audit-log.ts'
import type { ConnectedShops } from './connected-shop.ts'
import type { Infrastructure } from './infrastructure.ts'
import { definePurges } from './purges/purges.ts'
import { createWebhookInbox } from './webhook-inbox/webhook-inbox.ts'

type Needs = {
  readonly infrastructure: Infrastructure
  /** Follows the database of the infrastructure. */
  readonly readReplica?: ReadReplica | undefined
  readonly shops: ConnectedShops
  readonly settings: BackendSettings
  readonly services: OtherServices
  readonly host: Host
}

export type Backend = ReturnType<typeof createBackend>

/** Puts the assemblies together, each on those before it; their routes are in backend.routes.ts. */
export const createBackend = ({ infrastructure, readReplica, shops, settings, services, host }: Needs) => {
  const { database, jobs, bus, ids, homes } = infrastructure
  definePurges({ database, jobs })
  jobs.define(keepAuditHeads(infrastructure, host.keepAuditHead))
  const audit = createAuditLog(infrastructure)
  const foundation = { infrastructure, shops, homes, settings, services, host, audit }

  const customers = assembleCustomers({ foundation })
  const catalogue = assembleCatalogue({ foundation, readReplica })
  const offers = assembleOffers({ foundation, catalogue })
  const orders = assembleOrders({ foundation, customers, catalogue, offers })
  const imported = assembleImported({ foundation, catalogue, offers, orders })
  // In one transaction, and so in one order for everybody.
  for (const listener of [...imported.orderListeners, ...offers.orderListeners]) orders.modules.orders.listen(listener)
  const account = createAccount({
    ...{ infrastructure, customers: customers.customers, shop: shops.main.customers },
    minPasswordLength: settings.minPasswordLength,
    keepOrders: orders.modules.orders.keep,
    beforeDeleting: [orders.modules.reservations.cancelAll, offers.modules.offers.endAll],
  })
  const shopSide = assembleShopSide({ foundation, account, customers, catalogue, offers, orders })
  const inbox = createWebhookInbox({ database, jobs, ids, providers: [...orders.webhooks, ...imported.webhooks] })

  return {
    ...shopSide,
    ...customers,
    ...catalogue.modules,
    ...offers.modules,
    ...orders.modules,
    ...imported.modules,
    account,
    inbox,

    async start() {
      await bus.start()
      await infrastructure.marketProfiles.load()
      await jobs.prepare()
    },

    /** Begins to run jobs; they can be written since the start. */
    async work() {
      await jobs.start()
      catalogue.watchChanges.start()
    },

    async stop() {
      catalogue.watchChanges.stop()
      await jobs.stop()
      await bus.close()
    },

    close: catalogue.close,
  }
}
