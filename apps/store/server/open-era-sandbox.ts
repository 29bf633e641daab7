import { join } from 'node:path'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import type { Config } from './config.ts'
import { RefusedStart } from './refused-start.ts'

const usualPort = 3445
const pictures = join(import.meta.dirname, '../../../packages/platform/pictures')

/** The demo's warehouse, unless there is a real one. */
export const openEraSandbox = async ({ demo, era }: Pick<Config, 'demo' | 'era'>) => {
  const { port } = era
  if (!demo || era.url || port === 'off') return undefined
  const sandbox = createEraSandbox({ pictures })
  const { url } = await sandbox.listen(port ?? usualPort).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (port && code === 'EACCES')
      throw new RefusedStart(`Port ${port} may not be used by this user. Set ERA_PORT to a number above 1023.`)
    if (code !== 'EADDRINUSE') throw error
    if (port) throw new RefusedStart(`Port ${port} is taken. Set ERA_PORT to another number.`)
    // Two demos on one machine, or the tests beside one: the second takes what is free.
    return sandbox.listen(0)
  })
  return { url, close: sandbox.close }
}
