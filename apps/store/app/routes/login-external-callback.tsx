import { redirect } from 'react-router'
import { readExternalCookie, spentExternalCookie } from '../features/external-login/external-cookie.server.ts'
import { failedLoginPath } from '../lib/login-failure.ts'
import { pageLoader } from '../lib/page-loader.ts'
import { toReturnPath } from '../lib/return-path.ts'

/** Where the provider of external accounts sends the browser back to. */
export const loader = pageLoader(async (page, { services, person, request, url }) => {
  const { external } = services().login
  if (!external) throw new Response(null, { status: 404 })
  const name = external.cookieNameOf(url.searchParams.get('state') ?? '')
  const cookie = await readExternalCookie(name, page, request)
  const finished = await external.finish({ person: person(), market: page.market.id, query: url.searchParams, cookie })
  const headers = { 'Set-Cookie': await spentExternalCookie(name, page) }
  if (!finished.ok) throw redirect(failedLoginPath(finished.failure, finished.returnTo), { headers })
  throw redirect(toReturnPath(finished.returnTo, '/account'), { headers })
})
