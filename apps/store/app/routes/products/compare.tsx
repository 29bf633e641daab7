import { countedProductTags } from '@dvaput/domain/catalogue/catalogue-tags'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CompareView } from '../../features/compare/compare-view.tsx'
import { toComparedProducts } from '../../features/compare/compared-products.server.ts'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { cacheable, loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { maxCompared, setCompared, useCompared } from '../../state/compared.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Route } from './+types/compare'

export const meta = pageMeta

export const handle = { messages: ['compare', 'products'] }

export const headers = loaderHeaders

/** `?handles=a,b`, without duplicates. */
const readHandles = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.get('handles')?.split(',').filter(Boolean))].slice(0, maxCompared)

export const loader = pageLoader(async ({ market, language }, { request, services }) => {
  const text = await loadText(language, 'compare')
  const head = {
    title: text('compare.title'),
    description: text('compare.description'),
    path: '/compare',
    hidden: true,
  }
  const handles = readHandles(new URL(request.url).searchParams)
  try {
    const details = handles.length > 0 ? await services().catalogue.details({ market, language }, handles) : []
    const products = await toComparedProducts(details, language)
    return cacheable({ head, products }, { tags: countedProductTags(market.shop, handles) })
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return uncached({ head, products: null }, 503)
  }
})

export default function Compare({ loaderData: { products } }: Route.ComponentProps) {
  const { market } = usePageContext()
  const [search] = useSearchParams()
  const compared = useCompared(market.id)
  const navigate = useNavigate()
  const isAsked = search.has('handles')

  const show = (handles: readonly string[]) => {
    const query = handles.length > 0 ? `?handles=${handles.map(encodeURIComponent).join(',')}` : '?handles='
    return navigate({ search: query }, { replace: true, preventScrollReset: true })
  }
  // Without a list in the URL the stored one is put there, so that the URL can be shared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to navigate is not what it depends on
  useEffect(() => {
    if (!isAsked && compared.length > 0) void show(compared)
  }, [isAsked, compared])

  // Products that are no longer sold would fill the stored list and could not be removed.
  useEffect(() => {
    const available = products?.map(({ handle: name }) => name)
    const isOwn = readHandles(search).join() === compared.join()
    if (available && isOwn && available.length < compared.length) setCompared(market.id, available)
  }, [products, search, compared, market.id])

  if (!products) return <CompareFailed />
  const left = (removed: string) => products.map(({ handle: name }) => name).filter((name) => name !== removed)
  const remove = (removed: string) => {
    setCompared(
      market.id,
      compared.filter((name) => name !== removed),
    )
    void show(left(removed))
  }
  const clear = () => {
    setCompared(market.id, [])
    void show([])
  }
  return <CompareView products={products} onRemove={remove} onClear={clear} />
}

const CompareFailed = () => {
  const text = useText('compare')
  const { isTrying, retry } = useRetry()
  return (
    <div className="py-8">
      <h1 className="sr-only">{text('compare.title')}</h1>
      <ErrorState title={text('compare.failed')} retrying={isTrying} onRetry={retry} />
    </div>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} name="compare.title" />
