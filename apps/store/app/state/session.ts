import { createStoredState } from './stored-state.ts'

/** What the screen shows of the session. No token is ever stored in the browser. // readings D-08 */
export type SessionDisplay = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly kind: 'password' | 'link' | 'platform' | 'external' | 'passkey'
}

/** Null for nobody. */
const parseDisplay = (stored: unknown): SessionDisplay | null => {
  const { id, firstName, lastName, email, kind } = (stored ?? {}) as Record<keyof SessionDisplay, unknown>
  return [id, firstName, lastName, email, kind].every((value) => typeof value === 'string')
    ? ({ id, firstName, lastName, email, kind } as SessionDisplay)
    : null
}

/** Other tabs notice every change at once. */
export const storedSession = createStoredState<SessionDisplay | null>({
  key: 'auth-storage',
  version: 1,
  empty: null,
  parse: parseDisplay,
})

/** Null on the server, and where nobody is logged in. */
export const useSession = storedSession.use

/** When somebody logged out in this browser; the platform may not have heard of it yet. */
export const loggedOutKey = 'logged-out-at'

let isLeaving = false

/** This page is about to be left for the platform's logout: nothing may lead it elsewhere. */
export const leave = (): void => {
  isLeaving = true
}

export const isBeingLeft = (): boolean => isLeaving

/** The server's word that there is somebody to ask about; the session's own cookie is hidden from scripts. */
export const mayHaveSession = (): boolean => /(?:^|; )has_session=1(?:;|$)/.test(document.cookie)
