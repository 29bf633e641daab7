import type { IncomingMessage, RequestListener } from 'node:http'

type Options = {
  /** Whether the connection is the visitor's own, and not that of a proxy, which carries those of others as well. */
  readonly isDirect: (request: IncomingMessage) => boolean
  readonly pauseMs?: number
}

const retryLater = new Set([429, 503])

/**
 * Whoever is told to come later is answered at once, and the next request of that connection is read a second after:
 * a client that asks again without waiting would otherwise keep the processor busy with refusals.
 */
export const paceRefused =
  (listener: RequestListener, { isDirect, pauseMs = 1_000 }: Options): RequestListener =>
  (request, response) => {
    response.once('finish', () => {
      const { socket } = request
      // A connection that was ended with this response has no next request.
      if (!retryLater.has(response.statusCode) || !socket.writable || !isDirect(request)) return
      socket.pause()
      setTimeout(() => socket.resume(), pauseMs).unref()
    })
    return listener(request, response)
  }
