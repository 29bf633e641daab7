export type IntegrationErrorKind = 'network' | 'timeout' | 'refused' | 'bad-response'

type Details = {
  service: string
  kind: IntegrationErrorKind
  status?: number | undefined
  /** The service's own message, for the caller. */
  remoteMessage?: string | undefined
  /** Their name for it, such as `TAKEN`. */
  code?: string | undefined
  /** The path of the input they refused, such as `input.lineItems.0`. */
  field?: string | undefined
  /** How long they ask us to wait. */
  retryAfterMs?: number | undefined
  cause?: unknown
}

/**
 * An external service failed. The message quotes nothing of its response, which may contain personal data and tokens,
 * because messages are logged; the cause keeps the details for the debugger.
 */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
  readonly service: string
  readonly kind: IntegrationErrorKind
  readonly status: number | undefined
  readonly remoteMessage: string | undefined
  readonly code: string | undefined
  readonly field: string | undefined
  readonly retryAfterMs: number | undefined

  constructor({ service, kind, status, remoteMessage, code, field, retryAfterMs, cause }: Details) {
    super(`${service}: ${kind}${status === undefined ? '' : ` (${status})`}`, { cause })
    this.service = service
    this.kind = kind
    this.status = status
    this.remoteMessage = remoteMessage
    this.code = code
    this.field = field
    this.retryAfterMs = retryAfterMs
  }
}
