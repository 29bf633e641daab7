import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { RouteConfigEntry } from '@react-router/dev/routes'

export type ScreenAccess =
  /** On the way in: the login and the links. */
  | { readonly kind: 'open' }
  /** For administrators who have the permission, or for each of them. */
  | { readonly kind: 'screen'; readonly permission: Permission | 'every-role' }

/** A line of the route table, without children: each screen declares its own access. React Router ignores `access`. */
export type ScreenRoute = Omit<RouteConfigEntry, 'children'> & { readonly access: ScreenAccess }

const routeOf = (path: string, file: string, access: ScreenAccess): ScreenRoute =>
  path === '/' ? { index: true, file, access } : { path, file, access }

/** A screen that only administrators with this permission may open. An action names its own permission. */
export const screen = (
  path: string,
  file: string,
  { permission }: { readonly permission: Permission | 'every-role' },
): ScreenRoute => routeOf(path, file, { kind: 'screen', permission })

/** A page that nobody has to be logged in for. */
export const loginPage = (path: string, file: string): ScreenRoute => routeOf(path, file, { kind: 'open' })
