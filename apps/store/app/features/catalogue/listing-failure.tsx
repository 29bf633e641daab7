import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'

/** Shown when no source could list the products. */
export const ListingFailure = () => {
  const text = useText('catalogue')
  const { isTrying, retry } = useRetry()
  return (
    <ErrorState title={text('listing.failed')} retrying={isTrying} onRetry={retry}>
      {text('listing.failedText')}
    </ErrorState>
  )
}
