/** The browser's way to our own backend. // spec §7 Own backend: generic helper */

const base = '/api'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
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

const errorField = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'
    ? value.error
    : undefined

const readAnswer = async (response: Response): Promise<unknown> => {
  const { ok, status } = response
  const body = await response.text()
  const value = parseJson(body)
  if (!ok && isHtml(body)) throw new ApiError(`Server error: ${status} - Received HTML instead of JSON`, status)
  if (!ok) throw new ApiError(errorField(value) ?? `HTTP error! status: ${status}`, status)
  if (value === undefined) throw new ApiError('Server returned non-JSON response', status)
  return value
}

const send = async (path: string, init: RequestInit): Promise<unknown> =>
  readAnswer(await fetch(`${base}${path}`, { ...init, headers: { Accept: 'application/json', ...init.headers } }))

export const api = {
  get: (path: string, signal?: AbortSignal) => send(path, { ...(signal && { signal }) }),
  post: (path: string, body: unknown, signal?: AbortSignal) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
}
