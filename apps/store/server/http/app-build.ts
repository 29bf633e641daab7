import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Services } from '../../app/context.ts'
import type { Config } from '../config.ts'
import { createPagePreloads } from './page-preloads.ts'
import { createRenderer, loadBuild, type Render } from './router.ts'
import { policyForPage } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

export type AppBuild = {
  readonly render: Render
  readonly preloads: (html: string) => string | undefined
  readonly policy: (html: string) => string
  readonly staticFiles: MiddlewareHandler | undefined
  /** Puts what must answer before us around our own listener. */
  readonly wrap: (listener: RequestListener) => RequestListener
  readonly close: () => Promise<void>
}

const appFolder = join(import.meta.dirname, '../..')

/** The React app: built once and read from disk, or made on the fly while it is being written. */
export const createAppBuild = async (config: Config, services: Services, log: Logger): Promise<AppBuild> => {
  if (config.development) {
    const { createDevelopmentBuild } = await import('./development-build.ts')
    return createDevelopmentBuild(appFolder, services, log)
  }
  const build = await loadBuild(join(appFolder, 'build'))
  const client = join(appFolder, 'build/client')
  return {
    render: createRenderer(() => build, { services, log }, 'production'),
    preloads: createPagePreloads(client),
    policy: policyForPage,
    staticFiles: staticFiles(client),
    wrap: (listener) => listener,
    close: async () => {},
  }
}
