import { type MiddlewareFunction, redirect } from 'react-router'
import {
  accessContext,
  administratorContext,
  pageContext,
  refusalContext,
  unsavedFormContext,
  visitContext,
} from '../../context.ts'
import { failWith, readUnsavedForm } from '../forms/unsaved-form.ts'
import { basePath, toScreenPath } from '../urls/screen-path.ts'

/** Holds the access of the route table before any loader or action runs, whatever they check themselves. */
export const guardScreen: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  // The screen is refused already: only its error page is rendered.
  if (context.get(refusalContext) !== null) return
  const access = context.get(accessContext)
  if (access.kind === 'open') return
  /** A session may end while somebody types: what they send is given back to them. */
  const refuse = async (status: 401 | 403) => {
    const form = request.method === 'POST' ? await request.formData().catch(() => null) : null
    const unsaved = form && readUnsavedForm(form, url)
    context.get(unsavedFormContext).form = unsaved
    return failWith(status, { requestId: context.get(pageContext).requestId, unsaved })
  }
  const administrator = await context.get(visitContext).administrator()
  if (!administrator) {
    if (request.method === 'POST') throw await refuse(401)
    const returnTo = toScreenPath(url.pathname + url.search)
    throw redirect(`${basePath}/login${returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`)
  }
  const { permission } = access
  if (permission !== 'every-role' && !administrator.permissions.includes(permission)) throw await refuse(403)
  context.set(administratorContext, administrator)
}
