import { isIntegrationError } from '../../lib/is-integration-error.ts'

/** As much of somebody else's failure as a page tells of it. */
export type SourceFailure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number; readonly text: string }
  | { readonly kind: 'unknown' }

/** The names of the answers that services behind a shop give when they fail; over HTTP/2 an answer has only its number. */
const statusTexts: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

export const toHttpFailure = (status: number, statusText = ''): SourceFailure => ({
  kind: 'http',
  status,
  text: statusText || statusTexts[status] || 'Error',
})

/** Nothing for a bug of ours, which is to be written down and not to be explained away. */
export const readSourceFailure = (error: unknown): SourceFailure | undefined => {
  if (!isIntegrationError(error)) return undefined
  if (error.kind === 'timeout') return { kind: 'timeout' }
  const status = 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 ? toHttpFailure(status) : { kind: 'unknown' }
}
