import { text as readText } from 'node:stream/consumers'
import type { Person } from '@dvaput/backend/customers/person'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type OwnProfile, withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import type { Language } from '@dvaput/domain/text/language'
import { KitTexts } from '@dvaput/ui/kit-texts.ts'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import {
  clientIpContext,
  errorReportContext,
  pageContext,
  personContext,
  type Services,
  servicesContext,
} from '../../../apps/store/app/context.ts'
import { loadMessages, type Namespace } from '../../../apps/store/app/i18n/catalogue.ts'
import { useKitText } from '../../../apps/store/app/i18n/use-kit-text.ts'
import { type RenderedParts, RenderedPartsContext } from '../../../apps/store/app/ui/hydration/rendered-once.tsx'

const origins = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }

type RouteModule = { readonly loader: unknown; readonly action?: unknown; readonly default: unknown }

type Options = {
  readonly path: string
  /** As the table of routes writes it. */
  readonly pattern: string
  readonly module: RouteModule
  readonly messages: readonly Namespace[]
  readonly market: MarketId
  readonly language: Language
  /** What the shop has set in place of the market's profile. */
  readonly own?: OwnProfile
  readonly services: { readonly [Name in keyof Services]?: Partial<Services[Name]> }
  /** Of a personal page. */
  readonly person?: Partial<Person>
  /** Where parts that many pages share are kept; each is rendered in its place without it. */
  readonly renderedParts?: RenderedParts
  /** Sent to the page's action. */
  readonly form?: Readonly<Record<string, string>>
}

const propped = (page: unknown) => {
  const Page = page as ComponentType<{ loaderData: unknown; actionData: unknown; params: unknown }>
  return () => <Page loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} />
}

/** A page as the server renders it, with services that return what the test gives. */
export const renderPage = async ({ path, pattern, module, messages, market, language, ...options }: Options) => {
  await Promise.all(messages.map((namespace) => loadMessages(language, namespace)))
  const requestContext = new RouterContextProvider()
  const own: OwnProfile = { ...sampleProfiles[market], ...options.own }
  const reported: unknown[] = []
  const visit = { language, theme: 'system' as const, origins, demo: true }
  requestContext.set(pageContext, { ...visit, market: withOwnProfile(markets[market], own), requestId: '' })
  const marketOf = (id: MarketId) => withOwnProfile(markets[id], id === market ? own : sampleProfiles[id])
  requestContext.set(servicesContext, { marketOf, ...options.services } as Services)
  if (options.person) requestContext.set(personContext, options.person as Person)
  requestContext.set(clientIpContext, '203.0.113.7')
  requestContext.set(errorReportContext, (error) => {
    reported.push(error)
    return 500
  })
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => ({ ...visit, marketId: market, own, takesTransfers: own.bankAccount !== undefined }),
      Component: Outlet,
      ErrorBoundary: () => null,
      children: [
        {
          id: 'page',
          path: pattern,
          loader: module.loader as LoaderFunction,
          ...(module.action !== undefined && { action: module.action as ActionFunction }),
          Component: propped(module.default),
        },
      ],
    },
  ])
  const init = options.form ? { method: 'POST', body: new URLSearchParams(options.form) } : {}
  const result = await handler.query(new Request(`http://localhost${path}`, init), { requestContext })
  if (result instanceof Response)
    throw new Error(`a response without a page: ${result.status} ${result.headers.get('Location')}`)
  const router = createStaticRouter(handler.dataRoutes, result)
  const page = (
    <RenderedPartsContext value={options.renderedParts ?? null}>
      <KitTexts value={useKitText}>
        <StaticRouterProvider router={router} context={result} hydrate={false} />
      </KitTexts>
    </RenderedPartsContext>
  )
  // Whole, with the parts whose code comes late, and without React's marks between texts.
  const html = await readText((await prerenderToNodeStream(page)).prelude)
  return {
    status: result.statusCode,
    headers: result.loaderHeaders.page,
    reported,
    html: html.replaceAll(/<!--.*?-->/g, ''),
  }
}
