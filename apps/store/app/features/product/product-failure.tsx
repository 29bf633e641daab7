import { useEffect } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { ProductPage } from './product-page.ts'
import type { SourceFailure } from './source-failure.ts'

/** Asks for this page's own data and for nothing else: while the shop is down, the frame around it has what it needs. */
const useRetry = (failure: SourceFailure) => {
  const { data, state, load } = useFetcher<ProductPage>()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isBack = data !== undefined && data.kind !== 'failed'
  useEffect(() => {
    if (isBack) void revalidate()
  }, [isBack, revalidate])
  return {
    failure: data?.kind === 'failed' ? data.failure : failure,
    isTrying: state !== 'idle' || isBack,
    retry: () => void load(pathname + search),
  }
}

/** The shop behind us failed; the words are the specification's. // spec §8 Catalogue */
export const ProductFailure = (first: { readonly failure: SourceFailure }) => {
  const text = useText('product')
  const { failure, isTrying, retry } = useRetry(first.failure)
  const reason = failure.kind === 'http' ? text('failed.http', failure) : text(`failed.${failure.kind}`)
  return (
    <div className="py-8">
      <h1 className="sr-only">{text('failed.title')}</h1>
      <ErrorState title={text('failed.title')} retrying={isTrying} onRetry={retry}>
        {reason}
      </ErrorState>
    </div>
  )
}
