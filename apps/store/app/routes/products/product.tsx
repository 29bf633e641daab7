import { productPath } from '@dvaput/domain/products/product-path'
import { type ComponentProps, Suspense, useEffect, useRef } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AddedPanel, type AddedPanelHandle } from '../../features/cart/added-panel.tsx'
import { CompareButton } from '../../features/compare/compare-button.tsx'
import { OfferButton } from '../../features/offers/offer-button.tsx'
import { cacheDetails, findCachedDetails } from '../../features/product/details-cache.ts'
import { findImportedPath } from '../../features/product/find-imported-path.server.ts'
import { useLiveStock } from '../../features/product/live-stock.ts'
import { openProduct } from '../../features/product/open-product.ts'
import { findProductElsewhere } from '../../features/product/product-elsewhere.server.ts'
import { ProductFailure } from '../../features/product/product-failure.tsx'
import { toProductPage } from '../../features/product/product-page.server.ts'
import { type FoundPage, type ProductPage, toFailedPage } from '../../features/product/product-page.ts'
import { ProductView } from '../../features/product/product-view.tsx'
import { useRecentProducts } from '../../features/product/use-recent-products.ts'
import { ShareButton } from '../../features/share/share-button.tsx'
import { OtherMarketPage } from '../../features/shell/lazy-other-market-page.tsx'
import { WishProductButton } from '../../features/wishlist/wish-product-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { readSourceFailure, type SourceFailure } from '../../lib/failures/source-failure.ts'
import { cacheable, loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { withinDetailTime } from '../../lib/loading/within-detail-time.ts'
import { pageMetaWith } from '../../lib/meta/page-meta.ts'
import { breadcrumbJsonLd } from '../../lib/structured-data/list-json-ld.ts'
import { productJsonLd } from '../../lib/structured-data/product-json-ld.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import { createLazySection } from '../../ui/hydration/lazy-section.tsx'
import type { Route } from './+types/product'

/** JSON-LD is rendered on the server only. */
export const meta = pageMetaWith<ProductPage>((page, context) =>
  import.meta.env.SSR && page.kind === 'found'
    ? [
        breadcrumbJsonLd([...page.trail, { label: page.product.title, to: page.head.path }], context),
        productJsonLd(page.product, context),
      ]
    : [],
)

export const handle = { messages: ['conditions', 'product-page', 'products'], startWhenIdle: true }

export const headers = loaderHeaders

const statusOf = { found: 200, gone: 410, unknown: 404 } as const satisfies Record<
  Exclude<ProductPage['kind'], 'failed'>,
  number
>

export const loader = pageLoader(async ({ market, language }, { params, request, services }) => {
  const { handle: name = '' } = params
  const locale = { market, language }
  const load = async () => {
    const { catalogue } = services()
    const moveTo = (handle: string) => redirect(`${productPath('local', handle)}${new URL(request.url).search}`, 301)
    const result = await catalogue.product(locale, name)
    if (result.kind === 'moved') throw moveTo(result.handle)
    const lowerCase = name.toLowerCase()
    if (
      result.kind === 'unknown' &&
      lowerCase !== name &&
      (await catalogue.product(locale, lowerCase)).kind !== 'unknown'
    )
      throw moveTo(lowerCase)
    const importedPath = result.kind === 'unknown' ? await findImportedPath(services().international, name) : undefined
    if (importedPath !== undefined) throw redirect(importedPath, 301)
    const elsewhere = result.kind === 'unknown' ? await findProductElsewhere(catalogue, locale, name) : undefined
    const page = await toProductPage(result, name, { ...locale, elsewhere })
    const tags = [...result.cacheTags, ...(elsewhere?.cacheTags ?? [])]
    return cacheable(page, { tags, status: statusOf[result.kind] })
  }
  const fail = async (failure: SourceFailure) =>
    uncached(await toFailedPage(failure, { handle: name, language }), failure.kind === 'timeout' ? 504 : 502)
  try {
    const page = await withinDetailTime(load())
    return page === 'timeout' ? await fail({ kind: 'timeout' }) : page
  } catch (error) {
    const failure = readSourceFailure(error)
    if (!failure) throw error
    return fail(failure)
  }
})

/** Must not use the route's `handle` export, or it could not be split into its own chunk. */
export const clientLoader = async ({ serverLoader, ...args }: Route.ClientLoaderArgs) =>
  openProduct(args, () => serverLoader())

/** Another variant needs no new data. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang') &&
    currentUrl.search !== nextUrl.search
  return isSamePage ? false : defaultShouldRevalidate
}

/** Loaded lazily with its messages, because it is rarely shown. */
const ProductNotFound = lazyComponent(
  async () => (await import('../../features/product/product-not-found.tsx')).ProductNotFound,
  {
    messages: 'not-found',
  },
)

export default function Product({ loaderData: page }: Route.ComponentProps) {
  const text = useText('product-page')
  switch (page.kind) {
    case 'found':
      return <Found key={page.product.handle} page={page} />
    case 'gone':
      return (
        <Suspense>
          <ProductNotFound title={page.title}>
            <Similar title={text('similar.title')} products={page.similar} />
          </ProductNotFound>
        </Suspense>
      )
    case 'unknown':
      return page.elsewhere ? (
        <OtherMarketPage {...page.elsewhere} />
      ) : (
        <Suspense>
          <ProductNotFound />
        </Suspense>
      )
    case 'failed':
      return <ProductFailure failure={page.failure} />
  }
}

const loadShelf = async () => {
  const [{ ProductShelf }, { CardControls }] = await Promise.all([
    import('../../features/catalogue/product-shelf.tsx'),
    import('./card-controls.tsx'),
  ])
  return (props: Omit<ComponentProps<typeof ProductShelf>, 'CardCorner'>) => (
    <ProductShelf {...props} CardCorner={CardControls} />
  )
}
const Similar = createLazySection('similar', loadShelf, { className: 'later [--later:34rem]' })
const Recent = createLazySection('recent', loadShelf)

const Found = ({ page }: { readonly page: FoundPage }) => {
  const text = useText('product-page')
  const { market, language } = usePageContext()
  const product = useLiveStock(page.product, page.isLive ?? false)
  const added = useRef<AddedPanelHandle>(null)
  const recent = useRecentProducts(market.id, product.handle)
  // Caches the first page too, which came with the HTML.
  useEffect(() => {
    if (!page.isLive && !findCachedDetails(page.product.handle, language)) cacheDetails(page, language)
  }, [page, language])
  return (
    <>
      <ProductView
        product={product}
        rendered={page.product}
        trail={page.trail}
        onAdded={(chosen, quantity) => added.current?.show(chosen, quantity)}
        actions={(path, chosen) => (
          <>
            <OfferButton product={chosen} />
            <WishProductButton product={chosen} />
            <CompareButton handle={product.handle} />
            <ShareButton label={text('product.share')} title={product.title} path={path} />
          </>
        )}
      />
      <div className="mt-10 flex flex-col gap-14 print:hidden">
        {page.similar.length > 0 && <Similar title={text('similar.title')} products={page.similar} />}
        {recent.length > 0 && <Recent title={text('recent.title')} products={recent} />}
      </div>
      <AddedPanel ref={added} />
    </>
  )
}
