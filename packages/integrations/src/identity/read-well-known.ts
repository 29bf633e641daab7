import type { CustomFetch } from 'openid-client'
import { IntegrationError } from '../http/integration-error.ts'

/** Names the call that failed: its status is shown. // ERR-09 */
export const discoveryFailed = 'discovery_failed'

/** A document below `/.well-known`. */
export const readWellKnown = async (service: string, fetch: CustomFetch, url: string) => {
  const response = await fetch(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
    body: undefined,
    redirect: 'manual',
  })
  const { status } = response
  const failed = (cause?: unknown) =>
    new IntegrationError({ service, kind: 'bad-response', status, code: discoveryFailed, cause })
  if (status !== 200) throw failed()
  const document: unknown = await response.json().catch((cause: unknown) => {
    throw failed(cause)
  })
  if (typeof document !== 'object' || document === null) throw failed()
  return { document: document as Readonly<Record<string, unknown>>, failed }
}

/** Plain http only where the settings name a plain http origin: the demo on one machine. */
export const isUsableUrl = (value: unknown, origin: string): value is string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && origin.startsWith('http:'))
}
