import type { Banner } from '@dvaput/backend/banners/banners.schema'
import type { ShownHome } from '@dvaput/backend/shopfront/shopfront'
import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import { expect, it } from 'vitest'
import { errorReportContext, type Services, servicesContext, visitContext } from '../context.ts'
import { loadMessages, type Namespace } from '../i18n/catalogue.ts'
import { loadText } from '../i18n/create-text.ts'
import * as home from './home.tsx'

const origins = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
const nothing: ShownHome = { featured: [], onSale: [], newest: [], cacheTags: ['catalogue:main'] }
const banner: Banner = {
  id: 1,
  title: 'A banner',
  subtitle: '',
  description: '',
  image_url: '/cdn/shop/files/demo/banner-x.avif?v=1',
  button_label: 'Go',
  button_link: 'https://evil.example/',
  is_active: true,
}
const fail = () => Promise.reject(new IntegrationError({ service: 'storefront', kind: 'network' }))

type Answers = { readonly goods?: () => Promise<ShownHome>; readonly banners?: () => Promise<Banner[]> }

/** The page as the server would write it, over a shop that answers as told. */
const draw = async (language: Language, { goods = async () => nothing, banners = async () => [banner] }: Answers) => {
  const namespaces: Namespace[] = ['shell', 'goods', 'home']
  await Promise.all(namespaces.map((namespace) => loadMessages(language, namespace)))
  const requestContext = new RouterContextProvider()
  const reported: unknown[] = []
  requestContext.set(visitContext, {
    market: markets.ba,
    language,
    theme: 'system',
    origins,
    demo: true,
    requestId: '',
  })
  requestContext.set(servicesContext, { shopfront: { home: goods }, banners: { list: banners } } as unknown as Services)
  requestContext.set(errorReportContext, (error) => reported.push(error))
  const Page = home.default as unknown as ComponentType<{ loaderData: unknown }>
  const routes = [
    {
      id: 'root',
      path: '/',
      loader: () => ({ marketId: 'ba', language, theme: 'system', origins, demo: true }),
      Component: Outlet,
      children: [
        { id: 'home', index: true, loader: home.loader, Component: () => <Page loaderData={useLoaderData()} /> },
      ],
    },
  ]
  const handler = createStaticHandler(routes)
  const answer = await handler.query(new Request('http://localhost/'), { requestContext })
  if (answer instanceof Response) throw new Error(`an answer without a page: ${answer.status}`)
  const router = createStaticRouter(handler.dataRoutes, answer)
  return {
    status: answer.statusCode,
    headers: answer.loaderHeaders.home,
    reported,
    html: renderToStaticMarkup(<StaticRouterProvider router={router} context={answer} hydrate={false} />),
  }
}

it('is kept, and dropped with the goods and the banners it shows', async () => {
  const { status, headers, html, reported } = await draw('en', {})
  expect(status).toBe(200)
  expect(headers?.get('X-Cache-Tags')).toBe('catalogue:main banners:ba')
  expect(html).toContain('A banner')
  expect(html).not.toContain('evil.example')
  expect(reported).toEqual([])
})

it.each(languages)('comes without the goods where no source has them, and is not kept: %s', async (language) => {
  const text = await loadText(language, 'home')
  const { status, headers, html, reported } = await draw(language, { goods: fail })
  expect([status, headers?.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(html).toContain(text('home.goodsFailed'))
  expect(html).toContain(text('ui.retry'))
  for (const part of ['A banner', text('home.categories'), text('home.how'), text('home.helpTitle')])
    expect(html).toContain(part)
  expect(reported).toEqual([expect.any(IntegrationError)])
})

it.each(languages)('has the built-in banner where there is none: %s', async (language) => {
  const text = await loadText(language, 'home')
  const none = await draw(language, { banners: async () => [] })
  expect(none.html).toContain(text('banner.default.title'))
  expect(none.html).toContain('src="/banner-stock.svg"')
  expect(none.html).not.toContain(text('banner.pause'))
  expect(none.headers?.get('X-Cache-Tags')).toBe('catalogue:main banners:ba')
  const failed = await draw(language, { banners: fail })
  expect(failed.html).toContain(text('banner.default.title'))
  expect(failed.headers?.get('Cache-Control')).toBe('no-store')
})
