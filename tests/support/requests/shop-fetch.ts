import { once } from 'node:events'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'
import { buffer } from 'node:stream/consumers'

/**
 * `fetch` for the shop endpoints: resolves `*.localhost`, which Node does not, and accepts the self-signed certificate
 * of the server.
 */
export const shopFetch = async (target: string | URL, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(target)
  const sent = new Request(url, init)
  const request = (url.protocol === 'https:' ? overTls : overHttp)({
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    method: sent.method,
    headers: { ...Object.fromEntries(sent.headers), host: url.host },
    agent: false,
    rejectUnauthorized: false,
  })
  request.end(new Uint8Array(await sent.arrayBuffer()))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const status = response.statusCode ?? 0
  const body = await buffer(response)
  const headers = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  return new Response([204, 304].includes(status) ? null : new Uint8Array(body), { status, headers })
}
