import type { Quote } from '@dvaput/backend/international-orders/quote'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'

const Row = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
    <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
    <dd className="ml-auto text-right tabular-nums">{children}</dd>
  </div>
)

/** The landed price: what is bought, by which rate, taxes, weight and shipping. // spec §2 International checkout */
export const OrderSummary = ({ quote, children }: { readonly quote: Quote; readonly children: ReactNode }) => {
  const text = useText('international-checkout')
  const { market, language } = usePageContext()
  const { lines, unavailable, shipping, goods, total } = quote
  const pesos = (minor: number) => formatMoney(createMoney(minor, 'CLP'), language)
  const rate = lines.find((line) => line.rate !== null)?.rate
  return (
    <section
      aria-labelledby="international-summary"
      className="grid content-start gap-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-22 lg:p-6"
    >
      <h2 id="international-summary" className="text-xl">
        {text('summary.title')}
      </h2>
      {unavailable.length > 0 && <Notice tone="danger">{text('summary.unavailable')}</Notice>}
      <ul className="grid gap-3" aria-label={text('summary.products')}>
        {lines.map(({ eraId, title, image, quantity, unitPrice, dollars }) => (
          <li key={eraId} className="flex gap-3">
            {image && <Picture url={image} alt="" widest={192} sizes="56px" className="size-14 shrink-0 rounded-md" />}
            <div className="min-w-0 grow">
              <p className="text-sm leading-tight font-medium wrap-anywhere">
                {text('summary.line', { quantity, title })}
              </p>
              <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-sm text-ink-soft">
                  {dollars !== null &&
                    text('summary.dollars', { price: formatMoney(createMoney(dollars, 'USD'), language) })}
                </span>
                <span className="ml-auto font-semibold tabular-nums">{pesos(unitPrice * quantity)}</span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-line pt-3">
        <Row label={text('summary.goods')}>{formatMoney(goods, language)}</Row>
        {rate && (
          <Row label={text(rate.source === 'live' ? 'summary.rateLive' : 'summary.rateFixed')}>
            {`1 USD = ${formatNumber(rate.pesosPerDollar, language)} CLP`},{' '}
            {formatDateTime({ at: rate.at, timeZone: market.timeZone }, language)}
          </Row>
        )}
        <Row label={text('summary.taxes')}>{text('summary.taxesIncluded')}</Row>
        <Row label={text('summary.weight')}>{`${formatNumber(shipping.grams / 1_000, language)} kg`}</Row>
        <Row label={text('summary.shipping', { title: shipping.title })}>{formatMoney(shipping.price, language)}</Row>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">{text('summary.total')}</dt>
          <dd className="ml-auto">
            <Price money={total} />
          </dd>
        </div>
      </dl>
      {children}
    </section>
  )
}
