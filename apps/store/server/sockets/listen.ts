import { createServer, type RequestListener, type Server } from 'node:http'
import type { Setting } from '../config.ts'
import { RefusedStart } from '../refused-start.ts'
import { closeServer } from './close-server.ts'
import { cutSlowBodies } from './cut-slow-bodies.ts'
import { cutSlowReaders } from './cut-slow-readers.ts'
import { lingeringClose } from './lingering-close.ts'

// A client that is slow on purpose, or never ends, is cut off.
const limits = {
  headersTimeout: 8_000,
  // Of the largest upload; a body that does not come is cut long before.
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  // Added to the timeouts at worst: 9 s for headers.
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
}

/**
 * Connections that wait to be accepted; the system may allow fewer. Node accepts one each time round its event loop, so
 * a crowd fills its usual 511, and then the system drops the rest: they try again after 1, 3 and 7 s.
 */
const backlog = 4_096

const isOurs = async (port: number): Promise<boolean> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/live`, {
      signal: AbortSignal.timeout(2_000),
      redirect: 'error',
    })
    return response.ok && ((await response.json()) as { service?: string }).service === 'dvaput'
  } catch {
    return false
  }
}

const explainTaken = async (port: number, setting: ListenTarget['setting']) =>
  (await isOurs(port))
    ? `Port ${port} is taken: Dvaput is already running there. Stop it first, or set ${setting} to another number.`
    : `Port ${port} is taken by another program. Stop that program, or set ${setting} to another number.`

export type ListenTarget = {
  readonly port: number
  readonly host: string
  /** Which setting names the port. */
  readonly setting: Setting
}

export const listen = async (
  listener: RequestListener,
  { port, host, setting }: ListenTarget,
  prepare: (server: Server) => void = () => undefined,
): Promise<Server> => {
  const server = createServer(limits, cutSlowReaders(cutSlowBodies(lingeringClose(listener))))
  server.maxRequestsPerSocket = 1_000
  prepare(server)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port, host, backlog }, resolve)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new RefusedStart(await explainTaken(port, setting))
    if (code === 'EACCES')
      throw new RefusedStart(`Port ${port} may not be used by this user. Set ${setting} to a number above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new RefusedStart(
        `HOST is ${JSON.stringify(host)}; expected an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
      )
    throw error
  }
  return server
}

/** Refuses at once what `listen` would refuse later: the first start makes a database before it listens. */
export const checkListenTarget = async (target: ListenTarget): Promise<void> => {
  await closeServer(await listen((_, response) => response.writeHead(503).end(), target))
}
