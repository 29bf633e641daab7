import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Card } from '@dvaput/ui/card.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderPickup } from './order-pickup.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'

type SectionProps = { readonly title: string; readonly children: ReactNode }

const Section = ({ title, children }: SectionProps) => (
  <Card className="grid content-start gap-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </Card>
)

type OrderDetailProps = {
  readonly order: OrderView
  /** Without an account, so without a list of orders. */
  readonly isGuest: boolean
  /** For a guest who has not yet shown whose e-mail it is. */
  readonly confirmEmail: ReactNode
  /** What was returned of it, and the way to return more. */
  readonly returns: ReactNode
  /** What became of a form. */
  readonly notice?: ReactNode
  /** What the customer can do with the order. */
  readonly actions: ReactNode
}

export const OrderDetail = ({ order, isGuest, notice, actions, confirmEmail, returns }: OrderDetailProps) => {
  const text = useText('orders')
  const { shippingAddress, billingAddress } = order
  return (
    <div className="grid gap-6 py-8 sm:py-12 print:hidden">
      <header className="grid gap-3">
        {!isGuest && (
          <p>
            <TextLink to="/orders">{text('order.back')}</TextLink>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{text('orders.number', { number: order.name })}</h1>
          <OrderBadges order={order} />
        </div>
        <p className="text-ink-soft">
          {text('order.placedOn')} <OrderDate at={order.processedAt} market={order.market} />
        </p>
      </header>
      {notice}
      <div className="flex flex-wrap items-start gap-3">{actions}</div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Section title={text('orders.items')}>
            <OrderLines order={order} />
          </Section>
          <Section title={text('order.timeline')}>
            <OrderTimeline order={order} />
          </Section>
          {returns}
        </div>
        <div className="grid gap-6">
          <Section title={text('order.summary')}>
            <OrderTotals order={order} />
          </Section>
          <Section title={text('orders.payment')}>
            <OrderPayment order={order} />
          </Section>
          {order.pickup && (
            <Section title={text('orders.pickup')}>
              <OrderPickup pickup={order.pickup} />
            </Section>
          )}
          {confirmEmail && <Section title={text('order.confirmEmail')}>{confirmEmail}</Section>}
          {shippingAddress && (
            <Section title={text('orders.shippingAddress')}>
              <OrderAddress address={shippingAddress} />
              {order.delivery !== null && (
                <p className="text-sm text-ink-soft">
                  {text('order.delivery')}: <span className="text-ink">{order.delivery}</span>
                </p>
              )}
            </Section>
          )}
          {billingAddress && (
            <Section title={text('orders.billingAddress')}>
              <OrderAddress address={billingAddress} />
            </Section>
          )}
        </div>
      </div>
    </div>
  )
}
