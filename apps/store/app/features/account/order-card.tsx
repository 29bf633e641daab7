import type { AccountOrder, OrderAddress, OrderedLine } from '@dvaput/domain/account/account-record'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { formatDate } from '@dvaput/domain/text/format-date'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { orderStatus } from './order-status.ts'

const addressLines = ({ firstName, lastName, address1, address2, zip, city, province, country }: OrderAddress) =>
  [`${firstName} ${lastName}`, address1, address2, `${zip} ${city}`, province, country]
    .map((line) => line.trim())
    .filter(Boolean)

const Line = ({ line }: { readonly line: OrderedLine }) => {
  const text = useText('account')
  const { language } = usePageContext()
  return (
    <li className="flex items-center gap-3">
      {line.image ? (
        <Picture url={line.image.url} alt="" widest={192} sizes="64px" className="size-16 shrink-0 rounded-md" />
      ) : (
        <span aria-hidden="true" className="size-16 shrink-0 rounded-md bg-plate" />
      )}
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{line.title}</p>
        <p className="text-sm text-ink-soft">{text('orders.quantity', { quantity: line.quantity })}</p>
      </div>
      <span className="whitespace-nowrap tabular-nums">{formatMoney(line.price, language)}</span>
    </li>
  )
}

/** One of the last orders. // spec §2 Account */
export const OrderCard = ({ order }: { readonly order: AccountOrder }) => {
  const text = useText('account')
  const { language, market } = usePageContext()
  const status = orderStatus(order.fulfillmentStatus)
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{text('orders.number', { number: order.name || order.id })}</h3>
        <Badge tone={status.tone}>{'raw' in status ? status.raw : text(status.key)}</Badge>
        <p className="w-full text-sm text-ink-soft">
          <time dateTime={order.processedAt}>
            {formatDate({ at: order.processedAt, timeZone: market.timeZone }, language)}
          </time>
        </p>
      </div>
      <ul aria-label={text('orders.items')} className="grid gap-3">
        {order.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <Line key={at} line={line} />
        ))}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
        {order.shippingAddress && (
          <div>
            <h4 className="text-sm font-semibold">{text('orders.shippingAddress')}</h4>
            <address className="text-sm text-ink-soft not-italic">
              {addressLines(order.shippingAddress).map((line) => (
                <span key={line} className="block wrap-anywhere">
                  {line}
                </span>
              ))}
            </address>
          </div>
        )}
        <p className="ml-auto text-lg font-bold whitespace-nowrap tabular-nums">
          <span className="mr-2 text-sm font-medium text-ink-soft">{text('orders.total')}</span>
          {formatMoney(order.total, language)}
        </p>
      </div>
    </Card>
  )
}
