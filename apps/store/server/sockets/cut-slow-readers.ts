import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

type Limits = {
  /** So long the client may take nothing of what is waiting for it. */
  readonly stallMs: number
  readonly checkMs: number
}

// A slow client is cut off within 15 s, some seconds of which pass before the first stall.
const defaultLimits: Limits = { stallMs: 5_000, checkMs: 1_000 }

/** Node has no public name for them; its own socket timeout compares the queue as well. */
type Handle = { readonly bytesWritten: number; readonly writeQueueSize: number }

/** What the operating system has taken over from us: of one large write a part at a time. */
const sentBytes = (socket: Socket): number => {
  const { _handle: handle } = socket as Socket & { readonly _handle?: Handle | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}

const watch = (socket: Socket, { stallMs, checkMs }: Limits) => {
  let sent = sentBytes(socket)
  let movedAt = performance.now()
  const check = () => {
    const [now, sentNow] = [performance.now(), sentBytes(socket)]
    if (socket.writableLength === 0 || sentNow !== sent) [sent, movedAt] = [sentNow, now]
    else if (now - movedAt >= stallMs) socket.destroy()
  }
  const timer = setInterval(check, checkMs).unref()
  socket.once('close', () => clearInterval(timer))
}

/**
 * Ends the connection of a client that does not read what is waiting for it, which stays in our memory until it does.
 * Work that takes long, a stream that is quiet, and a slow client that reads on are left alone. The socket's own timeout
 * would not do: whatever the client sends starts it anew.
 */
export const cutSlowReaders = (listener: RequestListener, limits = defaultLimits): RequestListener => {
  const watched = new WeakSet<Socket>()
  return (request, response) => {
    const { socket } = request
    if (!watched.has(socket)) {
      watched.add(socket)
      watch(socket, limits)
    }
    return listener(request, response)
  }
}
