import { useText } from '../../i18n/use-text.ts'
import { isOutdated } from '../../lib/lost-connection.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'

type Result = { readonly results: unknown; readonly isSlow: boolean }

export const SearchFailure = (first: { readonly isSlow: boolean }) => {
  const text = useText('search')
  const { result, isTrying, retry } = useRetry<Result>({
    isLoaded: (page) => page.results !== null && !isOutdated(page),
  })
  const { isSlow } = result ?? first
  return (
    <ErrorState title={text('search.failed')} retrying={isTrying} onRetry={retry}>
      {isSlow ? text('search.failedSlow') : text('search.failedText')}
    </ErrorState>
  )
}
