import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@dvaput/database/log'
import pg from 'pg'
import { describeError } from '../log/describe-error.ts'

type Needs = {
  url: string
  channel: string
  log: Log
  onNotice(payload: string): void
  /** After a break: whatever was sent meanwhile is lost. */
  onReconnect(): void
}

const maxPauseMs = 5_000
const heartbeatMs = 15_000

/** A connection that listens, and comes back for as long as nobody closes it. */
export const createListeningClient = ({ url, channel, log, onNotice, onReconnect }: Needs) => {
  const closing = new AbortController()
  let current: pg.Client | undefined

  const connect = async (): Promise<{ broken: Promise<void> }> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'dvaput notices',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>()
    client.on('error', () => breakOff())
    client.on('end', () => breakOff())
    client.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    current = client
    if (closing.signal.aborted) await client.end()
    // A dead connection is noticed by a query that never returns.
    const heartbeat = setInterval(() => client.query('SELECT').catch(() => breakOff()), heartbeatMs).unref()
    return {
      broken: broken.finally(async () => {
        clearInterval(heartbeat)
        await client.end().catch(() => undefined)
      }),
    }
  }

  const reconnect = async () => {
    for (let pauseMs = 100; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      )
      if (closing.signal.aborted) return undefined
      try {
        return await connect()
      } catch (error) {
        log.warn({ error: describeError(error) }, 'LISTEN connection failed, retrying')
      }
    }
    return undefined
  }

  const keepListening = async (first: { broken: Promise<void> }) => {
    for (let connection: typeof first | undefined = first; connection; ) {
      await connection.broken
      if (closing.signal.aborted) return
      log.warn({}, 'LISTEN connection lost, reconnecting')
      connection = await reconnect()
      if (connection && !closing.signal.aborted) onReconnect()
    }
  }

  let listening: Promise<void> | undefined
  return {
    async start() {
      const first = await connect()
      listening = keepListening(first)
    },

    async close() {
      closing.abort()
      await current?.end().catch(() => undefined)
      await listening
    },
  }
}
