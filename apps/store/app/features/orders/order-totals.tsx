import { importCharges } from '@dvaput/domain/international/import-charges'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Money } from '@dvaput/domain/money/money'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import { formatTaxTitle } from '@dvaput/domain/orders/tax-title'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { RateNote } from '../../ui/products/rate-note.tsx'

type RowProps = { readonly label: string; readonly value: ReactNode; readonly strong?: boolean }

const Row = ({ label, value, strong = false }: RowProps) => (
  <div className={strong ? 'flex justify-between gap-4 text-lg font-bold' : 'flex justify-between gap-4 text-sm'}>
    <dt className={strong ? undefined : 'text-ink-soft'}>{label}</dt>
    <dd className="text-right whitespace-nowrap tabular-nums">{value}</dd>
  </div>
)

/** The lines' sum comes before discounts, so that the rows add up to the total. */
const linesSum = ({ lines, subtotal }: OrderView): Money => ({
  ...subtotal,
  minor: lines.reduce((sum, { price }) => sum + price.minor, 0),
})

export const OrderTotals = ({ order }: { readonly order: OrderView }) => {
  const text = useText('orders')
  const { language } = usePageContext()
  const used = order.approximateRate ?? 'none'
  const format = (money: Money) => (
    <>
      {formatMoney(money, language)}
      <Approximate money={money} rate={used} />
    </>
  )
  const minus = (money: Money) => format({ ...money, minor: -money.minor })
  const charges = importCharges[order.market][language]
  const rate = order.lines.find(({ imported }) => imported?.rate)?.imported?.rate
  const { discount, discountCodes: codes, shipping, total, refunded, outstanding, taxes, cancelledAt } = order
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2">
        <Row label={text('order.subtotal')} value={format(linesSum(order))} />
        {discount.minor > 0 && (
          <Row
            label={codes.length > 0 ? text('order.discountWith', { codes: codes.join(', ') }) : text('order.discount')}
            value={minus(discount)}
          />
        )}
        {rate && (
          <Row label={text('order.rate')} value={`1 USD = ${formatNumber(rate.pesosPerDollar, language)} CLP`} />
        )}
        {order.parcel && (
          <Row label={text('order.weight')} value={`${formatNumber(order.parcel.grams / 1_000, language)} kg`} />
        )}
        {/* Nothing is sent to who comes for it. */}
        {!(order.pickup && shipping.minor === 0) && (
          <Row label={text('order.shipping')} value={shipping.minor === 0 ? text('order.free') : format(shipping)} />
        )}
        <div className="my-1 border-t border-line" />
        <Row label={text('orders.total')} value={format(total)} strong />
        {order.isImported && <Row label={charges.label} value={charges.value} />}
        {taxes.map(({ title, rate, amount }) => (
          <Row
            key={title}
            label={text('order.tax', {
              title: formatTaxTitle(title, language),
              rate: rate === null ? '' : `${formatNumber(Math.round(rate * 10_000) / 100, language)} %`,
            })}
            value={format(amount)}
          />
        ))}
        {refunded.minor > 0 && <Row label={text('order.refunded')} value={minus(refunded)} />}
        {outstanding.minor > 0 && cancelledAt === null && (
          <Row label={text('order.outstanding')} value={format(outstanding)} />
        )}
      </dl>
      <RateNote rate={used} />
      {order.isImported && <p className="text-sm text-pretty text-ink-soft">{charges.note}</p>}
    </div>
  )
}
