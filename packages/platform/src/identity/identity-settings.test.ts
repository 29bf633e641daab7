import { expect, it } from 'vitest'
import { storefrontClient } from './identity-settings.ts'

it('the login provider sends codes to a storefront under development beside the demo, and never beside a real shop', () => {
  const local = 'http://localhost:3000/auth/callback'
  expect(storefrontClient(['http://localhost:4400/', 'http://cl.localhost:4400/']).redirectUris).toContain(local)
  const real = storefrontClient(['https://dvaput.example/', 'https://cl.dvaput.example/'])
  expect([...real.redirectUris, ...real.postLogoutRedirectUris].filter((uri) => uri.includes('localhost'))).toEqual([])
  expect(real.redirectUris).toContain('https://dvaput.example/auth/callback')
})
