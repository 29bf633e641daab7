import { afterEach, expect, it, vi } from 'vitest'
import { serverProgram } from './server-program.mjs'

afterEach(() => vi.unstubAllEnvs())

const limits = '--max-old-space-size=512 --max-semi-space-size=16'

it.each([
  ['limits the heap of the server', undefined, limits],
  ['beside other options of Node', '--enable-source-maps', `${limits} --enable-source-maps`],
  ['with the last word for whoever sets a limit', '--max-old-space-size=2048', `${limits} --max-old-space-size=2048`],
])('%s', (_, set, options) => {
  vi.stubEnv('NODE_OPTIONS', set)
  expect(serverProgram().env.NODE_OPTIONS).toBe(options)
})
