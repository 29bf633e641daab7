import type { LoginAttempt } from '../../state/login-attempts.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Six random bits a character. */
const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte & 63]).join('')

/** Marks the state of a login that was begun again, because the browser may have lost everything else. */
const restartMark = '~'

export const isRestarted = (state: string): boolean => state.startsWith(restartMark)

type Options = { readonly returnTo: string; readonly isRestart: boolean }

// A verifier of 128 characters, state and nonce of 32. // IDP-03
export const createAttempt = ({ returnTo, isRestart }: Options): LoginAttempt => ({
  state: isRestart ? restartMark + randomText(31) : randomText(32),
  nonce: randomText(32),
  codeVerifier: randomText(128),
  returnTo,
})

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** PKCE with S256. */
export const toChallenge = async (codeVerifier: string): Promise<string> =>
  toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier)))
