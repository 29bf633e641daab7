import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Platform } from '@dvaput/platform/platform'

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', headers, url = '/' } = incoming
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(incoming)
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Request(`http://${headers.host}${url}`, { method, headers: given, ...(body && { body }) })
}

const send = async (response: Response, outgoing: ServerResponse) => {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  outgoing.setHeader('Set-Cookie', response.headers.getSetCookie())
  outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
}

/** A shop endpoint on a free port of this machine. A request may name its client IP. */
export const servePlatform = async (platform: Platform, shop = 'main') => {
  const server = createServer(async (incoming, outgoing) => {
    const request = await toRequest(incoming)
    const clientIp = request.headers.get('x-test-ip') ?? '203.0.113.7'
    await send(await platform.fetch(request, { shop, clientIp }), outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
