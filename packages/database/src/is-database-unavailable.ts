import { PoolQueueFull } from './bounded-pool.ts'
import { errorCode } from './error-code.ts'

const unavailableCodes = new Set([
  // Refused, unreachable or cut off.
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  // Too busy to get a lock, or to finish a statement, in time.
  '55P03',
  '57014',
])

/** Connection lost; out of disk, memory or connections; shutting down or starting up. */
const unavailableClass = /^(08|53|57P)/

// node-postgres gives these no code.
const unavailableMessage =
  /^(timeout (exceeded when trying to connect|expired)|Query read timeout|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/

/** A query to our own database that whoever asked did not wait for any longer. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

/** Tells a database that cannot serve at the moment, and can in the next, from a query that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof PoolQueueFull || error instanceof DatabaseTimeout) return true
  const code = errorCode(error)
  if (code !== undefined && (unavailableCodes.has(code) || unavailableClass.test(code))) return true
  return unavailableMessage.test(error.message) || isDatabaseUnavailable(error.cause)
}
