import { redirect } from 'react-router'
import { checkoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { loggedOutCookie } from '../../lib/cookies/logged-out-cookie.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'

/** Nobody is logged out by opening a link. */
export const loader = pageLoader(() => {
  throw redirect('/account')
})

/** For browsers without scripts; with them the header and the account page ask the API. // AUTH-19, AUTH-21 */
export const action = pageLoader(async (page, { services, person }) => {
  const { market, origins } = page
  const { redirectTo } = await services().customers.logOut(person(), origins[market.id])
  // Our policy lets no form lead to another site, the platform's logout included.
  const headers = new Headers({ 'Set-Cookie': await loggedOutCookie.write(page, '1') })
  // The browser's earlier checkouts are no longer its own.
  headers.append('Set-Cookie', await checkoutCookie(page, services().checkout.newBrowser()))
  throw redirect(redirectTo.startsWith('/') ? redirectTo : '/', { headers })
})
