import { pageCookie } from './page-cookie.server.ts'

/** Of a browser without scripts, which leaves the platform logged in: the next login there has to ask again. */
export const loggedOutCookie = pageCookie('logged-out', 24 * 60 * 60)
