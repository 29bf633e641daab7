import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { clearFailpoints } from '../../../tests/support/runner/clear-failpoints.ts'
import { type FailpointAction, failpoint, failpointActions } from './failpoint.ts'

const reach = (action: FailpointAction) => {
  failpointActions['before-mail-send'] = action
  return failpoint('before-mail-send')
}

describe('a failpoint', () => {
  it('does nothing unless an action is set for it', async () => {
    await failpoint('before-mail-send')
    failpointActions['after-settle'] = { do: 'throw' }
    await failpoint('before-mail-send')
    clearFailpoints()
    await failpoint('after-settle')
  })

  it('throws, with the name of the place or an error of the test', async () => {
    await expect(reach({ do: 'throw' })).rejects.toThrow('before-mail-send')
    await expect(reach({ do: 'throw', error: new TypeError('mine') })).rejects.toThrow(TypeError)
  })

  it('calls back and waits for the result', async () => {
    const order: string[] = []
    await reach({ do: 'call', callback: async () => void order.push('called') })
    order.push('went on')
    expect(order).toEqual(['called', 'went on'])
  })

  it('sleeps as long as it is told before work goes on', async () => {
    let slept = false
    const sleeping = reach({ do: 'sleep', milliseconds: 5 }).then(() => {
      slept = true
    })
    expect(slept).toBe(false)
    await sleeping
    expect(slept).toBe(true)
  })

  it('kills its process on the spot', async () => {
    const module = fileURLToPath(new URL('./failpoint.ts', import.meta.url))
    const script = `const { failpoint, failpointActions } = await import(${JSON.stringify(module)})
      failpointActions['after-settle'] = { do: 'kill' }
      await failpoint('after-settle')
      process.stdout.write('still here')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    const [, signal] = await once(child, 'close')
    expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' })
  })
})
