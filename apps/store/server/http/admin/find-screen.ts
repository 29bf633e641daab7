import type { ScreenAccess, ScreenRoute } from '../../../../admin/app/lib/screens/screen-access.ts'
import { createMatchScreen } from '../../../../admin/app/lib/urls/match-screen.ts'
import { basePath } from '../../../../admin/app/lib/urls/screen-path.ts'
import { isMalformed } from '../request/malformed-url.ts'

export type ScreenMatch = { readonly pattern: string; readonly access: ScreenAccess }

/** A path that cannot be read is no screen; nobody but an administrator learns that. */
const unknown: ScreenMatch = { pattern: `${basePath}/*`, access: { kind: 'screen', permission: 'every-role' } }

/** The path of the screen whose data a client navigation requests. */
const withoutData = (path: string): string => path.replace(/\/_?\.data$/, '').replace(/\.data$/, '')

export const isAdminPath = (path: string): boolean => path === basePath || /^\/admin(?:\/|\.data$)/.test(path)

/** The screen at a path of the server. */
export const createFindScreen = (table: readonly ScreenRoute[]) => {
  const matchScreen = createMatchScreen(table)
  return (path: string): ScreenMatch => {
    const match = isMalformed(path) ? undefined : matchScreen(withoutData(path), basePath)
    if (!match) return unknown
    return { pattern: [basePath, match.path].filter(Boolean).join('/'), access: match.access }
  }
}

export type FindScreen = ReturnType<typeof createFindScreen>
