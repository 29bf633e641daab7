import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type PlainRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type RawResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

/** Node does not know names under localhost, browsers do: so we connect to the machine and name the host ourselves. */
const split = (url: string, base: URL) => {
  const [, host, path = '/'] = /^http:\/\/([^/]+)(\/.*)?$/.exec(url) ?? []
  return host ? { host, path } : { host: base.host, path: url }
}

/** A request exactly as written: nothing in the path is resolved, nothing is unpacked, followed or added. */
export const createPlainHttp = (baseURL: string) => {
  const base = new URL(baseURL)
  return (url: string, { method = 'GET', headers = {}, body }: PlainRequest = {}): Promise<RawResponse> => {
    const { host, path } = split(url, base)
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: base.port, path, method, headers: { Host: host, ...headers } })
      sent.on('error', reject)
      sent.on('response', (response) => {
        const toResponse = (bytes: Buffer) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString('utf8'),
          })
        buffer(response).then(toResponse, reject)
      })
      sent.end(body)
    })
  }
}
