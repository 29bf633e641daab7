/** The browser's part of passkeys, loaded when it is first needed. */
export const loadWebAuthn = () => import('@simplewebauthn/browser')

type WebAuthn = Awaited<ReturnType<typeof loadWebAuthn>>

export type PasskeyLoginOptions = Parameters<WebAuthn['startAuthentication']>[0]['optionsJSON']
export type NewPasskeyOptions = Parameters<WebAuthn['startRegistration']>[0]['optionsJSON']
