import type { Context } from 'hono'
import type { PageContext } from '../../../app/context.ts'
import { type PageHeaders, toPage, toResponse, withNoStore } from '../page-response.ts'
import { withoutOrigin } from '../pages.ts'
import type { FindScreen } from './find-screen.ts'
import type { OpenVisit } from './open-visit.ts'
import type { RenderScreen } from './render-screen.ts'

type Options = PageHeaders & {
  readonly openVisit: OpenVisit
  readonly render: RenderScreen
  readonly findScreen: FindScreen
  readonly clientIpOf: (c: Context) => string
}

/** Screens of the shop's side: rendered for one administrator, stored by nobody, listed nowhere. */
export const createAdminPages = ({ openVisit, render, findScreen, clientIpOf, ...rest }: Options) => {
  return async (c: Context, page: PageContext): Promise<Response> => {
    const url = new URL(c.req.url)
    const { visit, saveCookie } = openVisit(c)
    const { access } = findScreen(url.pathname)
    const rendered = await render(withoutOrigin(c.req.raw), page, { visit, access, clientIp: clientIpOf(c) })
    c.res = await toResponse(c, withNoStore(await toPage(rendered, rest)))
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    // An administrator's page tells other sites nothing, not even that it exists.
    c.res.headers.set('Referrer-Policy', 'same-origin')
    saveCookie()
    return c.res
  }
}
