import { lineName } from '@dvaput/domain/cart/cart-line'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { OrderLineView } from '@dvaput/domain/orders/order-view'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { LinePicture } from '../../ui/products/line-picture.tsx'

/** A line of an order in a list of orders, at price times quantity. */
export const LineSummary = ({
  line,
  rate,
}: { readonly line: OrderLineView } & Pick<Parameters<typeof Approximate>[0], 'rate'>) => {
  const text = useText('orders')
  const { language } = usePageContext()
  return (
    <li className="flex items-center gap-3">
      <LinePicture image={line.image} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{lineName(line)}</p>
        <p className="text-sm text-ink-soft">{text('orders.quantity', { quantity: line.quantity })}</p>
      </div>
      <span className="text-right whitespace-nowrap tabular-nums">
        {formatMoney(line.price, language)}
        <Approximate money={line.price} rate={rate} />
      </span>
    </li>
  )
}
