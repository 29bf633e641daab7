import type { RouteConfigEntry } from '@react-router/dev/routes'

/** What opens a gated page. */
export type Grant = 'international'

/**
 * Who may open a personal page: a customer who is logged in, or anyone. The action of a `customer-form` refuses by
 * itself, so that a form keeps what was typed when the session has ended.
 */
export const guards = ['customer', 'customer-form', 'anyone'] as const

export type Guard = (typeof guards)[number]

/** The parameters of the URL that a page reads; any other makes no new page. */
type Parameters = {
  /** Only the first value is read. */
  readonly query: readonly string[]
  /** All values are read, in any order. */
  readonly lists: readonly string[]
}

/** What a page may know of the person who reads it, and so whether others may get the same bytes. */
export type PageAccess =
  /** The same for everybody: rendered without cookies, cached. */
  | ({ readonly kind: 'shared' } & Parameters)
  /** The same for everybody who holds the grant, which is checked for each request; anybody else gets its gate. */
  | ({ readonly kind: 'gated'; readonly grant: Grant } & Parameters)
  /** Rendered for one person, never cached. */
  | { readonly kind: 'personal'; readonly guard: Guard }

/** A line of the route table, without children: each page declares its own access. React Router ignores `access`. */
export type PageRoute = Omit<RouteConfigEntry, 'children'> & { readonly access: PageAccess }

const pageRoute = (path: string, file: string, access: PageAccess): PageRoute =>
  path === '/' ? { index: true, file, access } : { path, file, access }

/**
 * One function for each kind of page. A route that was made by none of them does not compile. A second path of the same
 * file needs an id of its own.
 */
export const page = {
  shared: (path: string, file: string, { query = [], lists = [] }: Partial<Parameters> = {}) =>
    pageRoute(path, file, { kind: 'shared', query, lists }),
  gated: (
    path: string,
    file: string,
    { query = [], lists = [], grant, id }: Partial<Parameters> & { readonly grant: Grant; readonly id?: string },
  ): PageRoute => ({
    ...pageRoute(path, file, { kind: 'gated', grant, query, lists }),
    ...(id !== undefined && { id }),
  }),
  personal: (
    path: string,
    file: string,
    { guard, id }: { readonly guard: Guard; readonly id?: string },
  ): PageRoute => ({
    ...pageRoute(path, file, { kind: 'personal', guard }),
    ...(id !== undefined && { id }),
  }),
} as const
