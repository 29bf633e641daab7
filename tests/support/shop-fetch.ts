import { once } from 'node:events'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'
import { buffer } from 'node:stream/consumers'

/**
 * `fetch` for the doors of the platform: finds `*.localhost`, which Node does not, and takes the certificate that the
 * server made for itself.
 */
export const shopFetch = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(address)
  const asked = new Request(url, init)
  const request = (url.protocol === 'https:' ? overTls : overHttp)({
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    method: asked.method,
    headers: { ...Object.fromEntries(asked.headers), host: url.host },
    agent: false,
    rejectUnauthorized: false,
  })
  request.end(new Uint8Array(await asked.arrayBuffer()))
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const status = answer.statusCode ?? 0
  const body = await buffer(answer)
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  return new Response([204, 304].includes(status) ? null : new Uint8Array(body), { status, headers })
}
