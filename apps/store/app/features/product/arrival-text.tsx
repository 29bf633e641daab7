import { arrivalOf } from '@dvaput/domain/delivery/arrival'
import { formatDay } from '@dvaput/domain/text/format-day'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { OrderDay } from './product-detail-view.ts'
import { useOrderDay } from './use-order-day.ts'

/** By which day it arrives if it is ordered today: anywhere, and in the market's own city. */
export const ArrivalText = ({ orderDay }: { readonly orderDay: OrderDay }) => {
  const text = useText('product-details')
  const { market, language } = usePageContext()
  const { inCity, elsewhere } = arrivalOf(useOrderDay(orderDay, market.timeZone), market)
  return (
    <>
      <p className="font-semibold">{text('arrival.by', { day: formatDay(elsewhere, language) })}</p>
      <p>{text('arrival.place', { place: market.city, day: formatDay(inCity, language) })}</p>
    </>
  )
}
