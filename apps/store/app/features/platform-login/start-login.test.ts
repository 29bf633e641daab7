import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loggedOutKey } from '../../state/forget-person.ts'
import { startLogin } from './start-login.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const start = async () => {
  const options = { authorizationUrl: 'https://id.example/authorize', returnTo: '', isRestart: false }
  const { searchParams } = new URL(await startLogin(options))
  return [searchParams.get('prompt'), searchParams.get('max_age')]
}

it('the login at the platform lets a provider remember who never logged out, and asks anew who has just done so', async () => {
  expect(await start()).toEqual([null, null])
  stored.set(loggedOutKey, String(Date.now()))
  expect(await start()).toEqual(['login', '900'])
})
