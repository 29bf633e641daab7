import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { Cart } from '@dvaput/domain/cart/cart'
import { importCharges } from '@dvaput/domain/international/import-charges'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { Price } from '../../ui/products/price.tsx'
import { RateNote } from '../../ui/products/rate-note.tsx'
import { CartChanges } from './cart-changes.tsx'

const Row = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
    <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
    <dd className="ml-auto text-right tabular-nums">{children}</dd>
  </div>
)

export type Labelled = { readonly label: string; readonly value: string }

type OrderSummaryProps = {
  readonly quote: Quote
  /** As it was shown before this page. */
  readonly cart: Cart
  /** When it arrives if it is paid today. */
  readonly expected: Labelled
  readonly children: ReactNode
}

/** The landed price: what is bought, by which rate, weight and shipping, and what customs may add. // XCO-06 */
export const OrderSummary = ({ quote, cart, expected, children }: OrderSummaryProps) => {
  const text = useText('international-checkout')
  const { market, language } = usePageContext()
  const { lines, shipping, goods, total } = quote
  const pesos = (minor: number) => formatMoney(createMoney(minor, 'CLP'), language)
  const charges = importCharges[market.id][language]
  const rate = lines.find((line) => line.rate !== null)?.rate
  return (
    <section
      aria-labelledby="international-summary"
      className="grid content-start gap-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-22 lg:p-6"
    >
      <h2 id="international-summary" className="text-xl">
        {text('summary.title')}
      </h2>
      <CartChanges quote={quote} cart={cart} />
      {lines.some(({ hasWarnings }) => hasWarnings) && <Notice tone="danger">{text('summary.warnings')}</Notice>}
      <ul className="grid gap-3" aria-label={text('summary.products')}>
        {lines.map(({ eraId, title, image, quantity, unitPrice, dollars, offerId }) => (
          <li key={`${eraId} ${offerId}`} className="flex gap-3">
            {image && <Picture url={image} alt="" widest={192} sizes="56px" className="size-14 shrink-0 rounded-md" />}
            <div className="min-w-0 grow">
              <p className="text-sm leading-tight font-medium wrap-anywhere">
                {text('summary.line', { quantity, title })}
              </p>
              <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-sm text-ink-soft">
                  {offerId !== undefined && <span className="font-medium text-accent">{text('summary.agreed')}</span>}
                  {dollars !== null &&
                    text('summary.dollars', { price: formatMoney(createMoney(dollars, 'USD'), language) })}
                </span>
                <span className="ml-auto text-right font-semibold tabular-nums">
                  {pesos(unitPrice * quantity)}
                  <Approximate money={createMoney(unitPrice * quantity, 'CLP')} />
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <dl className="grid gap-2 border-t border-line pt-3">
            <Row label={text('summary.goods')}>
              {formatMoney(goods, language)}
              <Approximate money={goods} />
            </Row>
            {rate && (
              <Row label={text(rate.source === 'live' ? 'summary.rateLive' : 'summary.rateFixed')}>
                {`1 USD = ${formatNumber(rate.pesosPerDollar, language)} CLP`},{' '}
                {formatDateTime({ at: rate.at, timeZone: market.timeZone }, language)}
              </Row>
            )}
            <Row label={text('summary.weight')}>{`${formatNumber(shipping.grams / 1_000, language)} kg`}</Row>
            <Row label={text('summary.shipping', { title: shipping.title })}>
              {formatMoney(shipping.price, language)}
              <Approximate money={shipping.price} />
            </Row>
            <Row label={expected.label}>{expected.value}</Row>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
              <dt className="font-semibold">{text('summary.total')}</dt>
              <dd className="ml-auto text-right">
                <Price money={total} />
              </dd>
            </div>
            <Row label={charges.label}>{charges.value}</Row>
          </dl>
          <div className="grid gap-2">
            <RateNote />
            <p className="text-sm text-pretty text-ink-soft">{charges.note}</p>
          </div>
        </>
      )}
      {children}
    </section>
  )
}
