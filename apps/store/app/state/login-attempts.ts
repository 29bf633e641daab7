/** A login at the platform that has begun in this tab. */
export type LoginAttempt = {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  /** Where the visitor was going. */
  readonly returnTo: string
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/**
 * In session storage: it ends with the tab, and no other site and no other tab reads it. A logout forgets keys that
 * begin so. // STOR-09, AUTH-20
 */
const key = 'oauth_attempts'

/** One for each time the visitor left for the platform and perhaps comes back; older ones are given up. */
const maxAttempts = 5

const isText = (value: unknown): value is string => typeof value === 'string'

/** A stored verifier may be missing: what came back is then told apart from a login that never began here. */
const parse = (value: unknown): LoginAttempt[] => {
  if (typeof value !== 'object' || value === null) return []
  const { state, nonce, codeVerifier, returnTo } = value as Readonly<Record<string, unknown>>
  if (!isText(state) || state === '') return []
  const [nonceText, verifierText, returnText] = [nonce, codeVerifier, returnTo].map((each) =>
    isText(each) ? each : '',
  )
  return [{ state, nonce: nonceText ?? '', codeVerifier: verifierText ?? '', returnTo: returnText ?? '' }]
}

const read = (storage: Storage): LoginAttempt[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(parse) : []
  } catch {
    return []
  }
}

/** Takes as long for a text that is nearly right as for any other. // AUTH-16 */
const isSame = (left: string, right: string): boolean => {
  let difference = left.length ^ right.length
  for (let index = 0; index < right.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index)
  return right !== '' && difference === 0
}

/** Throws where the browser allows no storage: the login could not be finished. */
export const rememberAttempt = (attempt: LoginAttempt, storage: Storage = sessionStorage): void => {
  storage.setItem(key, JSON.stringify([...read(storage), attempt].slice(-maxAttempts)))
}

/** The attempt with this state, which works once. */
export const takeAttempt = (state: string, storage: Storage = sessionStorage): LoginAttempt | undefined => {
  const attempts = read(storage)
  const matches = attempts.filter((each) => isSame(each.state, state))
  const others = attempts.filter((each) => !matches.includes(each))
  if (matches.length > 0) storage.setItem(key, JSON.stringify(others))
  return matches[0]
}
