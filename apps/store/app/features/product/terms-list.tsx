import type { Range } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { IconFact } from '../../ui/icon-fact.tsx'
import { OpeningHours } from '../../ui/opening-hours.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** `1–2`, or `2` if both ends are equal. */
const formatRange = ({ from, to }: Range) => (from === to ? String(to) : `${from}–${to}`)

/** Delivery, pickup, payment and returns, with the market's figures. */
export const TermsList = ({ warrantyMonths }: { readonly warrantyMonths: number | null }) => {
  const text = useText('product-details')
  const { market, language } = usePageContext()
  const { policies, contact, hours, city } = market
  const { dispatchBusinessDays, deliveryCityBusinessDays, deliveryElsewhereBusinessDays, deliveryCost } = policies
  const { street, postalCode, city: pickupCity } = contact.pickupPoint
  const place = (name: string, days: Range) =>
    text('delivery.place', { place: name, range: formatRange(days), count: days.to })
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <IconFact icon="shield" label={text('warranty.title')}>
        <p>{text('warranty.months', { count: warrantyMonths ?? policies.warrantyMonths })}</p>
      </IconFact>
      <IconFact icon="truck" label={text('delivery.title')}>
        <p>{text('delivery.sent', { range: formatRange(dispatchBusinessDays), count: dispatchBusinessDays.to })}</p>
        <p>{place(city, deliveryCityBusinessDays)}</p>
        <p>{place(text('delivery.elsewhere'), deliveryElsewhereBusinessDays)}</p>
        <p>
          {deliveryCost
            ? text('delivery.cost', {
                from: formatMoney(deliveryCost.from, language),
                to: formatMoney(deliveryCost.to, language),
              })
            : text('delivery.costLater')}
        </p>
        <TextLink to="/envios" prefetch="intent" className="inline-flex min-h-6 items-center text-sm">
          {text('delivery.more')}
        </TextLink>
      </IconFact>
      <IconFact icon="pin" label={text('pickup.title')}>
        <p>
          {street}, {postalCode} {pickupCity}
        </p>
        <p>{text('pickup.ready', { range: formatRange(dispatchBusinessDays), count: dispatchBusinessDays.to })}</p>
        <p>
          <OpeningHours hours={hours.footer} />
        </p>
      </IconFact>
      <IconFact icon="refresh" label={text('returns.title')}>
        <p>{text('footer.returnsText', { count: policies.returnWindowDays })}</p>
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
