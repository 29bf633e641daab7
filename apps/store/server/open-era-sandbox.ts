import { join } from 'node:path'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import type { Config } from './config.ts'
import { listenSandbox } from './listen-sandbox.ts'

const pictures = join(import.meta.dirname, '../../../packages/platform/pictures')

/** The demo's warehouse, unless there is a real one. */
export const openEraSandbox = async ({ demo, era }: Pick<Config, 'demo' | 'era'>) => {
  const { port } = era
  if (!demo || era.url || port === 'off') return undefined
  return listenSandbox(createEraSandbox({ pictures }), { port, usualPort: 3445, setting: 'ERA_PORT' })
}
