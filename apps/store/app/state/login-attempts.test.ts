import { describe, expect, it } from 'vitest'
import { rememberAttempt, takeAttempt } from './login-attempts.ts'

const createStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

let begun = 0

const begin = (storage: ReturnType<typeof createStorage>, returnTo = '/cart') => {
  begun += 1
  const state = String(begun).padStart(32, 's')
  const attempt = { state, nonce: `nonce-${begun}`, codeVerifier: `verifier-${begun}`, returnTo }
  rememberAttempt(attempt, storage)
  return attempt
}

describe('a login that has begun', () => {
  it('is found by its state, once [AUTH-16]', () => {
    const storage = createStorage()
    const attempt = begin(storage)
    expect(takeAttempt(attempt.state, storage)).toEqual(attempt)
    expect(takeAttempt(attempt.state, storage)).toBeUndefined()
  })

  it.each([
    ['no state', ''],
    ['another', 'x'.repeat(32)],
    ['the beginning of it', undefined],
  ])('is not found by %s', (_, state) => {
    const storage = createStorage()
    const attempt = begin(storage)
    expect(takeAttempt(state ?? attempt.state.slice(0, 31), storage)).toBeUndefined()
    expect(takeAttempt(`${attempt.state}x`, storage)).toBeUndefined()
    expect(takeAttempt(attempt.state, storage)).toEqual(attempt)
  })

  it('is not found in another browser, nor where nothing was stored', () => {
    const { state } = begin(createStorage())
    expect(takeAttempt(state, createStorage())).toBeUndefined()
    expect(takeAttempt('', createStorage())).toBeUndefined()
    expect(takeAttempt('', createStorage({ oauth_attempts: '[{"state":""}]' }))).toBeUndefined()
  })

  it('stands beside others, five at most', () => {
    const storage = createStorage()
    const attempts = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => begin(storage, path))
    const taken = attempts.map(({ state }) => takeAttempt(state, storage)?.returnTo)
    expect(taken).toEqual([undefined, '/2', '/3', '/4', '/5', '/6'])
  })

  it.each(['rubbish', 'null', '{}', '[1,null,"x"]'])('is none in storage that holds %s', (stored) => {
    expect(takeAttempt('state', createStorage({ oauth_attempts: stored }))).toBeUndefined()
  })

  it('is found although its verifier is gone, which is another failure than no login at all', () => {
    const storage = createStorage({ oauth_attempts: '[{"state":"s","nonce":7}]' })
    expect(takeAttempt('s', storage)).toEqual({ state: 's', nonce: '', codeVerifier: '', returnTo: '' })
  })
})
