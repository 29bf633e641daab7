import type { EntryContext, HandleErrorFunction } from 'react-router'
import * as contexts from '../../../apps/store/app/context.ts'
import { guardPage } from '../../../apps/store/app/lib/loading/guard-page.ts'
import { rootLoader } from '../../../apps/store/app/lib/loading/page-loader.ts'
import type { createRenderer } from '../../../apps/store/server/http/pages/router.ts'

type Build = Parameters<typeof createRenderer>[0] extends () => infer Built ? Awaited<Built> : never

export type SampleRoute = {
  readonly id: string
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly module: object
}

/** Writes what the loaders gave, in place of a page. */
const entry = {
  ...contexts,
  handleError: ((error, { context }) => context.get(contexts.errorReportContext)(error)) as HandleErrorFunction,
  default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
    const { loaderData, actionData, errors } = staticHandlerContext
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(JSON.stringify({ loaderData, actionData, errors }), { status, headers })
  },
}

const root = {
  id: 'root',
  path: '',
  module: {
    default: () => null,
    ErrorBoundary: () => null,
    middleware: [guardPage],
    loader: rootLoader(({ language }) => language),
  },
}

/** An app for React Router's own handler, with the shop's guard and with routes of the test's own. */
export const createSampleBuild = (routes: readonly SampleRoute[]): Build => {
  const below = routes.map(({ module, ...route }) => [
    route.id,
    { ...route, parentId: 'root', module: { default: () => null, ...module } },
  ])
  return {
    entry: { module: entry },
    routes: { root, ...Object.fromEntries(below) },
    assets: { routes: {}, entry: {}, url: '', version: '' },
    routeDiscovery: { mode: 'initial' },
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as Build
}
