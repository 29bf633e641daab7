import { policyForDevelopment } from '../request/security-headers.ts'
import type { AppBuild, AppSource } from './app-build.ts'

/** Two servers of Vite in one process need a socket each. */
const socketPorts = { '': 24_678, '/admin': 24_679 } as const

/** Vite inside our own process: hot reload in the browser, fresh modules on the server. */
export const createDevelopmentBuild = async <Render>(
  { folder, base }: AppSource,
  rendererOf: (build: () => Promise<unknown>) => Render,
): Promise<AppBuild<Render>> => {
  const { createServer } = await import('vite')
  const server = { middlewareMode: true, hmr: { port: socketPorts[base] } } as const
  const vite = await createServer({ root: folder, configFile: `${folder}/vite.config.ts`, server, appType: 'custom' })
  const isOurs = (url = '') => (base === '' ? !/^\/admin(?:[/?]|$)/.test(url) : url.startsWith(base))
  return {
    render: rendererOf(() => vite.ssrLoadModule('virtual:react-router/server-build')),
    preloads: () => undefined,
    policy: () => policyForDevelopment,
    staticFiles: undefined,
    wrap: (listener) => (request, response) => {
      if (!isOurs(request.url)) return listener(request, response)
      // Vite takes its base off the URL, and our own routes need it.
      const { url } = request
      vite.middlewares(request, response, () => {
        request.url = url
        listener(request, response)
      })
    },
    close: () => vite.close(),
  }
}
