import type Provider from 'oidc-provider'
import { expect, it } from 'vitest'
import type { ProviderNeeds } from './create-provider.ts'
import { createProviders } from './providers.ts'

it('the cache of login providers makes so many for what a request calls itself and no more, and always those of the shop', () => {
  const made: string[] = []
  const needs = { shop: { handle: 'main', endpointUrl: 'https://main.example' } } as ProviderNeeds
  const at = createProviders(needs, ['https://door.example'], (origin) => {
    made.push(origin)
    return {} as Provider
  })
  for (let port = 1; port <= 500; port += 1) at(`http://main.localhost:${port}`)
  expect(made).toHaveLength(12)
  for (const stranger of ['http://x.localhost', 'http://retail.localhost', 'https://evil.example'])
    expect(at(stranger)).toBeUndefined()
  for (const own of ['https://main.example', 'https://door.example']) expect(at(own)).toBeDefined()
  expect(at('http://main.localhost:12')).toBeDefined()
  expect(made).toHaveLength(14)
})
