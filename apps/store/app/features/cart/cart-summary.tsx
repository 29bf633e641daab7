import type { Cart } from '@dvaput/domain/cart/cart'
import { kindTotals, type ProductKind } from '@dvaput/domain/cart/cart-kinds'
import { isSoldOut } from '@dvaput/domain/cart/cart-line'
import { fixedShipping, parcelRates } from '@dvaput/domain/international/shipping-rate'
import { formatFigure } from '@dvaput/domain/markets/format-figure'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Price } from '../../ui/products/price.tsx'
import { RateNote } from '../../ui/products/rate-note.tsx'
import type { CartArrival } from './cart-arrival.ts'

const kindNames = {
  local: 'summary.local',
  international: 'summary.international',
} as const satisfies Record<ProductKind, string>

type CartSummaryProps = {
  readonly cart: Cart
  readonly arrival: CartArrival
  /** What stands in the way of a checkout. */
  readonly unavailable: ReactNode
  readonly children: ReactNode
}

/** What is to be paid, for each kind in its own currency, and the ways to go on. // CART-23, CART-24 */
export const CartSummary = ({ cart, arrival, unavailable, children }: CartSummaryProps) => {
  const text = useText('cart')
  const { market, language } = usePageContext()
  const { own } = market
  const formatAmount = useFormatAmount()
  const totals = kindTotals(cart)
  const kinds = totals.map(({ kind }) => kind)
  const delivery = formatFigure(market.figures, 'deliveryPrice', language)
  return (
    <section
      aria-labelledby="cart-summary"
      className="grid content-start gap-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-22 lg:p-6"
    >
      <h2 id="cart-summary" className="text-xl">
        {text('summary.title')}
      </h2>
      {unavailable}
      {/* Nothing in it can be bought, so there is nothing to pay or to send. */}
      {!cart.every(isSoldOut) && (
        <>
          <dl className="grid gap-3">
            {totals.map(({ kind, sum }) => (
              <div key={`${kind} ${sum.currency}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt>{text(kindNames[kind])}</dt>
                <dd className="ml-auto text-right">
                  <Price money={sum} />
                </dd>
              </div>
            ))}
            <div className="grid gap-1 border-t border-line pt-3 text-sm text-ink-soft">
              <dt className="font-medium text-ink">{text('summary.shipping')}</dt>
              {kinds.includes('local') && (
                <dd className="text-ink">
                  {text('summary.arrival', { day: arrival.local.day })}{' '}
                  <span className="text-ink-soft">
                    {text('summary.arrivalCity', { city: market.city, day: arrival.local.cityDay })}
                  </span>
                </dd>
              )}
              {kinds.includes('international') && (
                <dd className="text-ink">{text('summary.arrivalImported', { day: arrival.international.day })}</dd>
              )}
              {kinds.includes('local') && (
                <dd>
                  {text('summary.shippingLater')}{' '}
                  {delivery ? text('summary.shippingAbout', { price: delivery }) : text('summary.shippingByRegion')}{' '}
                  {own?.freeDeliveryFrom &&
                    text('summary.shippingFree', { price: formatMoney(own.freeDeliveryFrom, language) })}
                </dd>
              )}
              {kinds.includes('international') && (
                <dd>
                  {parcelRates.length > 0
                    ? text('summary.shippingLater')
                    : text('summary.shippingImported', {
                        price: formatAmount(fixedShipping.price),
                      })}
                </dd>
              )}
            </div>
          </dl>
          {kinds.includes('international') && <RateNote />}
          {children}
          <dl className="grid gap-3 border-t border-line pt-4 text-sm">
            <div>
              <dt className="font-medium">{text('summary.payment')}</dt>
              {kinds.includes('local') && <dd className="text-ink-soft">{text('footer.securePaymentsText')}</dd>}
              {kinds.includes('international') && <dd className="text-ink-soft">{text('summary.paymentImported')}</dd>}
            </div>
          </dl>
        </>
      )}
    </section>
  )
}
