import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import { importCharges } from '@dvaput/domain/international/import-charges'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Money } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { Icon } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { RateNote } from '../../ui/products/rate-note.tsx'
import type { ImportedProductView } from './imported-product-page.ts'

type LandedPriceProps = Pick<ImportedProductView, 'price' | 'weight' | 'shipping'>

const rateTexts = {
  live: 'landed.rateLive',
  shop: 'landed.rateShop',
  fallback: 'landed.rateFallback',
} as const satisfies Record<ExchangeRate['source'], string>

const Row = ({
  label,
  note,
  children,
}: {
  readonly label: string
  readonly note?: ReactNode
  readonly children: ReactNode
}) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
    <dt className="text-ink-soft">
      {label}
      {note && <span className="block text-xs">{note}</span>}
    </dt>
    <dd className="ml-auto text-right font-medium tabular-nums">{children}</dd>
  </div>
)

/** What the price is made of, before anybody pays. */
export const LandedPrice = ({ price, weight, shipping }: LandedPriceProps) => {
  const text = useText('international-product')
  const { market, language } = usePageContext()
  if (price.kind !== 'sold') return null
  const { pesos, dollars, rate } = price
  const total: Money = { ...pesos, minor: pesos.minor + shipping.price.minor }
  const time = rate && formatDateTime({ at: rate.at, timeZone: market.timeZone }, language)
  const charges = importCharges[market.id][language]
  const inKilos = { weight: formatNumber(weight.grams / 1_000, language) }
  return (
    <details className="group rounded-lg border border-line bg-surface text-sm" open>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {text('landed.title')}
        <Icon name="down" className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <dl className="divide-y divide-line border-t border-line px-4 py-1">
        {dollars && <Row label={text('landed.dollars')}>{formatMoney(dollars, language)}</Row>}
        {rate && time && (
          <Row
            label={text('landed.rate')}
            note={<time dateTime={rate.at}>{text(rateTexts[rate.source], { time })}</time>}
          >
            {`1 USD = ${formatNumber(rate.pesosPerDollar, language)} CLP`}
          </Row>
        )}
        <Row label={text('landed.product')}>
          {formatMoney(pesos, language)}
          <Approximate money={pesos} />
        </Row>
        <Row label={text(weight.isKnown ? 'landed.shipping' : 'landed.shippingAssumed', inKilos)} note={shipping.title}>
          {formatMoney(shipping.price, language)}
          <Approximate money={shipping.price} />
        </Row>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 font-semibold">
          <dt>{text('landed.total')}</dt>
          <dd className="ml-auto text-right tabular-nums">
            {formatMoney(total, language)}
            <Approximate money={total} />
          </dd>
        </div>
        <Row label={charges.label}>{charges.value}</Row>
      </dl>
      <div className="grid gap-2 border-t border-line px-4 py-2.5 text-sm text-ink-soft">
        <p>{text('landed.contents')}</p>
        <p>{charges.note}</p>
        <p>{text('landed.note')}</p>
        <RateNote />
      </div>
    </details>
  )
}
