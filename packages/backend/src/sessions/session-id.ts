import { createHash, randomBytes } from 'node:crypto'

export const createSessionId = () => randomBytes(32).toString('base64url')

export const hashSessionId = (id: string) => createHash('sha256').update(id).digest('hex')
