import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const written: string[] = []

// Plain replacement, not spies: they would be restored between tests. Output while a file loads counts too.
// A test that means to write replaces the method itself, with `vi.spyOn(console, 'warn').mockReturnValue()`.
for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    written.push(`console.${method}: ${format(...args)}`)
  }
}

function refuseOutput() {
  const output = written.splice(0).join('\n')
  if (output) throw new Error(`unexpected console output:\n${output}`)
}

afterEach(refuseOutput)
afterAll(refuseOutput)
