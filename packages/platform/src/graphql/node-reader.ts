import { type Gid, parseNumericGid } from './gid.ts'
import type { StorefrontContext } from './storefront-context.ts'

/** Finds what an id means, as this shop shows it to this client; the result names its own type. */
type NodeReader = (
  context: StorefrontContext,
  id: string,
  gid: Gid,
) => Promise<{ readonly __typename: string } | null | undefined> | { readonly __typename: string } | null | undefined

/** By the type in the id. */
export type NodeReaders = Readonly<Record<string, NodeReader>>

/** For a type whose ids are numbers. */
export const byNumber =
  <Source>(type: string, find: (context: StorefrontContext, id: number) => Promise<Source | null | undefined>) =>
  (context: StorefrontContext, id: string) => {
    const number = parseNumericGid(type, id)
    return number === undefined ? null : find(context, number)
  }
