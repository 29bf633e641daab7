import { matchRoutes } from 'react-router'
import type { ScreenAccess, ScreenRoute } from '../screens/screen-access.ts'

type MatchedScreen = { readonly path: string; readonly access: ScreenAccess }

/** Finds the line of the route table that a path belongs to, as React Router does. */
export const createMatchScreen = (table: readonly ScreenRoute[]) => {
  const tree = table.map(({ path, index, access }) =>
    index ? { index, handle: access } : { path: path ?? '', handle: access },
  )
  return (path: string, base = '/'): MatchedScreen | undefined => {
    const leaf = matchRoutes(tree, path, base)?.at(-1)
    return leaf && { path: leaf.route.path ?? '', access: leaf.route.handle as ScreenAccess }
  }
}
