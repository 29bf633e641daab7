/** The browser's way to our own backend. // API-01 */

import type { RefusalReason } from './failures/load-refusal-text.ts'

const base = '/api'

/** A refusal of ours has a code; a response of somebody else has none. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly params: RefusalReason['params']

  constructor(message: string, status: number, { code, params }: RefusalReason = {}) {
    super(message)
    this.status = status
    this.code = code
    this.params = params
  }
}

const isHtml = (body: string) => /^\s*<(!doctype|html)/i.test(body)

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

type Body = { readonly error?: unknown; readonly code?: unknown; readonly params?: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const toError = (value: unknown, status: number): ApiError => {
  const { error, code, params }: Body = isObject(value) ? value : {}
  return new ApiError(typeof error === 'string' ? error : `HTTP error! status: ${status}`, status, {
    code: typeof code === 'string' ? code : undefined,
    params: isObject(params) ? (params as RefusalReason['params']) : undefined,
  })
}

const readResponse = async (response: Response): Promise<unknown> => {
  const { ok, status } = response
  const body = await response.text()
  const value = parseJson(body)
  if (!ok && isHtml(body)) throw new ApiError(`Server error: ${status} - Received HTML instead of JSON`, status)
  if (!ok) throw toError(value, status)
  if (value === undefined) throw new ApiError('Server returned non-JSON response', status)
  return value
}

const send = async (path: string, init: RequestInit): Promise<unknown> =>
  readResponse(await fetch(`${base}${path}`, { ...init, headers: { Accept: 'application/json', ...init.headers } }))

type PostOptions = {
  readonly signal?: AbortSignal
  readonly bearer?: string
  /** Of one press: sent again it has no second effect. */
  readonly key?: string
}

export const api = {
  get: (path: string, signal?: AbortSignal) => send(path, { ...(signal && { signal }) }),
  post: (path: string, body: unknown, { signal, bearer, key }: PostOptions = {}) =>
    send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
}
