import { expect, it } from 'vitest'
import { toSbom } from './to-sbom.mjs'

it('the bill of materials lists every installed package with its hash, and none of our own', () => {
  const { components } = toSbom({
    name: 'dvaput',
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0' },
      'packages/domain': { version: '0.0.0' },
      'node_modules/@dvaput/domain': { link: true },
      'node_modules/@hono/node-server': { version: '2.1.6', integrity: 'sha512-AAAA' },
      'node_modules/a/node_modules/b': { version: '3.0.0', dev: true },
    },
  })
  expect(components).toEqual([
    {
      ...{ type: 'library', name: '@hono/node-server', version: '2.1.6', scope: 'required' },
      ...{ purl: 'pkg:npm/%40hono/node-server@2.1.6', hashes: [{ alg: 'SHA-512', content: '000000' }] },
    },
    { type: 'library', name: 'b', version: '3.0.0', scope: 'excluded', purl: 'pkg:npm/b@3.0.0', hashes: [] },
  ])
})
