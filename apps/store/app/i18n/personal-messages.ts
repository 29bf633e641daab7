import type { MessageModule } from '@dvaput/i18n/create-message-loader'

/** Of personal and international pages, of dialogs and of the kit: a first visit does not need to know where they are. */
export const personalModules = import.meta.glob<MessageModule>(
  './messages/*/{account,account-menu,account-security,addresses,back-in-stock,cart,checkout-success,compare,gate,international,international-checkout,international-product,kit,login,login-link,my-offers,offers,order-find,order-returns,orders,passkeys,passwords,platform-login,register,reservations,share,suggestions,wishlist}.ts',
)
