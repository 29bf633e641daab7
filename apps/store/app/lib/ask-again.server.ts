import type { PageContext } from '../context.ts'
import { loggedOutCookie } from './logged-out-cookie.server.ts'

/** A provider that is told how old a login may be has to say how old it is. OpenID Connect Core 3.1.2.1 */
const maxAgeSeconds = '900'

/** The provider may still know who has logged out here, or has to log in again: it asks them all the same. */
export const askAgainAfterLogout = async (page: PageContext, request: Request, authorizationUrl: string) => {
  const url = new URL(authorizationUrl)
  if (await loggedOutCookie.read(page, request)) {
    url.searchParams.set('prompt', 'login')
    url.searchParams.set('max_age', maxAgeSeconds)
  }
  return url.href
}
