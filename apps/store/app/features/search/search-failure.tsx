import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'

type Answer = { readonly found: unknown; readonly isSlow: boolean }

export const SearchFailure = (first: { readonly isSlow: boolean }) => {
  const text = useText('search')
  const { answer, isTrying, retry } = useRetry<Answer>({ isBack: ({ found }) => found !== null })
  const { isSlow } = answer ?? first
  return (
    <ErrorState title={text('search.failed')} retrying={isTrying} onRetry={retry}>
      {isSlow ? text('search.failedSlow') : text('search.failedText')}
    </ErrorState>
  )
}
