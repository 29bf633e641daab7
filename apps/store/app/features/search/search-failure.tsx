import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'

export const SearchFailure = ({ isSlow }: { readonly isSlow: boolean }) => {
  const text = useText('search')
  const { isTrying, retry } = useRetry()
  return (
    <ErrorState title={text('search.failed')} retrying={isTrying} onRetry={retry}>
      {isSlow ? text('search.failedSlow') : text('search.failedText')}
    </ErrorState>
  )
}
