import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to PostgreSQL that can be cut: `refuse` closes, `silence` neither answers nor closes. */
export type LineState = 'open' | 'refuse' | 'silence'

export const startFaultProxy = async (socketPath: string) => {
  let state: LineState = 'open'
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => undefined)
    if (state === 'refuse') client.destroy()
    if (state !== 'open') return
    const database = connect(socketPath)
    open.add(database)
    database.on('close', () => client.destroy()).on('error', () => client.destroy())
    client.on('close', () => database.destroy())
    client.on('data', (piece) => state !== 'silence' && database.write(piece))
    database.on('data', (piece) => state !== 'silence' && client.write(piece))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    set(next: LineState) {
      state = next
      // A line that was silent has lost bytes: it cannot be used again.
      for (const socket of open) if (next !== 'silence') socket.destroy()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
