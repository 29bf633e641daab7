import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ErrorState } from '../../ui/error-state.tsx'

export const SearchFailure = ({ isSlow }: { readonly isSlow: boolean }) => {
  const text = useText('search')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState title={text('search.failed')} retrying={state === 'loading'} onRetry={() => void revalidate()}>
      {isSlow ? text('search.failedSlow') : text('search.failedText')}
    </ErrorState>
  )
}
