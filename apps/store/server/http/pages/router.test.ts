import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { data } from 'react-router'
import { describe, expect, it } from 'vitest'
import { collectLog } from '../../../../../tests/support/servers/collected-log.ts'
import { createSampleBuild } from '../../../../../tests/support/servers/sample-build.ts'
import type * as contexts from '../../../app/context.ts'
import { pageLoader } from '../../../app/lib/loading/page-loader.ts'
import { createRenderer } from './router.ts'

describe('a write to a page', () => {
  const page = (id: string, module: object) => ({ id, path: id, module })
  const failing = pageLoader(() => {
    throw new Error('fails on purpose')
  })
  const unavailable = pageLoader(() => {
    throw new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) })
  })
  const withoutShop = pageLoader(() => {
    throw new IntegrationError({ service: 'shop', kind: 'refused', status: 503 })
  })
  const build = createSampleBuild([
    page('menus', { loader: withoutShop }),
    page('faq', { loader: pageLoader(() => 'questions') }),
    page('stop', { loader: pageLoader(() => 'stop?'), action: pageLoader(() => 'stopped') }),
    page('form', {
      loader: pageLoader(() => 'form'),
      action: pageLoader(() => data('fill in the name', { status: 422 })),
    }),
    page('bug', { loader: pageLoader(() => 'bug?'), action: failing }),
    page('full', { loader: unavailable }),
    page('slow', {
      loader: pageLoader(() => {
        throw new DOMException('rendering took too long', 'TimeoutError')
      }),
    }),
    page('order', { loader: pageLoader(() => 'order?'), action: unavailable }),
  ])
  const { log, lines } = collectLog()
  const render = createRenderer(() => build, { services: {} as contexts.Services, log }, 'production')
  const write = (path: string, language: Language, method = 'POST') =>
    render(
      new Request(`http://localhost/${path}`, { method, ...(method === 'POST' && { body: 'x=1' }) }),
      {
        market: markets.ba,
        language,
        theme: 'system',
        origins: { ba: '', cl: '' },
        demo: true,
        requestId: 'request-7',
      },
      {},
    )

  it.each(languages.flatMap((language) => ['POST', 'DELETE', 'OPTIONS'].map((method) => [language, method] as const)))(
    'that knows none is refused in the language of the reader (%s, %s)',
    async (language, method) => {
      const response = await write('faq', language, method)
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
      expect(await response.json()).toMatchObject({
        loaderData: { root: language },
        errors: { root: { status: 405, data: { requestId: 'request-7' } } },
      })
    },
  )

  it('says that a page with a form also takes a POST', async () => {
    const response = await write('stop', 'es', 'OPTIONS')
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('is done once, and shown', async () => {
    expect(await (await write('stop', 'es')).json()).toMatchObject({
      loaderData: { root: 'es', stop: 'stop?' },
      errors: null,
    })
  })

  it('that must be corrected keeps its response', async () => {
    const response = await write('form', 'es')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      loaderData: { root: 'es', form: 'form' },
      actionData: { form: 'fill in the name' },
      errors: null,
    })
  })

  it('that fails says so in the language of the reader, and in the log', async () => {
    const response = await write('bug', 'es')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ loaderData: { root: 'es' }, errors: { root: { status: 500 } } })
    expect(lines()).toEqual([expect.objectContaining({ msg: 'page failed' })])
  })

  it.each([
    ['full', 'GET'],
    ['order', 'POST'],
  ])('and a page alike say that the database is unavailable (%s)', async (path, method) => {
    const response = await write(path, 'es', method)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ loaderData: { root: 'es' } })
    expect(lines().at(-1)).toMatchObject({ msg: 'database unavailable' })
  })

  it('and a page alike say that a service behind them is unavailable', async () => {
    expect((await write('menus', 'en', 'GET')).status).toBe(503)
    expect(lines().at(-1)).toMatchObject({ level: 40, msg: 'service unavailable' })
  })

  it('and a page alike are told to come later when a page takes too long', async () => {
    expect((await write('slow', 'en', 'GET')).status).toBe(503)
    expect(lines().at(-1)).toMatchObject({ level: 40, msg: 'rendering timed out' })
  })
})
