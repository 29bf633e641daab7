import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'

/**
 * Loaded into the server before itself (`--import …?to=file`): counts how often a request of each kind asks the pool
 * for a connection, without which no statement runs, and writes the counts when the server ends.
 */

const to = new URL(import.meta.url).searchParams.get('to')
const kind = new AsyncLocalStorage<string>()
const requests: Record<string, number> = {}
const statements: Record<string, number> = {}
const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  const name = String(request.headers['x-proof-kind'] ?? 'other')
  count(requests, name)
  kind.enterWith(name)
})

type Connect = (this: unknown, ...args: unknown[]) => unknown
const pools = pg.Pool.prototype as unknown as { connect: Connect }
const { connect } = pools
// In the context of the one who asks: what waits for a connection is handed it in somebody else's.
pools.connect = function (...args) {
  count(statements, kind.getStore() ?? 'no request')
  return connect.apply(this, args)
}

if (to) process.on('exit', () => writeFileSync(to, JSON.stringify({ requests, statements })))
