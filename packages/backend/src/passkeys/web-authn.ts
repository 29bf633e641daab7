/** Loaded when it is first needed: it reads certificates of many makers, and a start should not wait for that. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
