import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { OpeningHours } from '../../ui/opening-hours.tsx'
import { PostalAddress } from '../../ui/postal-address.tsx'

/** Where, when and how a reservation is collected. */
export const PickupPlace = () => {
  const text = useText('reservations')
  const { market } = usePageContext()
  const { pickupPoint } = market.contact
  return (
    <ul className="grid gap-3 text-sm">
      {pickupPoint && (
        <li className="flex gap-3">
          <Icon name="pin" className="size-5 shrink-0 text-ink-soft" />
          <div>
            <span className="sr-only">{text('pickup.where')}</span>
            <PostalAddress {...pickupPoint} country={undefined} />
          </div>
        </li>
      )}
      <li className="flex gap-3">
        <Icon name="clock" className="size-5 shrink-0 text-ink-soft" />
        <div>
          <span className="sr-only">{text('pickup.hours')}</span>
          <OpeningHours figure="storeHours" />
        </div>
      </li>
      <li className="flex gap-3">
        <Icon name="user" className="size-5 shrink-0 text-ink-soft" />
        <p>{text('pickup.pay')}</p>
      </li>
    </ul>
  )
}
