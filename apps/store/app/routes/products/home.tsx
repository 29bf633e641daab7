import { bannersTag } from '@dvaput/domain/catalogue/banners-tag'
import { checklists } from '@dvaput/domain/catalogue/checks/checklists'
import { namePoints } from '@dvaput/domain/catalogue/checks/name-points'
import { warrantySentence } from '@dvaput/domain/markets/figure-sentences'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { errorReportContext } from '../../context.ts'
import { toBannerViews } from '../../features/banners/banner-views.ts'
import { RotatingBanner } from '../../features/banners/rotating-banner.tsx'
import { ProductShelf } from '../../features/catalogue/product-shelf.tsx'
import { HomeView } from '../../features/home/home-view.tsx'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { cacheable, loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMetaWith } from '../../lib/meta/page-meta.ts'
import { storeJsonLd, websiteJsonLd } from '../../lib/structured-data/shop-json-ld.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Route } from './+types/home'
import { CardControls } from './card-controls.tsx'

export const meta = pageMetaWith((_, visit) => (import.meta.env.SSR ? [storeJsonLd(visit), websiteJsonLd(visit)] : []))

export const handle = { messages: ['conditions', 'home', 'products'], startWhenIdle: true }

export const headers = loaderHeaders

const hostOf = (url: string) => new URL(url).hostname

export const loader = pageLoader(async ({ market, language, origins }, { services, context }) => {
  const { catalogue, banners } = services()
  /** A failed part does not fail the page. Integration errors are already logged by the catalogue. */
  const orNothing = <Part,>(part: Promise<Part>): Promise<Part | null> =>
    part.catch((error: unknown) => {
      if (!isIntegrationError(error)) context.get(errorReportContext)(error)
      return null
    })
  const [home, written, text] = await Promise.all([
    orNothing(catalogue.home({ market, language })),
    orNothing(banners.list({ market, language })),
    loadText(language, 'home'),
  ])
  const hosts = [...Object.values(origins), ...Object.values(market.contact.social)].map(hostOf)
  const page = {
    head: { title: text('home.title'), description: text('brand.description'), path: '/' },
    banners: toBannerViews(written ?? [], { hosts, text }),
    warranty: warrantySentence[language]((name) => formatSpan(market.figures[name], language)),
    laptopPoints: namePoints(checklists.Laptop, language),
    products: home && { featured: home.featured, onSale: home.onSale, newest: home.newest },
  }
  return home && written ? cacheable(page, { tags: [...home.cacheTags, bannersTag(market.id)] }) : uncached(page, 200)
})

export default function Home({ loaderData: { banners, products, warranty, laptopPoints } }: Route.ComponentProps) {
  const text = useText('home')
  return (
    <HomeView
      warranty={warranty}
      laptopPoints={laptopPoints}
      banner={<RotatingBanner banners={banners} />}
      featured={
        products && (
          <ProductShelf
            title={text('home.featured')}
            products={products.featured}
            CardCorner={CardControls}
            laidOutAtOnce
            withoutFeatured
          />
        )
      }
      products={products ? <MoreProducts {...products} /> : <ProductsFailed />}
    />
  )
}

type ProductsProps = NonNullable<Route.ComponentProps['loaderData']['products']>

const MoreProducts = ({ onSale, newest }: Pick<ProductsProps, 'onSale' | 'newest'>) => {
  const text = useText('home')
  return (
    <>
      <ProductShelf
        title={text('home.onSale')}
        products={onSale}
        CardCorner={CardControls}
        more={{ to: '/products/sale', label: text('home.allOffers') }}
      />
      <ProductShelf
        title={text('home.newest')}
        products={newest}
        CardCorner={CardControls}
        more={{ to: '/products?sort=newest', label: text('home.allNewest') }}
      />
    </>
  )
}

const ProductsFailed = () => {
  const text = useText('home')
  const { isTrying, retry } = useRetry()
  return (
    <ErrorState title={text('home.productsFailed')} retrying={isTrying} onRetry={retry}>
      {text('home.productsFailedText')}
    </ErrorState>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} name="nav.home" />
