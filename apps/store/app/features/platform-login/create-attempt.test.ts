import { expect, it } from 'vitest'
import { createAttempt, isRestarted, toChallenge } from './create-attempt.ts'

it('a login attempt makes a verifier of 128 characters, and a state and a nonce of 32 [IDP-03]', () => {
  for (const isRestart of [false, true]) {
    const { state, nonce, codeVerifier } = createAttempt({ returnTo: '/', isRestart })
    expect(codeVerifier).toMatch(/^[\w-]{128}$/)
    expect(nonce).toMatch(/^[\w-]{32}$/)
    expect(state).toMatch(/^[\w~-]{32}$/)
    expect(isRestarted(state)).toBe(isRestart)
  }
})

it('each login attempt has a verifier, a state and a nonce of its own', () => {
  const attempts = Array.from({ length: 50 }, () => createAttempt({ returnTo: '/', isRestart: false }))
  const secrets = attempts.flatMap(({ state, nonce, codeVerifier }) => [state, nonce, codeVerifier])
  expect(new Set(secrets).size).toBe(150)
})

it('the challenge of a login attempt is that of RFC 7636', async () => {
  expect(await toChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})
