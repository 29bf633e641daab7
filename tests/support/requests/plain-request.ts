import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type PlainRequest = {
  readonly method?: string
  readonly path: string
  /** Without the port: `main.localhost` is a shop of the platform. */
  readonly host?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer | undefined
}
export type PlainResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly ms: number
}

const withinMs = 60_000

/** Sends to a server of this machine; the path goes out as it is, where `fetch` would mend it first. */
export const createPlainSender = (port: number, { connections = 50 }: { readonly connections?: number } = {}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method = 'GET', path, host = 'localhost', headers = {}, body }: PlainRequest) =>
    new Promise<PlainResponse>((resolve, reject) => {
      const since = performance.now()
      const sent = request(
        { agent, port, host: '127.0.0.1', path, method, headers: { Host: `${host}:${port}`, ...headers } },
        (response) => {
          const done = (body: string) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: body,
              ms: performance.now() - since,
            })
          // A stream of events never ends by itself.
          if (!response.headers['content-type']?.startsWith('text/event-stream'))
            return void text(response).then(done, reject)
          response.destroy()
          done('')
        },
      )
      sent.setTimeout(withinMs, () => sent.destroy(new Error(`no response within ${withinMs} ms`)))
      // A connection that the server closes while it is used again is opened anew, as a browser does.
      sent.once('error', (error: NodeJS.ErrnoException) =>
        sent.reusedSocket && error.code === 'ECONNRESET'
          ? resolve(send({ method, path, host, headers, body }))
          : reject(error),
      )
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export type SendPlain = ReturnType<typeof createPlainSender>['send']
