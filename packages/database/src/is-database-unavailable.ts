import { errorCode } from './error-code.ts'

/** Refused, unreachable or cut off; shutting down, starting up, out of connections or too busy to get a lock in time. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

// node-postgres gives these no code.
const awayMessage = /^(timeout exceeded when trying to connect|Connection terminated)/

/** Tells a database that cannot serve at the moment, and can in the next, from a query that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  if (code !== undefined && awayCodes.has(code)) return true
  return awayMessage.test(error.message) || isDatabaseUnavailable(error.cause)
}
