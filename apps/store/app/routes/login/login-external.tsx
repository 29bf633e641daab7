import { redirect } from 'react-router'
import { attemptCookie } from '../../lib/cookies/attempt-cookie.server.ts'
import { failedLoginPath } from '../../lib/failures/login-failure.ts'
import { askAgainAfterLogout } from '../../lib/loading/ask-again.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { toReturnPath } from '../../lib/paths/return-path.ts'

/** Leads on to the provider of external accounts, with a cookie that only this browser has. */
export const loader = pageLoader(async (page, { services, url, request }) => {
  const { external } = services().login
  const { origins, market } = page
  if (!external || !market.loginWays.includes('external-account')) throw new Response(null, { status: 404 })
  // The cookie is of one host, the one that the provider sends the browser back to.
  const home = new URL(origins[market.id])
  if (home.host !== url.host) throw redirect(new URL(`${url.pathname}${url.search}`, home).href)
  const given = url.searchParams.get('returnTo')
  const returnTo = given === null ? '' : toReturnPath(given, '/account')
  const started = await external.start(market.id, returnTo)
  if (!started) throw redirect(failedLoginPath('start', returnTo))
  const { name, value } = started.cookie
  const to = await askAgainAfterLogout(page, request, started.url)
  throw redirect(to, { headers: { 'Set-Cookie': await attemptCookie(name).write(page, value) } })
})
