import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { policyForPage } from '../request/security-headers.ts'
import { staticFiles } from '../static-files.ts'
import { createPagePreloads } from './page-preloads.ts'
import { type BaseContexts, type BuiltApp, loadBuild } from './render-app.ts'

type Mode = 'production' | 'development'

/** Makes the renderer of an app, from what its build exports. */
type RendererOf<Contexts extends BaseContexts, Render> = (
  build: () => Promise<BuiltApp<Contexts>> | BuiltApp<Contexts>,
  mode: Mode,
) => Render

export type AppBuild<Render> = {
  readonly render: Render
  readonly preloads: (head: string) => string | undefined
  readonly policy: (ownScripts: readonly Uint8Array[]) => string
  readonly staticFiles: MiddlewareHandler | undefined
  /** Puts what must answer before us around our own listener. */
  readonly wrap: (listener: RequestListener) => RequestListener
  readonly close: () => Promise<void>
}

/** A React app: where it lies and under which path it is served. */
export type AppSource = { readonly folder: string; readonly base: '' | '/admin' }

const apps = join(import.meta.dirname, '../../../..')

export const storeApp: AppSource = { folder: join(apps, 'store'), base: '' }
export const adminApp: AppSource = { folder: join(apps, 'admin'), base: '/admin' }

/** The React app: built once and read from disk, or made on the fly while it is being written. */
export const createAppBuild = async <Contexts extends BaseContexts, Render>(
  source: AppSource,
  isDevelopment: boolean,
  rendererOf: RendererOf<Contexts, Render>,
): Promise<AppBuild<Render>> => {
  if (isDevelopment) {
    const { createDevelopmentBuild } = await import('./development-build.ts')
    return createDevelopmentBuild(source, (build) =>
      rendererOf(build as () => Promise<BuiltApp<Contexts>>, 'development'),
    )
  }
  let loading: Promise<BuiltApp<Contexts>> | undefined
  const build = () => {
    loading ??= loadBuild<Contexts>(join(source.folder, 'build'))
    return loading
  }
  // Few visitors are administrators: their app is read when one comes.
  if (source === storeApp) await build()
  const client = join(source.folder, 'build/client')
  return {
    render: rendererOf(build, 'production'),
    preloads: createPagePreloads(client, source.base),
    policy: policyForPage,
    staticFiles: staticFiles(client, source.base),
    wrap: (listener) => listener,
    close: async () => {},
  }
}
