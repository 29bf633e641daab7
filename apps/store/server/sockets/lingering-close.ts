import type { IncomingMessage, RequestListener } from 'node:http'
import { hasBody } from './cut-slow-bodies.ts'

type Limits = {
  readonly maxMs: number
  readonly maxBytes: number
  /** At once; what is over it is closed without waiting. */
  readonly maxConnections: number
}

// The sender of a body that is too large has to read the 413 before the connection ends.
const defaultLimits: Limits = { maxMs: 1_000, maxBytes: 16 * 1024 * 1024, maxConnections: 100 }
const checkMs = 20

/**
 * Where a response ends a connection before the whole request body has come, as 413 does, the rest is read and thrown
 * away for a moment, as nginx does under this name. Closed at once, the connection would be reset by the system, and a
 * client that still writes would lose the response.
 */
export const lingeringClose = (
  listener: RequestListener,
  { maxMs, maxBytes, maxConnections } = defaultLimits,
): RequestListener => {
  let lingering = 0

  const discardRest = (request: IncomingMessage) => {
    const { socket } = request
    const [until, startedWith] = [performance.now() + maxMs, socket.bytesRead]
    lingering += 1
    // Whoever began to read the body stopped, and would hold up the rest.
    request.removeAllListeners('data').resume()
    socket.end()
    const timer = setInterval(() => {
      const isOver = performance.now() >= until || socket.bytesRead - startedWith > maxBytes
      if (request.complete || isOver) socket.destroy()
    }, checkMs)
    socket.once('close', () => {
      clearInterval(timer)
      lingering -= 1
    })
  }

  return (request, response) => {
    const { socket } = request
    // Before Node's own listener, which ends the connection after its last response with `destroySoon`.
    if (hasBody(request))
      response.prependOnceListener('finish', () => {
        if (request.complete || socket.destroyed) return
        const closeAtOnce = socket.destroySoon.bind(socket)
        let isLingering = false
        socket.destroySoon = () => {
          if (isLingering) return
          if (request.complete || lingering >= maxConnections) return closeAtOnce()
          isLingering = true
          discardRest(request)
        }
      })
    return listener(request, response)
  }
}
