import type { PageContext } from '@dvaput/domain/markets/page-context'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Context } from 'hono'
import type { RenderLimits } from '../load/render-limits.ts'
import { type PageHeaders, toPage, toResponse, withNoStore } from '../pages/page-response.ts'
import { withoutOrigin } from '../pages/pages.ts'
import type { FindScreen } from './find-screen.ts'
import type { OpenVisit } from './open-visit.ts'
import type { RenderScreen } from './render-screen.ts'

type Options = PageHeaders & {
  readonly openVisit: OpenVisit
  readonly render: RenderScreen
  readonly findScreen: FindScreen
  readonly clientIpOf: (c: Context) => string
  readonly limits: Pick<RenderLimits, 'run'>
}

/** Screens of the shop's side: rendered for one administrator, stored by nobody, listed nowhere. */
export const createAdminPages = ({ openVisit, render, findScreen, clientIpOf, limits, ...rest }: Options) => {
  return async (c: Context, page: PageContext): Promise<Response> => {
    const url = new URL(c.req.url)
    const { visit, saveCookie } = openVisit(c)
    const { access } = findScreen(url.pathname)
    const clientIp = clientIpOf(c)
    const screen = await limits.run(clientGroup(clientIp), 'admin', async () =>
      toPage(await render(withoutOrigin(c.req.raw), page, { visit, access, clientIp, unsaved: { form: null } }), rest),
    )
    c.res = await toResponse(c, withNoStore(screen))
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    // An administrator's page tells other sites nothing, not even that it exists.
    c.res.headers.set('Referrer-Policy', 'same-origin')
    saveCookie()
    return c.res
  }
}
