import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const requestsFinishWithinMs = 8_000
/** By then the proxy has closed what it does not use: its keepalive_timeout is 4 s. // deploy/nginx */
const proxyLeavesWithinMs = 4_500

type Options = {
  /**
   * A proxy may send a form over an idle connection at the very moment when we close it, and must not repeat it. So its
   * idle connections are left to it, and each response on them says that it was the last.
   */
  readonly isBehindProxy?: boolean
  readonly leavesWithinMs?: number
}

/** Takes no new connection and lets the requests under way finish; what hangs is cut off. */
export const closeServer = async (
  server: Server,
  { isBehindProxy = false, leavesWithinMs = proxyLeavesWithinMs }: Options = {},
): Promise<void> => {
  // Node's own `close` of an HTTP server ends its idle connections as well.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const endIdle = () => server.close()
  const idle = isBehindProxy ? setTimeout(endIdle, leavesWithinMs) : undefined
  if (!idle) endIdle()
  const cutOff = setTimeout(() => server.closeAllConnections(), requestsFinishWithinMs)
  await closed
  clearTimeout(idle)
  clearTimeout(cutOff)
}
