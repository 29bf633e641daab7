import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What `deploy/nginx` does with a request: to each process in turn, with the visitor's address behind what they sent. */
export const startRoundRobinProxy = async () => {
  let ports: readonly number[] = []
  const turns: number[] = []
  let count = 0
  const server = createServer((request, response) => {
    const turn = count % ports.length
    count += 1
    turns[turn] = (turns[turn] ?? 0) + 1
    const { remoteAddress = '' } = request.socket
    const said = request.headers['x-forwarded-for']
    const headers = { ...request.headers, 'x-forwarded-for': said ? `${said}, ${remoteAddress}` : remoteAddress }
    const options = { host: '127.0.0.1', port: ports[turn], path: request.url, method: request.method, headers }
    const passed = send(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.headersSent || response.writeHead(502).end())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    port: (server.address() as AddressInfo).port,
    /** The processes know the proxy's origin as theirs, so they start after it. */
    passTo(processes: readonly number[]) {
      ports = processes
    },
    /** How many requests each process got. */
    turns: (): readonly number[] => turns,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
