import { matchRoutes } from 'react-router'
import type { ScreenAccess, ScreenRoute } from '../../../../admin/app/lib/screen-access.ts'
import { basePath } from '../../../../admin/app/lib/screen-path.ts'
import { isMalformed } from '../malformed-url.ts'

export type ScreenMatch = { readonly pattern: string; readonly access: ScreenAccess }

/** A path that cannot be read is no screen; nobody but an administrator learns that. */
const unknown: ScreenMatch = { pattern: `${basePath}/*`, access: { kind: 'screen', permission: 'every-role' } }

/** The path of the screen whose data a client navigation requests. */
const withoutData = (path: string): string => path.replace(/\/_?\.data$/, '').replace(/\.data$/, '')

export const isAdminPath = (path: string): boolean => path === basePath || /^\/admin(?:\/|\.data$)/.test(path)

/** Finds the line of the route table that a path belongs to, as React Router does. */
export const createFindScreen = (table: readonly ScreenRoute[]) => {
  const tree = table.map(({ path, index, access }) =>
    index ? { index, handle: access } : { path: path ?? '', handle: access },
  )
  return (path: string): ScreenMatch => {
    const leaf = isMalformed(path) ? undefined : matchRoutes(tree, withoutData(path), basePath)?.at(-1)
    if (!leaf) return unknown
    return {
      pattern: [basePath, leaf.route.path].filter(Boolean).join('/'),
      access: leaf.route.handle as ScreenAccess,
    }
  }
}

export type FindScreen = ReturnType<typeof createFindScreen>
