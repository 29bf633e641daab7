import { createStoredState } from './stored-state.ts'

/** What the screen shows of the session. No token is ever stored in the browser. // STOR-01 */
export type SessionDisplay = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly kind: 'password' | 'link' | 'platform' | 'external' | 'passkey'
}

const shown = ['id', 'firstName', 'lastName', 'email', 'kind'] as const satisfies (keyof SessionDisplay)[]

/** Null for nobody. */
const parseDisplay = (stored: unknown): SessionDisplay | null =>
  shown.every((name) => typeof (stored as Partial<SessionDisplay> | null)?.[name] === 'string')
    ? (stored as SessionDisplay)
    : null

/** Other tabs notice every change at once. */
export const storedSession = createStoredState<SessionDisplay | null>({
  key: 'auth-storage',
  version: 1,
  empty: null,
  parse: parseDisplay,
})

/** Null on the server, and where nobody is logged in. */
export const useSession = storedSession.use

let isLeaving = false

/** This page is about to be left for the platform's logout: nothing may lead it elsewhere. */
export const leave = (): void => {
  isLeaving = true
}

export const isBeingLeft = (): boolean => isLeaving

/** The server's word that there is somebody to ask about; the session's own cookie is hidden from scripts. */
export const mayHaveSession = (): boolean => /(?:^|; )has_session=1(?:;|$)/.test(document.cookie)
