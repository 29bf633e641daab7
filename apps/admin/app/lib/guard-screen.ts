import { type MiddlewareFunction, redirect } from 'react-router'
import { accessContext, administratorContext, refusalContext, visitContext } from '../context.ts'
import { basePath, toScreenPath } from './screen-path.ts'

/** Holds the access of the route table before any loader or action runs, whatever they check themselves. */
export const guardScreen: MiddlewareFunction<Response> = async ({ context, url }) => {
  // The screen is refused already: only its error page is rendered.
  if (context.get(refusalContext) !== null) return
  const access = context.get(accessContext)
  if (access.kind === 'open') return
  const administrator = await context.get(visitContext).administrator()
  if (!administrator) {
    const returnTo = toScreenPath(url.pathname + url.search)
    throw redirect(`${basePath}/login${returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`)
  }
  const { permission } = access
  if (permission !== 'every-role' && !administrator.permissions.includes(permission))
    throw new Response(null, { status: 403 })
  context.set(administratorContext, administrator)
}
