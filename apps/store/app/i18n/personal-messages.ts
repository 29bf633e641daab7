import type { MessageModule } from './catalogue.ts'

/** Of pages that belong to one person: a first visit does not need to know where they are. */
export const personalModules = import.meta.glob<MessageModule>(
  './messages/*/{account,account-menu,account-security,addresses,cart,checkout-success,login,login-link,order-find,order-returns,orders,passkeys,passwords,platform-login,register,reservations,wishlist}.ts',
)
