import type { Text } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import type { SourceFailure } from '../../lib/failures/source-failure.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'

const reasonOf = (failure: SourceFailure, text: Text<'product-page'>) => {
  if (failure.kind === 'refused') return failure.message
  return failure.kind === 'http' ? text('failed.http', failure) : text(`failed.${failure.kind}`)
}

/** Shown when the commerce platform failed. // ERR-25, PDP-28 */
export const ProductFailure = ({ failure }: { readonly failure: SourceFailure }) => {
  const text = useText('product-page')
  const { isTrying, retry } = useRetry()
  return (
    <div className="py-8">
      <h1 className="sr-only">{text('failed.title')}</h1>
      <ErrorState title={text('failed.title')} retrying={isTrying} onRetry={retry}>
        {reasonOf(failure, text)}
      </ErrorState>
    </div>
  )
}
