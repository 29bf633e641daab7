import type { Theme } from '@dvaput/domain/markets/page-context'
import { languageTag } from '@dvaput/domain/text/language'
import { KitTexts } from '@dvaput/ui/kit-texts.ts'
import displayFace from '@dvaput/ui/styles/fonts/bricolage-grotesque.woff2?url'
import textFace from '@dvaput/ui/styles/fonts/figtree.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root'
import { isCustomerContext } from './context.ts'
import { CartLink } from './features/cart/cart-link.tsx'
import { OfferHost } from './features/offers/offer-host.tsx'
import { SearchBox } from './features/search/search-box.tsx'
import { SearchForm } from './features/search/search-form.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/lazy-not-found-page.tsx'
import { NetworkGuard } from './features/shell/network-guard.tsx'
import { Shell } from './features/shell/shell.tsx'
import { WishForm } from './features/wishlist/wish-form.tsx'
import { WishlistLink } from './features/wishlist/wishlist-link.tsx'
import type { Namespace } from './i18n/catalogue.ts'
import { useKitText } from './i18n/use-kit-text.ts'
import { keepPage } from './lib/failures/keep-page.ts'
import { guardPage } from './lib/loading/guard-page.ts'
import { rootLoader } from './lib/loading/page-loader.ts'
import type { RootData } from './lib/loading/root-data.ts'
import { usePageContext } from './lib/use-page-context.ts'
import stylesheet from './styles/app.css?url'
import { DrawerProperties } from './ui/popups/drawer-properties.tsx'

const preloadFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})

export const links: Route.LinksFunction = () => [
  preloadFont(textFace),
  preloadFont(displayFace),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const middleware = [guardPage]

export const loader = rootLoader(
  async ({ market, language, theme, origins, demo }, { context, services }): Promise<RootData> => ({
    marketId: market.id,
    language,
    theme,
    origins,
    demo,
    menus: await services().catalogue.menus({ market, language }),
    year: new Date().getFullYear(),
    // What only the server needs stays there: rates are the checkout's, seller and account those of receipts and orders.
    ...(market.own && { own: { ...market.own, deliveryRates: undefined, seller: undefined, bankAccount: undefined } }),
    takesTransfers: market.bankAccount !== undefined,
    // Of the first page.
    ...((await context.get(isCustomerContext)()) && { isForCustomer: true }),
  }),
)

/** The page context changes when the visitor chooses, not with each page or when a URL no longer has `lang`. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const samePage = currentUrl.href === nextUrl.href
  const named = nextUrl.searchParams.get('lang')
  const sameLanguage = named === null || named === currentUrl.searchParams.get('lang')
  return samePage || !sameLanguage || formMethod !== undefined ? defaultShouldRevalidate : false
}

type Handle = {
  /** The namespaces that a route needs besides `shell`, so that they are loaded before hydration. */
  readonly messages?: readonly Namespace[]
  /** The page is read before anything is pressed: on a phone its scripts start when it has been drawn. */
  readonly startWhenIdle?: boolean
}

const handlesOf = (matches: ReturnType<typeof useMatches>): readonly Handle[] =>
  matches.flatMap(({ handle }) => (handle ? [handle as Handle] : []))

const pageColor = { light: '#fbfaf7', dark: '#171512' } as const

/** The browser's toolbar takes the page's colour. */
const themeColors = (theme: Theme) =>
  theme === 'system' ? (
    <>
      <meta name="theme-color" content={pageColor.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={pageColor.dark} media="(prefers-color-scheme: dark)" />
    </>
  ) : (
    <meta name="theme-color" content={pageColor[theme]} />
  )

export const clientMiddleware = [keepPage]

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme } = usePageContext()
  const handles = handlesOf(useMatches())
  const namespaces = new Set(['shell', ...handles.flatMap(({ messages = [] }) => messages)])
  return (
    <html
      lang={languageTag[language]}
      data-theme={theme === 'system' ? undefined : theme}
      data-language={language}
      data-messages={[...namespaces].join(' ')}
      data-start-when-idle={handles.some(({ startWhenIdle }) => startWhenIdle) ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {themeColors(theme)}
        <Meta />
        <Links />
        {import.meta.env.SSR && <DrawerProperties />}
      </head>
      <body>
        <KitTexts value={useKitText}>{children}</KitTexts>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

type FrameProps = { readonly loaderData: Route.ComponentProps['loaderData'] | undefined; readonly children: ReactNode }

/** Without the root's data the market is unknown, and so is the cart. */
const Frame = ({ loaderData, children }: FrameProps) => (
  <Shell
    year={loaderData?.year ?? new Date().getFullYear()}
    search={<SearchBox />}
    menuSearch={<SearchForm />}
    wishlist={loaderData && <WishlistLink />}
    cart={loaderData && <CartLink />}
  >
    {children}
  </Shell>
)

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaderData={loaderData}>
      <NetworkGuard />
      <Outlet />
      <OfferHost />
      <WishForm />
    </Frame>
  )
}

export const ErrorBoundary = ({ error, loaderData }: Route.ErrorBoundaryProps) => (
  <Frame loaderData={loaderData}>
    {isRouteErrorResponse(error) && error.status === 404 ? (
      <NotFoundPage search={<SearchForm />} />
    ) : (
      <ErrorPage error={error} />
    )}
  </Frame>
)
