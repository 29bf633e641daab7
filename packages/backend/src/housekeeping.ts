import { purgeEmailChanges } from './account/purge-email-changes.ts'
import { purgeInvitations } from './administrators/purge-invitations.ts'
import { purgeCartTombstones } from './cart/purge-cart-tombstones.ts'
import { purgeCheckouts } from './checkout/purge-checkouts.ts'
import { purgeInternationalOrders } from './international-orders/purge-international-orders.ts'
import { purgeLoginLinks } from './login/purge-login-links.ts'
import { purgeOffers } from './offers/purge-offers.ts'
import { purgeOrderLinks } from './order-links/purge-order-links.ts'
import { purgePasskeyChallenges } from './passkeys/purge-passkey-challenges.ts'
import { purgeProductImports } from './product-imports/purge-product-imports.ts'
import { purgeRateLimits } from './rate-limits/purge-rate-limits.ts'
import { purgeReservations } from './reservations/purge-reservations.ts'
import { purgeSearchMisses } from './search-misses/purge-search-misses.ts'
import { purgeSessions } from './sessions/purge-sessions.ts'
import { purgeTargetPrices } from './target-prices/purge-target-prices.ts'
import { purgeWebhookInbox } from './webhook-inbox/purge-webhook-inbox.ts'

/** Jobs that delete what nobody needs any more. */
export const housekeeping = [
  purgeCartTombstones,
  purgeCheckouts,
  purgeEmailChanges,
  purgeInternationalOrders,
  purgeInvitations,
  purgeLoginLinks,
  purgeOffers,
  purgeOrderLinks,
  purgePasskeyChallenges,
  purgeProductImports,
  purgeRateLimits,
  purgeReservations,
  purgeSearchMisses,
  purgeSessions,
  purgeTargetPrices,
  purgeWebhookInbox,
]
