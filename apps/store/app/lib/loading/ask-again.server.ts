import type { PageContext } from '@dvaput/domain/markets/page-context'
import { loggedOutCookie } from '../cookies/logged-out-cookie.server.ts'
import { newLogin } from './new-login.ts'

/** The provider may still know who has logged out here, or has to log in again: it asks them all the same. */
export const askAgainAfterLogout = async (page: PageContext, request: Request, authorizationUrl: string) => {
  const url = new URL(authorizationUrl)
  if (await loggedOutCookie.read(page, request))
    for (const [name, value] of Object.entries(newLogin)) url.searchParams.set(name, value)
  return url.href
}
