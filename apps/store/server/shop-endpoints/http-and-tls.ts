import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type SecureContext, TLSSocket } from 'node:tls'

const handshakeByte = 0x16
/** Its headers have 9 s more, and 15 s is the most for both. // ../listen.ts */
const firstByteMs = 5_000

/**
 * Serves HTTP and TLS on one port: the first byte of a connection says which.
 * Official clients of the platform insist on https, everything else on this machine is easier without.
 */
export const serveHttpAndTls = (server: Server, secureContext: SecureContext): { closePending(): void } => {
  const [serve] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  if (!serve) throw new Error('the server has no way to serve a connection')
  server.removeAllListeners('connection')
  const pending = new Set<Socket>()

  const handOver = (socket: Socket, raw: Socket) => {
    pending.delete(raw)
    raw.setTimeout(0)
    serve.call(server, socket)
  }

  const secure = (raw: Socket) => {
    const socket = new TLSSocket(raw, { isServer: true, secureContext, ALPNProtocols: ['http/1.1'] })
    // A handshake that fails ends the secure half alone.
    socket.on('error', () => raw.destroy()).once('close', () => raw.destroy())
    socket.once('secure', () => handOver(socket, raw))
  }

  const peek = (raw: Socket) => {
    const first = raw.read(1) as Buffer | null
    if (first === null) {
      raw.once('readable', () => peek(raw))
      return
    }
    raw.unshift(first)
    if (first[0] === handshakeByte) secure(raw)
    else handOver(raw, raw)
  }

  server.on('connection', (raw: Socket) => {
    pending.add(raw)
    raw.setTimeout(firstByteMs, () => raw.destroy())
    raw.on('error', () => raw.destroy())
    raw.once('close', () => pending.delete(raw))
    peek(raw)
  })

  return {
    closePending() {
      for (const socket of pending) socket.destroy()
    },
  }
}
