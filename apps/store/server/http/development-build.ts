import type { Logger } from 'pino'
import type { Services } from '../../app/context.ts'
import type { AppBuild } from './app-build.ts'
import { createRenderer } from './router.ts'
import { policyForDevelopment } from './security-headers.ts'

/** Vite inside our own process: hot reload in the browser, fresh modules on the server. */
export const createDevelopmentBuild = async (appFolder: string, services: Services, log: Logger): Promise<AppBuild> => {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: appFolder, server: { middlewareMode: true }, appType: 'custom' })
  const build = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Parameters<typeof createRenderer>[0]>
  return {
    render: createRenderer(build, { services, log }, 'development'),
    preloads: () => undefined,
    policy: () => policyForDevelopment,
    staticFiles: undefined,
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response))
    },
    close: () => vite.close(),
  }
}
