import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'

export type NodeExchange = { readonly req: IncomingMessage; readonly res: ServerResponse }

const socketOf = (url: URL, clientIp: string): Socket => {
  const socket = new Socket()
  Object.defineProperties(socket, {
    encrypted: { value: url.protocol === 'https:' },
    remoteAddress: { value: clientIp },
  })
  return socket
}

/** A request of the fetch kind as node's own pair, without a connection: the OpenID library knows only these. */
export const openNodeExchange = async (
  request: Request,
  { origin, clientIp }: Pick<ShopEndpoint, 'origin' | 'clientIp'>,
): Promise<NodeExchange> => {
  const { pathname, search } = new URL(request.url)
  const url = new URL(pathname + search, origin)
  const body = Buffer.from(await request.arrayBuffer())
  const req = new IncomingMessage(socketOf(url, clientIp))
  const { 'transfer-encoding': _chunked, ...headers } = Object.fromEntries(request.headers)
  Object.assign(req, { method: request.method, url: url.pathname + url.search, httpVersion: '1.1' })
  req.headers = { ...headers, host: url.host, ...(body.length > 0 ? { 'content-length': String(body.length) } : {}) }
  if (body.length > 0) req.push(body)
  req.push(null)
  return { req, res: new ServerResponse(req) }
}

const toHeaders = (res: ServerResponse): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(res.getHeaders()))
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, String(each))
  return headers
}

/** What the handler would have written to the connection. */
export const respondThroughNode = (
  handler: (req: IncomingMessage, res: ServerResponse) => unknown,
  { req, res }: NodeExchange,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
      if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    res.write = (chunk: unknown) => {
      collect(chunk)
      return true
    }
    res.end = (chunk?: unknown) => {
      collect(chunk)
      const empty = req.method === 'HEAD' || [204, 304].includes(res.statusCode)
      resolve(new Response(empty ? null : Buffer.concat(chunks), { status: res.statusCode, headers: toHeaders(res) }))
      return res
    }
    Promise.resolve(handler(req, res)).catch(reject)
  })
