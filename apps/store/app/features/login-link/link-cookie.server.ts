import { pageCookie } from '../../lib/page-cookie.server.ts'

/** The secret of the browser that asked for a link, as long as a link page can say what has become of its link. */
export const linkCookie = pageCookie('login-link', 24 * 60 * 60)
