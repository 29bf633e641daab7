import type { Database } from '@dvaput/database/open-database'
import { administratorAt } from '../../support/people/administrators.ts'
import { readMemory } from '../../support/proofs/process-stats.ts'
import { readEveryRoute } from '../../support/requests/every-route.ts'
import { createPlainSender, type PlainRequest, type PlainResponse } from '../../support/requests/plain-request.ts'
import { newIp, registerAt } from '../../support/requests/store-visitor.ts'
import { readAdminToken } from '../../support/servers/read-admin-token.ts'
import type { RunningServer } from '../../support/servers/running-server.ts'
import { makeFuzzedRequests } from './fuzzed-requests.ts'

const stackTrace = /\n\s+at .{1,200}:\d+:\d+|node:internal|\/node_modules\/|ECONNREFUSED/

/** What a response must not be, whatever was asked. */
const findFault = ({ path, host }: PlainRequest, { status, headers, text }: PlainResponse): string | undefined => {
  if (status >= 500 && status !== 503) return `responds ${status}`
  if (status === 0) return 'does not respond'
  if (stackTrace.test(text)) return 'shows a stack trace'
  const isApi = path.startsWith('/api/') && host === 'localhost'
  if (!isApi || status < 400 || !headers['content-type']?.startsWith('application/json')) return undefined
  const { code, error } = JSON.parse(text) as { code?: unknown; error?: unknown }
  return typeof code === 'string' && typeof error === 'string'
    ? undefined
    : `refuses ${status} without code and message`
}

const format = ({ method, host, path, headers, body }: PlainRequest) =>
  `${method} ${host}${path.slice(0, 200)} ${headers?.['Content-Type'] ?? ''} ${String(body ?? '').slice(0, 400)}`

type Store = {
  readonly server: RunningServer
  readonly database: Database
  readonly dataDir: string
}

/** Pino's level of errors; what is not a line of the log is a warning of Node or its last words. */
const isError = (line: string) => line !== '' && !line.startsWith('  ') && !/^\{"level":[34]0,/.test(line)

const inParallel = 8

/** Nothing of a process that has ended. */
const memoryOf = (pid: number) => {
  try {
    return readMemory(pid).nowMb
  } catch {
    return 0
  }
}

/** T30: sends them and returns what went wrong. The server trusts what they say of where they come from. */
export const proveFuzzed = async ({ server, database, dataDir }: Store, count: number, seed: number) => {
  const routes = await readEveryRoute(server.url)
  const { visitor: customer } = await registerAt(server.url)
  const { visitor: administrator } = await administratorAt({ url: server.url, database }, 'owner')
  const senders = Object.entries({ nobody: undefined, customer, administrator }).map(([name, visitor]) => ({
    name,
    cookie: [...(visitor?.cookies ?? [])].map(([key, value]) => `${key}=${value}`).join('; '),
  }))
  const requests = makeFuzzedRequests({ routes, senders, adminToken: await readAdminToken(dataDir), seed, count })
  const { send, close } = createPlainSender(server.port)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let warmMb = 0
  const queue = requests.entries()
  const sendAll = async () => {
    for (const [index, request] of queue) {
      // Caches and compiled code come with the first requests of each kind.
      if (index === Math.floor(requests.length / 2)) warmMb = memoryOf(server.pid)
      const sent = { ...request, headers: { 'X-Forwarded-For': newIp(), ...request.headers } }
      try {
        const response = await send(sent)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const fault = findFault(sent, response)
        if (fault) faults.push(`${fault}: ${format(sent)}`)
      } catch (error) {
        faults.push(`${error}: ${format(sent)}`)
        if (memoryOf(server.pid) === 0) return
      }
    }
  }
  await Promise.all(Array.from({ length: inParallel }, sendAll))
  close()
  return {
    ...{ faults, sent: requests.length, routes: routes.length },
    errors: server.output().split('\n').filter(isError),
    statuses: Object.fromEntries([...statuses].toSorted(([one], [other]) => one - other)),
    grownMb: memoryOf(server.pid) - warmMb,
  }
}
