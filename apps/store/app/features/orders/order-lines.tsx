import { lineName } from '@dvaput/domain/cart/cart-line'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { OrderLineView, OrderView } from '@dvaput/domain/orders/order-view'
import { productPath } from '@dvaput/domain/products/product-path'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { LinePicture } from '../../ui/products/line-picture.tsx'
import { OrderDate } from './order-date.tsx'

type LineProps = { readonly line: OrderLineView; readonly market: OrderView['market'] }

const linkClasses = 'font-medium hover:text-accent hover:underline'

/** The page of the product in the market that sold it; its title alone once the product is gone. */
const LineTitle = ({ line, market: soldIn }: LineProps) => {
  const { handle, imported } = line
  const { market, origins } = usePageContext()
  const name = lineName(line)
  if (handle === null) return <p className="font-medium wrap-anywhere">{name}</p>
  const path = productPath(imported ? 'international' : 'local', handle)
  return (
    <p className="wrap-anywhere">
      {soldIn === market.id ? (
        <Link to={path} prefetch="intent" className={linkClasses}>
          {name}
        </Link>
      ) : (
        <a href={origins[soldIn] + path} className={linkClasses}>
          {name}
        </a>
      )}
    </p>
  )
}

const numberLabels = { serial: 'order.serial', imei: 'order.imei' } as const

const Line = ({ line, market, rate }: LineProps & Pick<Parameters<typeof Approximate>[0], 'rate'>) => {
  const text = useText('orders')
  const { language } = usePageContext()
  const refunded = line.quantity - line.currentQuantity
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <LinePicture image={line.image} />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
        <div className="min-w-48 flex-1 text-sm text-ink-soft">
          <div className="text-base text-ink">
            <LineTitle line={line} market={market} />
          </div>
          <p>{text('orders.quantity', { quantity: line.quantity })}</p>
          {line.unitNumbers.map(({ kind, value }) => (
            <p key={`${kind} ${value}`} className="wrap-anywhere">
              {text(numberLabels[kind], { number: value })}
            </p>
          ))}
          {line.warrantyEnd !== null && (
            <p>
              {text('order.warrantyEnd')} <OrderDate at={line.warrantyEnd} market={market} />
            </p>
          )}
          {line.imported?.dollars && (
            <p>{text('order.dollars', { price: formatMoney(line.imported.dollars, language) })}</p>
          )}
          {refunded > 0 && <p>{text('order.refundedUnits', { count: refunded })}</p>}
        </div>
        {/* At full price: what was taken off is a row of the summary, so that everything adds up. */}
        <p className="text-right whitespace-nowrap tabular-nums">
          {formatMoney(line.price, language)}
          <Approximate money={line.price} rate={rate} />
        </p>
      </div>
    </li>
  )
}

export const OrderLines = ({ order: { lines, market, approximateRate } }: { readonly order: OrderView }) => {
  const text = useText('orders')
  return (
    <ul aria-label={text('orders.items')} className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.id} line={line} market={market} rate={approximateRate ?? 'none'} />
      ))}
    </ul>
  )
}
