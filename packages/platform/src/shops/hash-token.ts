import { createHash } from 'node:crypto'

/** For tokens of 128 random bits and more: a plain hash is enough, a copy of the table opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
