import { fewUnits, type Stock } from '@dvaput/domain/catalogue/stock'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useText } from '../../i18n/use-text.ts'

/** The number is shown if somebody has counted; a low one as a warning. */
export const StockLine = ({ stock, isStockKnown, inStock }: Stock) => {
  const text = useText('products')
  const pageText = useText('product-page')
  const isFew = isStockKnown && stock <= fewUnits
  const tone = inStock ? (isFew ? 'text-warning' : 'text-accent') : 'text-danger'
  const known = isFew ? text('stock.few', { count: stock }) : pageText('product.inStock', { count: stock })
  const label = isStockKnown ? known : text('stock.some')
  return (
    <p className={joinClasses('flex items-center gap-2 font-semibold', tone)}>
      <Icon name={inStock ? 'success' : 'error'} />
      {inStock ? label : text('stock.out')}
    </p>
  )
}
