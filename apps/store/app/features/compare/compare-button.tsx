import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { maxCompared, toggleCompared, useCompared } from '../../state/compared.ts'
import { notify } from '../../ui/popups/toast.ts'

/** Adds the product to the comparison and links to it. */
export const CompareButton = ({ handle }: { readonly handle: string }) => {
  const text = useText('product-page')
  const productText = useText('products')
  const { market } = usePageContext()
  const compared = useCompared(market.id)
  const chosen = compared.includes(handle)
  const toggle = () => {
    if (toggleCompared(market.id, handle) === 'full')
      notify({ type: 'warning', message: productText('compare.full', { count: maxCompared }), id: 'compare' })
  }
  return (
    <>
      <Button
        icon={chosen ? 'check' : 'compare'}
        variant="secondary"
        className="noscript:hidden"
        aria-pressed={chosen}
        onClick={toggle}
      >
        {chosen ? text('product.compared') : productText('compare.short')}
      </Button>
      {compared.length > (chosen ? 1 : 0) && (
        <ButtonLink
          to={`/compare?handles=${compared.map(encodeURIComponent).join(',')}`}
          variant="quiet"
          size="tight"
          prefetch="intent"
        >
          {text('product.openCompare', { count: compared.length })}
        </ButtonLink>
      )}
    </>
  )
}
