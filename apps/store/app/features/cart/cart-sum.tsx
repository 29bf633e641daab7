import { type Cart, subtotals } from '@dvaput/domain/cart/cart'
import { useText } from '../../i18n/use-text.ts'
import { Price } from '../../ui/price.tsx'

/** One sum for each currency: an amount never changes its unit. // readings D-07 */
export const CartSum = ({ cart }: { readonly cart: Cart }) => {
  const text = useText('cart')
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">{text('panel.subtotal')}</p>
        <div className="grid justify-items-end gap-1">
          {subtotals(cart).map((sum) => (
            <Price key={sum.currency} money={sum} />
          ))}
        </div>
      </div>
      <p className="text-sm text-ink-soft">{text('panel.shipping')}</p>
    </div>
  )
}
