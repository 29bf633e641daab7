import { createMailer } from '@dvaput/integrations/mail/mailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Origins } from '../markets-by-host.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { ShopsByHost } from '../shop-endpoints/shops-by-host.ts'
import { openEra } from './open-era.ts'
import { openExternalIdentity } from './open-external-identity.ts'
import { openSandboxes } from './open-sandboxes.ts'

type Needs = {
  readonly config: Config
  /** The public origin of each market. */
  readonly homes: Origins
  readonly shopHosts: ShopsByHost
  readonly log: Logger
}

/** Services of others: those of the settings, in the demo sandboxes in their place. */
export const openServices = async ({ config, homes, shopHosts, log }: Needs) => {
  await using opening = new AsyncDisposableStack()
  const sandboxes = await openSandboxes(config)
  opening.defer(sandboxes.close)
  const era = await openEra(config, log)
  opening.defer(era.close)
  const external = await openExternalIdentity(config, homes)
  opening.defer(external.close)
  const { gatewayOf, imported } = openPayments({
    ...{ config, homes, log, sandboxes: sandboxes.payments, shopOrigins: shopHosts.origins },
  })
  const opened = opening.move()
  return {
    ofBackend: {
      externalIdentity: external.identity,
      payments: imported,
      era: era.warehouse,
      eraWebhookSecret: era.webhookSecret,
    },
    /** Who takes the cards of a shop. */
    gatewayOf,
    mailer: createMailer({ smtpUrl: sandboxes.smtpUrl, senders: config.mailSenders }),
    /** The demo's mailbox. */
    mailbox: sandboxes.mailbox,
    /** Where the sandboxes that run are, for the panel. */
    sandboxUrls: { era: era.sandboxUrl, payments: sandboxes.paymentUrls, externalIdentity: external.sandboxUrl },
    close: () => opened.disposeAsync(),
  }
}
