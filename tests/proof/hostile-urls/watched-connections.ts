import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Every IP this process tries to connect to, whoever may listen there. */
export const watchAttempts = () => {
  const attempts: string[] = []
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('connectionAttempt', (ip: string, port: number) => attempts.push(`${ip} ${port}`))
  }
  subscribe('net.client.socket', watch)
  return { attempts, stop: () => unsubscribe('net.client.socket', watch) }
}

/** A server that counts who connects, before a word is said. */
export const listenAt = async (
  host: string,
  port = 0,
  respond: RequestListener = (_, response) => response.end('here'),
) => {
  const server = createServer(respond)
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
