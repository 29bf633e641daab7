import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Target = { readonly port: number; readonly path: string; readonly headers: Readonly<Record<string, string>> }

const toRequest = ({ path, headers }: Target): string =>
  `GET ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** Reads one response on a connection of its own, to know how many bytes each of them has on the wire. */
const sizeOf = async (target: Target): Promise<number> => {
  const socket = connect(target.port, '127.0.0.1')
  socket.write(toRequest({ ...target, headers: { ...target.headers, Connection: 'keep-alive' } }))
  let bytes = Buffer.alloc(0)
  while (true) {
    const [part] = (await once(socket, 'data')) as [Buffer]
    bytes = Buffer.concat([bytes, part])
    const end = bytes.indexOf('\r\n\r\n')
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end)) ?? []
    if (end < 0 || length === undefined || bytes.byteLength < end + 4 + Number(length)) continue
    socket.destroy()
    return end + 4 + Number(length)
  }
}

/** Our server announces after a thousand that it will close: that response would have another size. */
const requestsPerConnection = 900

/**
 * Requests on so many connections, each as soon as it has its response, and counts responses by bytes: a driver that
 * parses would be slower than what it measures.
 */
export const countResponses = async (target: Target, { connections = 16, ms = 2_000 } = {}): Promise<number> => {
  const request = toRequest({ ...target, headers: { ...target.headers, Connection: 'keep-alive' } })
  const size = await sizeOf(target)
  let responses = 0
  const sockets = new Set<Socket>()
  const open = () => {
    const socket = connect(target.port, '127.0.0.1')
    sockets.add(socket)
    let missing = size
    let left = requestsPerConnection
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (part) => {
      missing -= part.byteLength
      if (missing > 0) return
      if (missing < 0) throw new Error('a response had another size than the first one')
      missing = size
      responses += 1
      left -= 1
      if (left > 0) {
        socket.write(request)
        return
      }
      sockets.delete(socket)
      socket.destroy()
      open()
    })
  }
  for (let number = 0; number < connections; number += 1) open()
  await sleep(ms / 4)
  const before = responses
  const startedAt = performance.now()
  await sleep(ms)
  const perSecond = ((responses - before) * 1_000) / (performance.now() - startedAt)
  for (const socket of sockets) socket.destroy()
  return perSecond
}
