import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { maxCompared, toggleCompared, useCompared } from '../../state/compared.ts'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/toast.ts'

type CompareToggleProps = { readonly product: Pick<CardProduct, 'handle' | 'title'> }

/** A touch target of 44 pixels that looks smaller, so that it does not cover the picture. */
export const CompareToggle = ({ product: { handle, title } }: CompareToggleProps) => {
  const text = useText('products')
  const { market } = usePageContext()
  const chosen = useCompared(market.id).includes(handle)
  const toggle = () => {
    if (toggleCompared(market.id, handle) === 'full')
      notify({ type: 'warning', message: text('compare.full', { count: maxCompared }), id: 'compare' })
  }
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={text('compare.toggle', { name: title })}
      title={text('compare.short')}
      onClick={toggle}
      className="group/compare flex size-11 noscript:hidden items-center justify-center rounded-full"
    >
      <span className="flex size-8 items-center justify-center rounded-full border border-line bg-surface text-ink-soft transition-colors group-hover/compare:border-line-strong group-hover/compare:text-ink group-aria-pressed/compare:border-accent group-aria-pressed/compare:bg-accent group-aria-pressed/compare:text-on-accent">
        <Icon name="compare" className="size-4.5" />
      </span>
    </button>
  )
}
