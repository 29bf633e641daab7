import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { within } from '@dvaput/domain/flow/within'
import { resolveCallbackIp } from './callback-url.ts'

type Post = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly loopback: boolean
  readonly timeouts?: { readonly connectMs: number; readonly responseMs: number }
  readonly addressOf?: typeof resolveCallbackIp
}

/** The hosted platform's patience: a second to connect, five for the response. */
const usualTimeouts = { connectMs: 1_000, responseMs: 5_000 }

/** Returns the status; a redirect is a status like any other and is not followed. */
export const postWebhook = async ({
  url,
  headers,
  body,
  loopback,
  timeouts = usualTimeouts,
  addressOf = resolveCallbackIp,
}: Post): Promise<number> => {
  const target = new URL(url)
  const deadline = AbortSignal.timeout(timeouts.responseMs)
  // A name server that says nothing must not hold the job: it is the subscriber's, as the rest is.
  const address = await within(deadline, addressOf(target, { loopback }), () => {
    throw new Error('DNS lookup timed out')
  })
  const secure = target.protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = (secure ? requestSecure : requestPlain)({
    host: address,
    // SNI takes names only; a certificate for an IP is checked as it is.
    ...(isIP(target.hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: target.hostname }),
    port: target.port || (secure ? 443 : 80),
    path: target.pathname + target.search,
    method: 'POST',
    headers: { ...headers, Host: target.host, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    signal: deadline,
  })
  const connecting = setTimeout(() => request.destroy(new Error('connection timed out')), timeouts.connectMs)
  request.on('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting)))
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0)
    // The subscriber's words do not matter, and may have no end.
    response.destroy()
  })
  request.on('error', reject)
  request.on('close', () => clearTimeout(connecting))
  request.end(body)
  return promise
}
