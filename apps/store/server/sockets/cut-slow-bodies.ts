import type { IncomingMessage, RequestListener } from 'node:http'

type Limits = {
  /** Of every body. */
  readonly graceMs: number
  /** Earns a large one more time, so that photos may come over a slow line. */
  readonly bytesPerSecond: number
}

// A client that is slow on purpose, or never ends, is cut off.
const defaultLimits: Limits = { graceMs: 12_000, bytesPerSecond: 32 * 1024 }

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const timeout = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends a connection whose request body does not arrive: each one open costs memory, and a handler that waits for it. */
export const cutSlowBodies =
  (listener: RequestListener, { graceMs, bytesPerSecond } = defaultLimits): RequestListener =>
  (request, response) => {
    if (hasBody(request) && !request.complete) {
      const { socket } = request
      const [startedAt, startedWith] = [performance.now(), socket.bytesRead]
      const check = () => {
        if (request.complete || socket.destroyed) return
        const earnedMs = ((socket.bytesRead - startedWith) / bytesPerSecond) * 1_000
        const leftMs = graceMs + earnedMs - (performance.now() - startedAt)
        if (leftMs > 0) timer = setTimeout(check, leftMs)
        else if (response.headersSent) socket.destroy()
        else socket.end(timeout, () => socket.destroy())
      }
      let timer = setTimeout(check, graceMs)
      request.once('close', () => clearTimeout(timer))
    }
    return listener(request, response)
  }
