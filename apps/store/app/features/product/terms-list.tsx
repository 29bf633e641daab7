import type { SpanName } from '@dvaput/domain/markets/figures'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import { formatRange } from '@dvaput/domain/markets/format-range'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { OpeningHours } from '../../ui/opening-hours.tsx'
import { IconFact } from '../../ui/products/icon-fact.tsx'
import { ArrivalText } from './arrival-text.tsx'
import type { ProductDetailView } from './product-detail-view.ts'
import { findVariant } from './variant-options.ts'

type TermsListProps = {
  readonly product: Pick<ProductDetailView, 'warranty' | 'inTheBox' | 'orderDay' | 'inStock' | 'variants' | 'variantId'>
}

/** Arrival, contents, payment, warranty, returns and pickup, with the market's figures. */
export const TermsList = ({ product }: TermsListProps) => {
  const { warranty, inTheBox, orderDay, variants, variantId } = product
  // Read here and not handed in: the section would lose its HTML if its props changed before it is hydrated.
  const [search] = useSearchParams()
  const { inStock } = findVariant(variants, variantId, search.get('variant')) ?? product
  const text = useText('product-details')
  const { market, language, takesTransfers } = usePageContext()
  const { figures, contact, city, own } = market
  const { deliveryPrice } = figures
  const spanOf = (name: SpanName) => ({ range: formatRange(figures[name]), count: figures[name].to })
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <IconFact icon="truck" label={text('delivery.title')}>
        {inStock && <ArrivalText orderDay={orderDay} />}
        <div className="text-sm text-ink-soft">
          {inStock ? (
            <>
              <p data-figure="dispatch">{text('delivery.sent', spanOf('dispatch'))}</p>
              <p data-figure="deliveryInStockCity">
                {text('delivery.place', { place: city, ...spanOf('deliveryInStockCity') })}
              </p>
              <p data-figure="deliveryInStockElsewhere">
                {text('delivery.place', { place: text('delivery.elsewhere'), ...spanOf('deliveryInStockElsewhere') })}
              </p>
            </>
          ) : (
            <p>{text('delivery.soldOut')}</p>
          )}
          {deliveryPrice ? (
            <p data-figure="deliveryPrice">
              {text('delivery.cost', {
                from: formatMoney(deliveryPrice.from, language),
                to: formatMoney(deliveryPrice.to, language),
              })}
            </p>
          ) : (
            <p>{text('delivery.costLater')}</p>
          )}
          {own?.freeDeliveryFrom && (
            <p>{text('delivery.free', { price: formatMoney(own.freeDeliveryFrom, language) })}</p>
          )}
        </div>
        <TextLink to="/envios" prefetch="intent" className="inline-flex min-h-6 items-center text-sm">
          {text('delivery.more')}
        </TextLink>
      </IconFact>
      {inTheBox.length > 0 && (
        <IconFact icon="box" label={text('box.title')}>
          <p className="first-letter:uppercase">{inTheBox.join(', ')}</p>
        </IconFact>
      )}
      <IconFact icon="cart" label={text('payment.title')}>
        <p>{text(takesTransfers ? 'footer.securePaymentsText' : 'footer.paymentsWithoutTransfer')}</p>
      </IconFact>
      <IconFact icon="shield" label={text('warranty.title')}>
        <p data-figure={warranty.figures}>{warranty.text}</p>
      </IconFact>
      <IconFact icon="refresh" label={text('returns.title')}>
        <p data-figure="returnWindow">{text('footer.returnsText', { count: figures.returnWindow.to })}</p>
        <TextLink to="/devoluciones" prefetch="intent" className="inline-flex min-h-6 items-center text-sm">
          {text('returns.more')}
        </TextLink>
      </IconFact>
      {contact.pickupPoint && (
        <IconFact icon="pin" label={text('pickup.title')}>
          <p>{formatPlace(contact.pickupPoint)}</p>
          <div className="text-sm text-ink-soft">
            {inStock && <p data-figure="dispatch">{text('pickup.ready', spanOf('dispatch'))}</p>}
            <p>
              {text('hours.store')}: <OpeningHours figure="storeHours" />
            </p>
          </div>
        </IconFact>
      )}
    </div>
  )
}
