import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { PlainResponse } from '../../support/requests/plain-request.ts'

type Sent = {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** A visitor of the proxy. Rejects where the connection breaks or the response is cut short. */
export const createHttpsSender = (port: number) => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const send = ({ host, path, method = 'GET', headers = {}, body }: Sent) =>
    new Promise<PlainResponse>((resolve, reject) => {
      const since = performance.now()
      const sent = request(
        {
          ...{ agent, port, host: '127.0.0.1', servername: host, path, method },
          headers: {
            Host: host,
            ...headers,
            // Through nginx a body is sent as it is counted.
            ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
          },
        },
        (response) =>
          void text(response).then((body) => {
            if (!response.complete) return reject(new Error('cut short'))
            resolve({
              ...{ status: response.statusCode ?? 0, headers: response.headers, text: body },
              ms: performance.now() - since,
            })
          }, reject),
      )
      sent.setTimeout(60_000, () => sent.destroy(new Error('no response within 60 s')))
      // The proxy itself closes a connection after so many requests: a browser opens another.
      sent.once('error', (error) =>
        sent.reusedSocket ? resolve(send({ host, path, method, headers, body })) : reject(error),
      )
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export type SendHttps = ReturnType<typeof createHttpsSender>['send']
