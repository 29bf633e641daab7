import { pageCookie } from '../../lib/cookies/page-cookie.server.ts'

/** Where the visitor was going; the platform's mail has no room for it. Longer than the mailed link lives. */
export const recoveryCookie = pageCookie('recovery-return', 60 * 60)
