import { setTimeout as sleepFor } from 'node:timers/promises'
import { within } from '@dvaput/domain/flow/within'
import { IntegrationError } from './integration-error.ts'
import { readBoundedText } from './read-bounded-text.ts'
import { isThrottled, readGraphqlResponse } from './read-graphql-response.ts'
import { readRetryAfter } from './read-retry-after.ts'

export type TransportOptions = {
  /** In process, or over the network. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type RequestOptions = {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** Fields that our token may not see are null instead of an error. */
  readonly deniedAsNull?: boolean | undefined
  /** Of a login: whoever has tried too often is told so at once, and their next attempt is their own. */
  readonly failsWhenThrottled?: boolean | undefined
}

type GraphqlOperation = { readonly query: string; readonly variables: unknown }

// As long as a product's detail may take. // PDP-28
const usualTimeoutMs = 8_000
const usualMaxBytes = 16 * 1024 * 1024
/** Delays between retries of a throttled request. */
const backoffMs = [250, 500, 1_000, 2_000]

const usualSleep = async (milliseconds: number, signal: AbortSignal) =>
  void (await sleepFor(milliseconds, undefined, { signal }))

/** Sends GraphQL requests to one URL. Every failure of the other side is thrown as an IntegrationError. */
export const createGraphqlTransport = ({
  service,
  url,
  fetch,
  timeoutMs: usual = usualTimeoutMs,
  maxBytes = usualMaxBytes,
  sleep = usualSleep,
}: TransportOptions & { readonly service: string; readonly url: string }) => {
  const post = async (init: RequestInit, deniedAsNull: boolean) => {
    const response = await fetch(new Request(url, init))
    const { status } = response
    const text = await readBoundedText(response, maxBytes)
    if (text === undefined) throw new IntegrationError({ service, kind: 'bad-response', status })
    return readGraphqlResponse(text, { service, status, deniedAsNull, retryAfterMs: readRetryAfter(response) })
  }

  const toIntegrationError = (error: unknown, deadline: AbortSignal, given: AbortSignal | undefined) => {
    // Aborted by the caller: no failure of the service.
    if (given?.aborted) return given.reason
    if (error instanceof IntegrationError) return error
    return new IntegrationError({ service, kind: deadline.aborted ? 'timeout' : 'network', cause: error })
  }

  return async (
    operation: GraphqlOperation,
    headers: Readonly<Record<string, string>>,
    { signal: given, timeoutMs = usual, deniedAsNull = false, failsWhenThrottled = false }: RequestOptions = {},
  ): Promise<Record<string, unknown>> => {
    const endsAt = Date.now() + timeoutMs
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = given ? AbortSignal.any([deadline, given]) : deadline
    const init: RequestInit = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(operation),
      signal,
      redirect: 'error',
    }
    for (let tries = 0; ; tries += 1) {
      try {
        return await within(signal, post(init, deniedAsNull))
      } catch (error) {
        const usualPause = failsWhenThrottled ? undefined : backoffMs[tries]
        if (usualPause === undefined || !isThrottled(error)) throw toIntegrationError(error, deadline, given)
        const pause = Math.max(usualPause, error.retryAfterMs ?? 0)
        if (Date.now() + pause >= endsAt) throw error
        await sleep(pause, signal).catch(() => {
          throw toIntegrationError(error, deadline, given)
        })
      }
    }
  }
}
