import type { Stock } from '@dvaput/domain/catalogue/stock'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

/** Up to this number the exact stock is shown. */
const few = 5

/** Shows a number only if stock is known and low. */
export const StockLine = ({ stock, isStockKnown, inStock }: Stock) => {
  const text = useText('products')
  const isFew = isStockKnown && stock <= few
  const tone = inStock ? (isFew ? 'text-warning' : 'text-accent') : 'text-danger'
  const label = isFew ? text('stock.few', { count: stock }) : text('stock.some')
  return (
    <p className={joinClasses('flex items-center gap-2 font-semibold', tone)}>
      <Icon name={inStock ? 'success' : 'error'} />
      {inStock ? label : text('stock.out')}
    </p>
  )
}
