import { markets } from '@dvaput/domain/markets/markets'
import { languages } from '@dvaput/domain/text/language'
import { data, type EntryContext, type HandleErrorFunction } from 'react-router'
import { describe, expect, it } from 'vitest'
import { collectLog } from '../../../../tests/support/collected-log.ts'
import * as contexts from '../../app/context.ts'
import { pageLoader, rootLoader } from '../../app/lib/page-loader.ts'
import { createRenderer } from './router.ts'

describe('a write to a page', () => {
  /** React Router's own handler, over two pages that show what their loaders gave. */
  const entry = {
    ...contexts,
    handleError: ((error, { context }) => context.get(contexts.errorReportContext)(error)) as HandleErrorFunction,
    default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
      const { loaderData, actionData, errors } = staticHandlerContext
      headers.set('Content-Type', 'text/html; charset=utf-8')
      return new Response(JSON.stringify({ loaderData, actionData, errors }), { status, headers })
    },
  }
  const page = (id: string, module: object) => ({
    id,
    parentId: 'root',
    path: id,
    module: { default: () => null, ...module },
  })
  const failing = pageLoader(() => {
    throw new Error('fails on purpose')
  })
  const build = {
    entry: { module: entry },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: () => null, ErrorBoundary: () => null, loader: rootLoader(({ language }) => language) },
      },
      faq: page('faq', { loader: pageLoader(() => 'questions') }),
      stop: page('stop', { loader: pageLoader(() => 'stop?'), action: pageLoader(() => 'stopped') }),
      form: page('form', {
        loader: pageLoader(() => 'form'),
        action: pageLoader(() => data('fill in the name', { status: 422 })),
      }),
      bug: page('bug', { loader: pageLoader(() => 'bug?'), action: failing }),
    },
    assets: { routes: {}, entry: {}, url: '', version: '' },
    routeDiscovery: { mode: 'initial' },
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as Parameters<typeof createRenderer>[0] extends () => infer Build ? Awaited<Build> : never
  const { log, lines } = collectLog()
  const render = createRenderer(() => build, { services: {} as contexts.Services, log }, 'production')
  const write = (path: string, language: contexts.PageContext['language'], method = 'POST') =>
    render(new Request(`http://localhost/${path}`, { method, ...(method === 'POST' && { body: 'x=1' }) }), {
      market: markets.ba,
      language,
      theme: 'system',
      origins: { ba: '', cl: '' },
      demo: true,
      requestId: 'request-7',
    })

  it.each(languages.flatMap((language) => ['POST', 'DELETE', 'OPTIONS'].map((method) => [language, method] as const)))(
    'that knows none is refused in the language of the reader (%s, %s)',
    async (language, method) => {
      const answer = await write('faq', language, method)
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
      expect(await answer.json()).toMatchObject({
        loaderData: { root: language },
        errors: { root: { status: 405, data: { requestId: 'request-7' } } },
      })
    },
  )

  it('is done once, and shown', async () => {
    expect(await (await write('stop', 'es')).json()).toMatchObject({
      loaderData: { root: 'es', stop: 'stop?' },
      errors: null,
    })
  })

  it('that must be mended keeps what it answered', async () => {
    const answer = await write('form', 'es')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      loaderData: { root: 'es', form: 'form' },
      actionData: { form: 'fill in the name' },
      errors: null,
    })
  })

  it('that fails says so in the language of the reader, and in the log', async () => {
    const answer = await write('bug', 'es')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ loaderData: { root: 'es' }, errors: { root: { status: 500 } } })
    expect(lines()).toEqual([expect.objectContaining({ msg: 'page failed' })])
  })
})
