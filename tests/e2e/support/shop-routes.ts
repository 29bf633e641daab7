import type { PageRoute } from '../../../apps/store/app/lib/loading/page-access.ts'
import routes from '../../../apps/store/app/routes.ts'
import { importedHandle } from '../../support/servers/wait-for-imported-products.ts'

export type ShopRoute = { readonly path: string; readonly status: number }

/** The paths and status of routes with a wildcard, a failure or a redirect of their own; every other route has 200. */
const special: Readonly<Record<string, readonly ShopRoute[]>> = {
  '*': [{ path: '/no/such/page', status: 404 }],
  // Chile has no such page; login.spec.ts and login-link.spec.ts look at them.
  login: [],
  'login/link': [],
  'login/link/:token': [],
  // These lead on at once; platform-login.spec.ts looks at them.
  'login/platform': [],
  'auth/callback': [],
  'login/external': [],
  'login/external/callback': [],
  logout: [],
  // Another name of /checkout/success.
  'checkout-success': [],
  // These lead to the login; guest-orders.test.ts and orders.spec.ts look at them.
  'orders/:id': [],
  'orders/:id/return': [],
  // Its gate; international.spec.ts looks behind it. The second is another name of it.
  'international-products': [{ path: '/international-products', status: 403 }],
  international: [],
  'international/:handle': [{ path: `/international/${importedHandle}`, status: 200 }],
  'kit/failure': [{ path: '/kit/failure', status: 500 }],
  'product/:handle': [{ path: '/product/lenovo-thinkpad-t480', status: 200 }],
  'products/:category?/:subcategory?': [
    { path: '/products/kancelarijska-i-poslovna-rjesenja', status: 200 },
    { path: '/products/racunari-i-laptopi/laptop', status: 200 },
  ],
}

const toRoutes = (path: string): readonly ShopRoute[] => {
  const known = special[path]
  if (known) return known
  if (/[*:?]/.test(path)) throw new Error(`the route '${path}' needs a path to visit: name one in shop-routes.ts`)
  return [{ path: `/${path}`, status: 200 }]
}

/** A page behind a guard sends a visitor who is not signed in elsewhere; tests/server/personal-pages.test.ts opens it. */
const isOpenToAnyone = ({ access }: PageRoute) => access.kind !== 'personal' || access.guard === 'anyone'

/** The same for everybody, so that search engines may know them. */
export const sharedRoutes: readonly ShopRoute[] = routes
  .filter(({ access }) => access.kind === 'shared')
  .flatMap(({ path = '' }: PageRoute) => toRoutes(path))

/** Read from the app's own list, so that a new screen is covered the day it is made. */
export const shopRoutes: readonly ShopRoute[] = routes
  .filter(isOpenToAnyone)
  .flatMap(({ path = '' }: PageRoute) => toRoutes(path))
