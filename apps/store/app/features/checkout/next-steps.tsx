import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { CheckoutPage } from './checkout-page.ts'

type Ordered = Extract<CheckoutPage, { kind: 'ordered' }>
type NextStepsProps = { readonly order: Pick<Ordered, 'isPaid' | 'isPickup' | 'method' | 'counts' | 'needsAddress'> }

const paymentStep = ({ isPaid, isPickup, method }: NextStepsProps['order']) => {
  if (isPaid) return 'next.paid'
  if (method === 'bank-transfer') return 'next.bank-transfer'
  if (method === 'cash-on-delivery') return isPickup ? 'next.atPickup' : 'next.cash-on-delivery'
  return 'next.unpaid'
}

/** What happens now depends on how it is paid and handed over. */
export const NextSteps = ({ order }: NextStepsProps) => {
  const text = useText('checkout-success')
  const { market, language } = usePageContext()
  const { street, city = market.city } = market.contact.pickupPoint ?? {}
  const dispatch = formatSpan(market.figures.dispatch, language)
  const paysLast = order.method === 'cash-on-delivery'
  const payment = text(paymentStep(order))
  const handOver =
    order.counts.local === 0
      ? text(order.needsAddress ? 'next.importedAddressed' : 'next.imported', {
          delivery: formatSpan(market.figures.deliveryImported, language),
        })
      : order.isPickup
        ? text('next.ready', { place: [street, city].filter(Boolean).join(', ') })
        : text(!order.isPaid && !paysLast ? 'next.dispatchPaid' : 'next.dispatch', { dispatch })
  const steps = [text('next.email'), ...(!order.isPaid && paysLast ? [handOver, payment] : [payment, handOver])]
  return (
    <section>
      <h2 className="text-xl">{text('next.title')}</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
