import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ErrorState } from '../../ui/error-state.tsx'

/** In place of the goods, when nobody could say which there are. */
export const ListingFailure = () => {
  const text = useText('catalogue')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState title={text('listing.failed')} retrying={state === 'loading'} onRetry={() => void revalidate()}>
      {text('listing.failedText')}
    </ErrorState>
  )
}
