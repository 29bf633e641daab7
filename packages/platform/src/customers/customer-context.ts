import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import type { Customers } from './customers.ts'

export type CustomerNeeds = Pick<PlatformNeeds, 'database' | 'jobs' | 'mail' | 'revokeAccess'> & {
  readonly customers: Customers
  readonly webhooks: WebhookEmitter
}

/** What a command about customers needs from its caller, be it a resolver or a page. */
export type CustomerContext = Pick<
  StorefrontContext<CustomerNeeds>,
  'shop' | 'clientIp' | 'language' | 'country' | 'parts'
>
