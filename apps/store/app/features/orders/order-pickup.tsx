import type { PickupView } from '@dvaput/domain/orders/order-view'
import { useText } from '../../i18n/use-text.ts'

/** Where and when to fetch the order, and the code to say there. */
export const OrderPickup = ({ pickup: { place, appointment } }: { readonly pickup: PickupView }) => {
  const text = useText('orders')
  return (
    <div className="text-sm text-ink-soft wrap-anywhere">
      <p className="text-ink">{place}</p>
      {appointment && (
        <>
          <p>{text('orders.pickupHours', { hours: appointment.hours })}</p>
          <p>{text('orders.pickupCode', { code: appointment.code })}</p>
        </>
      )}
    </div>
  )
}
