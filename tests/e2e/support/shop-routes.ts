import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../apps/store/app/routes.ts'

export type ShopRoute = { readonly path: string; readonly status: number }

/** The paths and status of routes with a wildcard or a failure of their own; every other route has 200. */
const special: Readonly<Record<string, readonly ShopRoute[]>> = {
  '*': [{ path: '/no/such/page', status: 404 }],
  // Nobody is logged in, and there is no login page yet.
  'kit/customer': [{ path: '/kit/customer', status: 404 }],
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

const pathsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', index, children = [] }) => {
    const whole = [parent, path].filter(Boolean).join('/')
    const isPage = index || (path !== '' && children.length === 0)
    return [...(isPage ? [whole] : []), ...pathsOf(children, whole)]
  })

/** Read from the app's own list, so that a new screen is covered the day it is made. */
export const shopRoutes: readonly ShopRoute[] = pathsOf(routes).flatMap(toRoutes)
