import { IntegrationError } from './integration-error.ts'

type GraphqlError = {
  readonly message?: unknown
  readonly code?: unknown
  readonly field?: unknown
  readonly extensions?: { readonly code?: unknown }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const errorList = (errors: unknown): readonly GraphqlError[] => {
  if (Array.isArray(errors)) return errors.filter(isObject)
  // Refused before it was parsed: `{"errors": "Not Found"}` or `{"errors": {"query": "…"}}`.
  if (isObject(errors)) return Object.values(errors).map((message) => ({ message }))
  return errors === undefined || errors === null ? [] : [{ message: errors }]
}

const codeOf = ({ code, extensions }: GraphqlError) => textOf(extensions?.code) ?? textOf(code)

/** `customerUserErrors`, `checkoutUserErrors`, `userErrors` of any mutation. */
const userErrorsOf = (data: Record<string, unknown>): readonly GraphqlError[] =>
  Object.values(data)
    .filter(isObject)
    .flatMap((payload) => Object.entries(payload).filter(([name]) => /userErrors$/i.test(name)))
    .flatMap(([, errors]) => (Array.isArray(errors) ? errors.filter(isObject) : []))

type Options = {
  readonly service: string
  readonly status: number
  readonly deniedAsNull: boolean
  /** As a header says it, where one does. */
  readonly retryAfterMs?: number | undefined
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/** Until the points are restored that this request costs. // shopify.dev: extensions.cost.throttleStatus */
const restoredAfterMs = (extensions: unknown): number | undefined => {
  const cost = isObject(extensions) && isObject(extensions.cost) ? extensions.cost : {}
  const status = isObject(cost.throttleStatus) ? cost.throttleStatus : {}
  const [requested, available] = [numberOf(cost.requestedQueryCost), numberOf(status.currentlyAvailable)]
  const rate = numberOf(status.restoreRate)
  if (requested === undefined || available === undefined || !rate || rate < 0) return undefined
  return Math.max(0, Math.ceil(((requested - available) / rate) * 1_000))
}

/** The first message is shown to the shopper. // ERR-20 */
const refusal = (errors: readonly GraphqlError[], { service, status, retryAfterMs }: Options) => {
  const [first = {}] = errors
  return new IntegrationError({
    service,
    kind: 'refused',
    status,
    remoteMessage: textOf(first.message),
    code: codeOf(first),
    field: Array.isArray(first.field) ? first.field.join('.') : undefined,
    retryAfterMs,
  })
}

export const isThrottled = (error: unknown): error is IntegrationError =>
  error instanceof IntegrationError && (error.code === 'THROTTLED' || error.status === 429 || error.status === 430)

/**
 * The data of the response, or throws why there is none. A field that our token may not see is null and an error at once;
 * `deniedAsNull` takes the null.
 */
export const readGraphqlResponse = (text: string, options: Options): Record<string, unknown> => {
  const { service, status, deniedAsNull } = options
  const badResponse = (cause?: unknown) => new IntegrationError({ service, kind: 'bad-response', status, cause })
  if (status >= 500) throw badResponse()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw status >= 400 ? new IntegrationError({ service, kind: 'refused', status, cause }) : badResponse(cause)
  }
  if (!isObject(body)) throw badResponse()
  const { data } = body
  const all = errorList(body.errors)
  const errors = deniedAsNull && isObject(data) ? all.filter((each) => codeOf(each) !== 'ACCESS_DENIED') : all
  const retryAfterMs = options.retryAfterMs ?? restoredAfterMs(body.extensions)
  if (errors.length > 0 || status >= 400) throw refusal(errors, { ...options, retryAfterMs })
  if (!isObject(data)) throw badResponse()
  const userErrors = userErrorsOf(data)
  if (userErrors.length > 0) throw refusal(userErrors, options)
  return data
}
