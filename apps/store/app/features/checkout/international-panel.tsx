import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { InternationalStep } from './checkout-page.ts'
import { FailurePanel } from './failure-panel.tsx'
import { OrderWay } from './order-way.tsx'
import { PendingPanel } from './pending-panel.tsx'
import type { CheckoutResult } from './use-checkout-result.ts'

export type InternationalResult = Extract<CheckoutResult, { kind: InternationalStep }>

/** Where it is known which products the warehouse had no longer. */
const named = { refunding: 'gone.refundingNamed', refunded: 'gone.refundedNamed' } as const

/** Who may order once more is led to the form. */
const closed = {
  'payment-failed': { title: 'failure.title', text: 'failure.payment', paysAgain: true },
  expired: { title: 'failure.title', text: 'failure.expired', paysAgain: true },
  replaced: { title: 'replaced.title', text: 'replaced.text', paysAgain: false },
  returned: { title: 'returned.title', text: 'returned.text', paysAgain: false },
  'taken-back': { title: 'takenBack.title', text: 'takenBack.text', paysAgain: false },
  review: { title: 'failure.title', text: 'failure.review', paysAgain: false },
  'cancelled-unpaid': { title: 'cancelled.title', text: 'cancelled.unpaid', paysAgain: false },
  'cancelled-refunding': { title: 'cancelled.title', text: 'cancelled.refunding', paysAgain: false },
  'cancelled-refunded': { title: 'cancelled.title', text: 'cancelled.refunded', paysAgain: false },
  refunding: { title: 'gone.title', text: 'gone.refunding', paysAgain: false },
  refunded: { title: 'gone.title', text: 'gone.refunded', paysAgain: false },
} as const satisfies Record<Exclude<InternationalStep, 'pending'>, object>

type InternationalPanelProps = { readonly result: InternationalResult; readonly askAgain: () => void }

/** What became of an order of imported products that is not paid. */
export const InternationalPanel = ({ result, askAgain }: InternationalPanelProps) => {
  const { kind, name, gone, waiting } = result
  const text = useText('checkout-success')
  if (kind === 'pending') return waiting ? <PendingPanel order={result} waiting={waiting} askAgain={askAgain} /> : null
  const { title, text: sentence, paysAgain } = closed[kind]
  return (
    <FailurePanel
      title={text(title)}
      action={
        <>
          {paysAgain && <ButtonLink to="/checkout-era">{text('failure.payAgain')}</ButtonLink>}
          <OrderWay order={result} variant="secondary" />
        </>
      }
    >
      {(kind === 'refunding' || kind === 'refunded') && gone.length > 0
        ? text(named[kind], { name, products: gone.join(', ') })
        : text(sentence, { name })}
    </FailurePanel>
  )
}
