import type { OrderView } from '@dvaput/domain/orders/order-view'
import { paymentProviderTitles } from '@dvaput/domain/orders/payment-provider-titles'
import { useText } from '../../i18n/use-text.ts'

const methods = {
  card: 'order.method.card',
  'bank-transfer': 'order.method.bank-transfer',
  'cash-on-delivery': 'order.method.cash-on-delivery',
  'at-pickup': 'order.method.at-pickup',
  'counter-cash': 'order.method.counter-cash',
  'counter-card': 'order.method.counter-card',
} as const

const isKnown = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method)

/** How it is paid, and the platform's own page, which says where to. */
export const OrderPayment = ({ order }: { readonly order: OrderView }) => {
  const text = useText('orders')
  const names = order.paymentMethods.map((method) =>
    isKnown(method) ? text(methods[method]) : (paymentProviderTitles[method] ?? method),
  )
  const isToPay = order.outstanding.minor > 0 && order.cancelledAt === null
  return (
    <div className="grid gap-2 text-sm">
      {names.length > 0 && (
        <p className="text-ink-soft">
          {text('order.method')}: <span className="text-ink">{names.join(', ')}</span>
        </p>
      )}
      {order.statusUrl !== null && (
        <p>
          <a
            href={order.statusUrl}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-medium text-accent underline hover:text-accent-strong"
          >
            {text(isToPay ? 'order.instructions' : 'order.confirmation')}
          </a>
        </p>
      )}
    </div>
  )
}
