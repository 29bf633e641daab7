export type IntegrationErrorKind = 'network' | 'timeout' | 'refused' | 'bad-answer'

type Details = {
  service: string
  kind: IntegrationErrorKind
  status?: number | undefined
  /** Their words, for the one who asked. */
  said?: string | undefined
  /** Their name for it, such as `TAKEN`. */
  code?: string | undefined
  cause?: unknown
}

/**
 * Somebody else's service failed. The message holds no word of theirs, because their answers quote
 * addresses and tokens and messages are logged; the cause keeps the whole story for the debugger.
 */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
  readonly service: string
  readonly kind: IntegrationErrorKind
  readonly status: number | undefined
  readonly said: string | undefined
  readonly code: string | undefined

  constructor({ service, kind, status, said, code, cause }: Details) {
    super(`${service}: ${kind}${status === undefined ? '' : ` (${status})`}`, { cause })
    this.service = service
    this.kind = kind
    this.status = status
    this.said = said
    this.code = code
  }
}
