import type { Administrators } from '@dvaput/backend/administrators/administrators'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { PageContext } from '../../../app/context.ts'
import { type PageHeaders, toPage, toResponse, withNoStore } from '../page-response.ts'
import { withoutOrigin } from '../pages.ts'
import type { FindScreen } from './find-screen.ts'
import type { RenderScreen } from './render-screen.ts'

type Options = PageHeaders & {
  readonly administrators: Pick<Administrators, 'openVisit'>
  readonly render: RenderScreen
  readonly findScreen: FindScreen
  readonly clientIpOf: (c: Context) => string
  readonly overTls: (hostname: string) => boolean
}

/**
 * Browsers take a `__Host-` cookie over TLS alone, and for the whole host; one for `/admin` alone would not reach
 * `/admin.data`. It ends with the browser session.
 */
const cookieOf = (secure: boolean) => ({
  name: secure ? '__Host-dvaput_admin' : 'dvaput_admin',
  options: { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const,
})

/** Screens of the shop's side: rendered for one administrator, stored by nobody, listed nowhere. */
export const createAdminPages = ({ administrators, render, findScreen, clientIpOf, overTls, ...rest }: Options) => {
  return async (c: Context, page: PageContext): Promise<Response> => {
    const url = new URL(c.req.url)
    const { name, options } = cookieOf(overTls(url.hostname))
    const visit = administrators.openVisit(
      () => getCookie(c, name),
      () => c.req.header('User-Agent'),
    )
    const { access } = findScreen(url.pathname)
    const rendered = await render(withoutOrigin(c.req.raw), page, { visit, access, clientIp: clientIpOf(c) })
    c.res = await toResponse(c, withNoStore(await toPage(rendered, rest)))
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    // An administrator's page tells other sites nothing, not even that it exists.
    c.res.headers.set('Referrer-Policy', 'same-origin')
    const session = visit.cookie()
    if (session === null) deleteCookie(c, name, options)
    if (typeof session === 'string') setCookie(c, name, session, options)
    return c.res
  }
}
