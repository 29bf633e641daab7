import { within } from '@dvaput/domain/flow/within'
import type { CustomFetch } from 'openid-client'
import { IntegrationError } from '../http/integration-error.ts'
import { readBoundedText } from '../http/read-bounded-text.ts'

type Options = {
  readonly service: string
  /** In process, or over the network. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The shop's own origin: hosted platforms refuse a token request without one. */
  readonly clientOrigin: string
  readonly timeoutMs: number
}

const maxBytes = 256 * 1024

/** A body of its own, because a Response cannot be made with one for these. */
const withoutBody = new Set([101, 204, 205, 304])

/** The fetch of the OpenID library: bounded in time and bytes, and its failures are integration errors. */
export const createIdentityFetch = ({ service, fetch, clientOrigin, timeoutMs }: Options): CustomFetch => {
  const send = async (url: string, { body, headers, method, signal }: Parameters<CustomFetch>[1]) => {
    const request = new Request(url, {
      method,
      headers: { ...headers, Origin: clientOrigin },
      redirect: 'manual',
      ...(body && { body: body as BodyInit }),
      ...(signal && { signal }),
    })
    const response = await fetch(request)
    const text = await readBoundedText(response, maxBytes)
    if (text === undefined) throw new IntegrationError({ service, kind: 'bad-response', status: response.status })
    const { status } = response
    return new Response(withoutBody.has(status) ? null : text, { status, headers: response.headers })
  }

  return async (url, options) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await within(signal, send(url, { ...options, signal }))
    } catch (cause) {
      if (cause instanceof IntegrationError) throw cause
      throw new IntegrationError({ service, kind: signal.aborted ? 'timeout' : 'network', cause })
    }
  }
}
