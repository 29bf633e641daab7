import { join } from 'node:path'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decode,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type * as contexts from '../../apps/store/app/context.ts'

type Render = (
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) => Promise<Response> | Response
type Build = ServerBuild & { readonly entry: { readonly module: typeof contexts & { readonly default: Render } } }

const origin = 'http://localhost'

/** What the page's loaders returned, as the browser gets it for a navigation. */
const readLoaderData = async (shop: string, path: string): Promise<Readonly<Record<string, { data: unknown }>>> => {
  const [pathname = '', query = ''] = path.split('?', 2)
  const response = await fetch(`${shop}${pathname}.data?${query}`)
  if (!response.body) throw new Error(`no data of ${path}: ${response.status}`)
  const decoded = await decode(response.body, globalThis)
  await decoded.done
  return decoded.value as Record<string, { data: unknown }>
}

/**
 * React rendering that page from that data, and nothing else: no loader, no router's matching, no compression,
 * and no part of it that was rendered before.
 */
export const prepareRendering = async (shop: string, path: string): Promise<() => Promise<void>> => {
  const build: Build = await import(join(import.meta.dirname, '../../apps/store/build/server/index.js'))
  const known = await readLoaderData(shop, path)
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const data = known[id]?.data
      return [id, route && data !== undefined ? { ...route, module: { ...route.module, loader: () => data } } : route]
    }),
  )
  let rendered: Parameters<Render> | undefined
  const remember: Render = (...args) => {
    rendered = args
    return build.entry.module.default(...args)
  }
  const app = { ...build, routes, entry: { ...build.entry, module: { ...build.entry.module, default: remember } } }
  const context = new RouterContextProvider()
  const { pageContext, errorReportContext, rendersOnceContext } = build.entry.module
  context.set(pageContext, { requestId: '' } as PageContext)
  context.set(rendersOnceContext, false)
  context.set(errorReportContext, (error) => {
    throw error
  })
  const page = await createRequestHandler(app as ServerBuild, 'production')(new Request(origin + path), context)
  await page.arrayBuffer()
  if (!rendered || page.status !== 200) throw new Error(`${path} could not be rendered: ${page.status}`)
  const [request, status, , router] = rendered
  // The data of the page for its hydration is a stream that can be read once; the tree is what is rendered here.
  const { serverHandoffStream: _, ...again } = router
  return async () => {
    const rendered = await build.entry.module.default(request, status, new Headers(), again, context)
    if ((await rendered.arrayBuffer()).byteLength === 0) throw new Error('nothing was rendered')
  }
}
