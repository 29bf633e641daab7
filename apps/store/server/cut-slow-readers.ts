import type { RequestListener } from 'node:http'

/**
 * For the server's `timeout`, which ends a connection where nothing moves: only if the client does not read what is
 * waiting for it, which stays in our memory until it does. Work that takes long, and a stream that is quiet, go on.
 */
export const cutSlowReaders =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
    return listener(request, response)
  }
