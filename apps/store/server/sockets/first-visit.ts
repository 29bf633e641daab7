import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Patience = { readonly comesWithinMs: number; readonly servedWithinMs: number }

const isHealthCheck = ({ url }: IncomingMessage) => url?.startsWith('/health/') === true

/** Waits for the first visitor of a server, and until the response is sent. */
export const awaitFirstVisit = async (server: Server, { comesWithinMs, servedWithinMs }: Patience): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let tooLate = setTimeout(resolve, comesWithinMs)
  const watch = (request: IncomingMessage, response: ServerResponse) => {
    if (isHealthCheck(request)) return
    server.off('request', watch)
    clearTimeout(tooLate)
    tooLate = setTimeout(resolve, servedWithinMs)
    response.once('close', resolve)
  }
  server.on('request', watch)
  await promise
  clearTimeout(tooLate)
  server.off('request', watch)
}
