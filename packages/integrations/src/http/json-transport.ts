import { within } from '@dvaput/domain/flow/within'
import { backoffMs, type Sleep, sleepUnlessAborted } from './backoff.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { IntegrationError } from './integration-error.ts'
import { readBoundedText } from './read-bounded-text.ts'
import { readRetryAfter } from './read-retry-after.ts'

type LogLine = (fields: object, message: string) => void
export type TransportLog = { readonly info: LogLine; readonly warn: LogLine }

export type JsonTransportOptions = {
  readonly service: string
  /** With or without a path. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  readonly maxBytes: number
  readonly log: TransportLog
  readonly now?: (() => number) | undefined
  /** Between attempts; tests hand in one that does not wait. */
  readonly sleep?: Sleep | undefined
}

export type JsonRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | undefined
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: unknown
  /** For all attempts together. */
  readonly timeoutMs: number
  /** 1 where a second request could do the work twice. */
  readonly attempts?: number | undefined
}

const readAttempts = 3

const isUnavailable = (error: unknown) => !(error instanceof IntegrationError) || error.kind !== 'refused'

const isThrottled = (error: unknown) => error instanceof IntegrationError && error.status === 429

/** What says that it is too long, or that the circuit is open, says so again at once. */
const mayHelpToRepeat = (error: unknown) =>
  isThrottled(error) || (error instanceof IntegrationError && isUnavailable(error) && error.code === undefined)

const pauseMs = (failed: number, error: unknown) =>
  backoffMs(failed) + ((error instanceof IntegrationError ? error.retryAfterMs : undefined) ?? 0)

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Sends JSON to one service: bounded in time and bytes, repeated where that is safe, behind a circuit breaker. */
export const createJsonTransport = (options: JsonTransportOptions) => {
  const {
    service,
    url,
    fetch = (request) => globalThis.fetch(request),
    maxBytes,
    log,
    sleep = sleepUnlessAborted,
  } = options
  const base = url.replace(/\/+$/, '')
  const breaker: CircuitBreaker = createCircuitBreaker({
    failures: 5,
    windowMs: 30_000,
    openMs: 30_000,
    isFailure: isUnavailable,
    onOpen: () => log.warn({ service }, `circuit breaker open: ${service}`),
    onClose: () => log.info({ service }, `circuit breaker closed: ${service}`),
    now: options.now,
  })
  const openError = () => new IntegrationError({ service, kind: 'network', code: 'circuit-open' })

  const toRequest = ({ method = 'GET', path, query = {}, headers, body }: JsonRequest, signal: AbortSignal) => {
    const target = new URL(base + path)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) target.searchParams.set(name, value)
    return new Request(target, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
      redirect: 'error',
    })
  }

  const parse = (text: string, response: Response): unknown => {
    const { status } = response
    const retryAfterMs = readRetryAfter(response)
    if (status >= 500) throw new IntegrationError({ service, kind: 'bad-response', status, retryAfterMs })
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch (cause) {
      const kind = status >= 400 ? 'refused' : 'bad-response'
      throw new IntegrationError({ service, kind, status, retryAfterMs, cause })
    }
    if (status < 400) return body
    const { error, message, code } = (body ?? {}) as Record<string, unknown>
    const remoteMessage = textOf(message) ?? textOf(error)
    // Beside a message, `error` is a code.
    const named = textOf(code) ?? (textOf(message) === undefined ? undefined : textOf(error))
    throw new IntegrationError({ service, kind: 'refused', status, remoteMessage, code: named, retryAfterMs })
  }

  const sendOnce = async (request: JsonRequest, signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(toRequest(request, signal))
    const { status } = response
    const text = await readBoundedText(response, maxBytes)
    if (text === undefined) throw new IntegrationError({ service, kind: 'bad-response', status, code: 'too-large' })
    return parse(text, response)
  }

  const attempt = async (request: JsonRequest, deadline: AbortSignal) => {
    try {
      return await within(deadline, sendOnce(request, deadline))
    } catch (error) {
      if (error instanceof IntegrationError) throw error
      throw new IntegrationError({ service, kind: deadline.aborted ? 'timeout' : 'network', cause: error })
    }
  }

  const send = async (request: JsonRequest): Promise<unknown> => {
    const { timeoutMs, attempts = request.method === 'POST' ? 1 : readAttempts } = request
    const endsAt = Date.now() + timeoutMs
    const deadline = AbortSignal.timeout(timeoutMs)
    for (let failed = 0; ; failed += 1) {
      try {
        return await breaker.run(() => attempt(request, deadline), openError)
      } catch (error) {
        const pause = pauseMs(failed, error)
        if (failed + 1 >= attempts || !mayHelpToRepeat(error) || Date.now() + pause >= endsAt) throw error
        await sleep(pause, deadline).catch(() => {
          throw error
        })
      }
    }
  }

  return Object.assign(send, { isCircuitOpen: breaker.isOpen })
}

export type JsonTransport = ReturnType<typeof createJsonTransport>
