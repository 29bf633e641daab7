import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { maxCompared, toggleCompared, useCompared } from '../../state/compared.ts'
import { CornerButton } from '../../ui/gallery/corner-button.tsx'
import { notify } from '../../ui/popups/toast.ts'

type CompareToggleProps = { readonly product: Pick<CardProduct, 'handle' | 'title'> }

export const CompareToggle = ({ product: { handle, title } }: CompareToggleProps) => {
  const text = useText('products')
  const { market } = usePageContext()
  const chosen = useCompared(market.id).includes(handle)
  const toggle = () => {
    if (toggleCompared(market.id, handle) === 'full')
      notify({ type: 'warning', message: text('compare.full', { count: maxCompared }), id: 'compare' })
  }
  return (
    <CornerButton
      icon="compare"
      aria-pressed={chosen}
      aria-label={text('compare.toggle', { name: title })}
      title={text('compare.short')}
      onClick={toggle}
    />
  )
}
