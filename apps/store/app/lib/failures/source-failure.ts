import { isIntegrationError } from './is-integration-error.ts'

/** The part of an outside failure that the page shows. */
export type SourceFailure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' }

/** HTTP/2 responses have no status text. */
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

/** Undefined for our own bugs, which must be logged as such. */
export const readSourceFailure = (error: unknown): SourceFailure | undefined => {
  if (!isIntegrationError(error)) return undefined
  if (error.kind === 'timeout') return { kind: 'timeout' }
  const status = 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 ? toHttpFailure(status) : { kind: 'unknown' }
}
