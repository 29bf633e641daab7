import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in a URL or a cookie. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url')

/** Anything else was never such a token, and needs no query. */
export const isSecretToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Stored in place of the token, so that a leaked table opens nothing. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex')
