import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { useCompared } from '../../state/compared.ts'

/** Link to the comparison. Fixed over the page, so that nothing moves when it appears. */
export const CompareBar = () => {
  const text = useText('products')
  const { market } = usePageContext()
  const count = useCompared(market.id).length
  if (count === 0) return null
  return (
    <div className="fixed inset-x-0 bottom-4 z-10 mx-auto w-fit print:hidden">
      <ButtonLink to="/compare" icon="compare" variant="secondary" className="shadow-overlay">
        {text('compare.open', { number: count })}
      </ButtonLink>
    </div>
  )
}
