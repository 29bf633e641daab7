import type { SpanName } from '@dvaput/domain/markets/figures'
import { formatRange } from '@dvaput/domain/markets/format-range'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { IconFact } from '../../ui/icon-fact.tsx'
import { OpeningHours } from '../../ui/opening-hours.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { WarrantyText } from './product-detail-view.ts'

/** Delivery, pickup, payment and returns, with the market's figures. */
export const TermsList = ({ warranty }: { readonly warranty: WarrantyText }) => {
  const text = useText('product-details')
  const { market, language } = usePageContext()
  const { figures, contact, city, own } = market
  const { deliveryPrice } = figures
  const { street, postalCode, city: pickupCity } = contact.pickupPoint
  const spanOf = (name: SpanName) => ({ range: formatRange(figures[name]), count: figures[name].to })
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <IconFact icon="shield" label={text('warranty.title')}>
        <p data-figure={warranty.figures}>{warranty.text}</p>
      </IconFact>
      <IconFact icon="truck" label={text('delivery.title')}>
        <p data-figure="dispatch">{text('delivery.sent', spanOf('dispatch'))}</p>
        <p data-figure="deliveryInStockCity">
          {text('delivery.place', { place: city, ...spanOf('deliveryInStockCity') })}
        </p>
        <p data-figure="deliveryInStockElsewhere">
          {text('delivery.place', { place: text('delivery.elsewhere'), ...spanOf('deliveryInStockElsewhere') })}
        </p>
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
        <TextLink to="/envios" prefetch="intent" className="inline-flex min-h-6 items-center text-sm">
          {text('delivery.more')}
        </TextLink>
      </IconFact>
      <IconFact icon="pin" label={text('pickup.title')}>
        <p>
          {street}, {postalCode} {pickupCity}
        </p>
        <p data-figure="dispatch">{text('pickup.ready', spanOf('dispatch'))}</p>
        <p>
          {text('hours.store')}: <OpeningHours figure="storeHours" />
        </p>
      </IconFact>
      <IconFact icon="refresh" label={text('returns.title')}>
        <p data-figure="returnWindow">{text('footer.returnsText', { count: figures.returnWindow.to })}</p>
        <TextLink to="/devoluciones" prefetch="intent" className="inline-flex min-h-6 items-center text-sm">
          {text('returns.more')}
        </TextLink>
      </IconFact>
      <IconFact icon="box" label={text('payment.title')}>
        <p>{text('footer.securePaymentsText')}</p>
      </IconFact>
    </div>
  )
}
