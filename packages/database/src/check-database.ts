import pg from 'pg'
import { withoutPassword } from './database-url.ts'
import { errorCode } from './error-code.ts'

const OLDEST_VERSION = 150_000

export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}

/** Connects once, in bounded time, and throws a `DatabaseUnusable` whose message can be shown as it is. */
export async function checkDatabase(url: string, timeoutMs = 5_000): Promise<void> {
  const refuse = (reason: string, cause?: unknown) =>
    new DatabaseUnusable(`cannot use the database ${withoutPassword(url)}: ${reason}`, { cause })

  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw refuse('expected a URL like postgres://user:password@host:5432/database')
  }
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'dvaput check',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; name: string; encoding: string }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name,
              current_setting('server_encoding') AS encoding`,
    )
    const [server] = rows
    if (!server || server.version < OLDEST_VERSION)
      throw refuse(`it is PostgreSQL ${server?.name}, 15 or newer is needed`)
    if (server.encoding !== 'UTF8') throw refuse(`its encoding is ${server.encoding}, UTF8 is needed`)
  } catch (error) {
    throw error instanceof DatabaseUnusable ? error : refuse(readableReason(error), error)
  } finally {
    await client.end().catch(() => {})
  }
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there (connection refused)',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'no answer in time',
  ENOENT: 'there is no socket in that folder',
  EACCES: 'the socket may not be opened by this user',
}

function readableReason(error: unknown): string {
  // Where a host has several IPs, Node throws an AggregateError without a message.
  const reason = REASONS[errorCode(error) ?? '']
  if (reason) return reason
  if (!(error instanceof Error)) return String(error)
  return /timeout/i.test(error.message) ? 'no answer in time' : error.message
}
