import { afterEach, expect, it, vi } from 'vitest'
import { serverProgram } from './server-program.mjs'

afterEach(() => vi.unstubAllEnvs())

const limit = '--max-old-space-size=512'

it.each([
  ['limits the heap of the server', undefined, limit],
  ['beside other options of Node', '--enable-source-maps', `${limit} --enable-source-maps`],
  ['with the last word for whoever sets a limit', '--max-old-space-size=2048', `${limit} --max-old-space-size=2048`],
])('%s', (_, set, options) => {
  vi.stubEnv('NODE_OPTIONS', set)
  expect(serverProgram().env.NODE_OPTIONS).toBe(options)
})
