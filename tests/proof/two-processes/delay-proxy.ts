import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What arrives leaves in the same order, each piece later by a time of its own. */
const pipeLater = (from: Socket, to: Socket, delayMs: () => number) => {
  let last = Promise.resolve()
  from.on('data', (piece) => {
    const delay = new Promise((resolve) => setTimeout(resolve, delayMs()))
    last = last.then(async () => {
      await delay
      if (!to.destroyed) to.write(piece)
    })
  })
  from.on('close', () => void last.then(() => to.destroy()))
  from.on('error', () => to.destroy())
}

/** A slow line to PostgreSQL: its socket on a port of this machine, everything later by the time that is asked for. */
export const startDelayProxy = async (socketPath: string, delayMs: () => number) => {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(socketPath)
    for (const socket of [client, database]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('close', () => open.delete(socket))
    }
    pipeLater(client, database, delayMs)
    pipeLater(database, client, delayMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
