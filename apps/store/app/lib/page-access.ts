import type { RouteConfigEntry } from '@react-router/dev/routes'

/** What opens a gated page. */
export type Grant = 'international'

/** Who may open a personal page: a customer who is logged in, or anyone. */
export type Guard = 'customer' | 'anyone'

/** What a page may know of the person who reads it, and so whether others may get the same bytes. */
export type PageAccess =
  /** The same for everybody: rendered without cookies, cached. `query` lists the parameters it reads. */
  | { readonly kind: 'shared'; readonly query: readonly string[] }
  /** The same for everybody who holds the grant, which is checked for each request. */
  | { readonly kind: 'gated'; readonly grant: Grant; readonly query: readonly string[] }
  /** Rendered for one person, never cached. */
  | { readonly kind: 'personal'; readonly guard: Guard }
  /** Of administrators alone, never cached. */
  | { readonly kind: 'admin' }

/** A line of the route table, without children: each page declares its own access. React Router ignores `access`. */
export type PageRoute = Omit<RouteConfigEntry, 'children'> & { readonly access: PageAccess }

const pageRoute = (path: string, file: string, access: PageAccess): PageRoute =>
  path === '/' ? { index: true, file, access } : { path, file, access }

type Parameters = { readonly query?: readonly string[] }

/** One function for each kind of page. A route that was made by none of them does not compile. */
export const page = {
  shared: (path: string, file: string, { query = [] }: Parameters = {}) =>
    pageRoute(path, file, { kind: 'shared', query }),
  gated: (path: string, file: string, { query = [], grant }: Parameters & { readonly grant: Grant }) =>
    pageRoute(path, file, { kind: 'gated', grant, query }),
  personal: (path: string, file: string, { guard }: { readonly guard: Guard }) =>
    pageRoute(path, file, { kind: 'personal', guard }),
  admin: (path: string, file: string) => pageRoute(path, file, { kind: 'admin' }),
} as const
