import { pageCookie } from './page-cookie.server.ts'

/** A login that left for another provider, sealed by the server; it works once. Two tabs have two cookies. */
export const attemptCookie = (name: string) => pageCookie(name, 10 * 60)
