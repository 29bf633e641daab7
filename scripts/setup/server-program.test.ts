import { afterEach, expect, it, vi } from 'vitest'
import { serverProgram } from './server-program.mjs'

afterEach(() => vi.unstubAllEnvs())

it('limits the heap of the server', () => {
  vi.stubEnv('NODE_OPTIONS', undefined)
  expect(serverProgram().env.NODE_OPTIONS).toBe('--max-old-space-size=512')
})

it('leaves the limit to whoever has set one', () => {
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=2048')
  expect(serverProgram().env.NODE_OPTIONS).toBe('--max-old-space-size=2048')
})
