import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'

/** In place of the goods, when nobody could say which there are. */
export const ListingFailure = () => {
  const text = useText('catalogue')
  const { isTrying, retry } = useRetry<{ goods: unknown }>({ isBack: ({ goods }) => goods !== null })
  return (
    <ErrorState title={text('listing.failed')} retrying={isTrying} onRetry={retry}>
      {text('listing.failedText')}
    </ErrorState>
  )
}
