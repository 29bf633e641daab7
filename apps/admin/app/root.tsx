import { languageTag } from '@dvaput/domain/text/language'
import { KitTexts } from '@dvaput/ui/kit-texts.ts'
import textFace from '@dvaput/ui/styles/fonts/figtree.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteError,
} from 'react-router'
import { ErrorScreen } from './features/layout/error-screen.tsx'
import { LayoutFrame } from './features/layout/layout-frame.tsx'
import type { Namespace } from './i18n/catalogue.ts'
import { loadText } from './i18n/load-text.ts'
import { useKitText } from './i18n/use-kit-text.ts'
import { guardScreen } from './lib/screens/guard-screen.ts'
import type { RootData } from './lib/screens/root-data.ts'
import { rootLoader } from './lib/screens/screen-loader.ts'
import { screenMeta } from './lib/screens/screen-meta.ts'
import { useCurrentAdministrator } from './lib/screens/use-current-administrator.ts'
import { usePageContext } from './lib/screens/use-page-context.ts'
import stylesheet from './styles/app.css?url'

export const meta = screenMeta

export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: textFace },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const middleware = [guardScreen]

export const loader = rootLoader(async ({ market, language, theme, origins }, visit): Promise<RootData> => {
  const current = await visit.administrator()
  const text = await loadText(language, 'layout')
  return {
    ...{ marketId: market.id, language, theme, origins, name: text('layout.name') },
    administrator: current && {
      ...{ id: current.id, name: current.name, role: current.role },
      ...{ permissions: current.permissions, isDemo: current.isDemo },
    },
  }
})

/** A screen lists the namespaces it needs besides these, so that they are loaded before hydration. */
const namespacesOf = (matches: ReturnType<typeof useMatches>): ReadonlySet<Namespace> =>
  new Set([
    ...(['layout', 'passwords'] as const),
    ...matches.flatMap(({ handle }) => (handle as { messages?: Namespace[] } | undefined)?.messages ?? []),
  ])

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme } = usePageContext()
  return (
    <html
      lang={languageTag[language]}
      data-theme={theme === 'system' ? undefined : theme}
      data-language={language}
      data-messages={[...namespacesOf(useMatches())].join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <KitTexts value={useKitText}>{children}</KitTexts>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Pages on the way in have a frame of their own. */
const isLogin = (matches: ReturnType<typeof useMatches>) =>
  matches.some(({ handle }) => (handle as { isLogin?: boolean } | undefined)?.isLogin)

export default function Root() {
  const { administrator } = useLoaderData<typeof loader>()
  const ownFrame = isLogin(useMatches())
  if (!administrator || ownFrame) return <Outlet />
  return (
    <LayoutFrame administrator={administrator}>
      <Outlet />
    </LayoutFrame>
  )
}

export const ErrorBoundary = () => {
  const error = useRouteError()
  const administrator = useCurrentAdministrator()
  const screen = <ErrorScreen error={isRouteErrorResponse(error) ? error : undefined} />
  return administrator ? (
    <LayoutFrame administrator={administrator}>{screen}</LayoutFrame>
  ) : (
    <main id="content" className="px-4">
      {screen}
    </main>
  )
}
