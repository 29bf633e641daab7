import { redirect } from 'react-router'
import { attemptCookie } from '../../lib/cookies/attempt-cookie.server.ts'
import { loggedOutCookie } from '../../lib/cookies/logged-out-cookie.server.ts'
import { failedLoginPath } from '../../lib/failures/login-failure.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { toReturnPath } from '../../lib/paths/return-path.ts'

/** Where the provider of external accounts sends the browser back to. */
export const loader = pageLoader(async (page, { services, person, request, url }) => {
  const { external } = services().login
  if (!external) throw new Response(null, { status: 404 })
  const stored = attemptCookie(external.cookieNameOf(url.searchParams.get('state') ?? ''))
  const cookie = await stored.read(page, request)
  const finished = await external.finish({ person: person(), market: page.market.id, query: url.searchParams, cookie })
  const headers = new Headers({ 'Set-Cookie': await stored.clear(page) })
  if (!finished.ok) throw redirect(failedLoginPath(finished.failure, finished.returnTo), { headers })
  headers.append('Set-Cookie', await loggedOutCookie.clear(page))
  throw redirect(toReturnPath(finished.returnTo, '/account'), { headers })
})
