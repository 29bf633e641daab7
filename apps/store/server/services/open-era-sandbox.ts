import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import type { Config } from '../config.ts'
import { listenSandbox } from './listen-sandbox.ts'

const pictures = join(import.meta.dirname, '../../../../packages/platform/pictures')

/** Soon enough for a newcomer to see it, and late enough to look like somebody's answer. */
const answersOffersAfter = 15_000

/** The demo's warehouse, unless there is a real one. It calls this process back. */
export const openEraSandbox = async ({ demo, era, port }: Pick<Config, 'demo' | 'era' | 'port'>) => {
  if (!demo || era.url || era.port === 'off') return undefined
  const webhookSecret = era.webhookSecret ?? randomBytes(24).toString('hex')
  const callback = { url: `http://localhost:${port}/api/webhooks/era`, secret: webhookSecret }
  const sandbox = createEraSandbox({ pictures, callback, answersOffersAfter, hasTypo: true })
  const listening = await listenSandbox(sandbox, { port: era.port, usualPort: 3445, setting: 'ERA_PORT' })
  return { ...listening, webhookSecret }
}
