import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailurePanel } from './failure-panel.tsx'
import type { CheckoutResult } from './use-checkout-result.ts'

export type InternationalResult = Extract<
  CheckoutResult,
  { kind: 'pending' | 'payment-failed' | 'review' | 'refunding' | 'refunded' }
>

type InternationalPanelProps = { readonly result: InternationalResult; readonly askAgain: () => void }

/** What became of an order of imported products that is not paid. */
export const InternationalPanel = ({ result: { kind, name }, askAgain }: InternationalPanelProps) => {
  const text = useText('checkout-success')
  if (kind === 'pending')
    return (
      <div role="status" className="flex items-start gap-4">
        <Icon name="clock" className="mt-1 size-9 shrink-0 text-accent" />
        <div className="grid gap-2">
          <h1 className="text-3xl">{text('pending.title')}</h1>
          <p className="text-lg">{text('pending.text', { name })}</p>
          <Button className="mt-3 justify-self-start" onClick={askAgain}>
            {text('unknown.again')}
          </Button>
        </div>
      </div>
    )
  if (kind === 'payment-failed')
    return (
      <FailurePanel
        title={text('failure.title')}
        action={<ButtonLink to="/checkout-era">{text('failure.payAgain')}</ButtonLink>}
      >
        {text('failure.payment')}
      </FailurePanel>
    )
  if (kind === 'review')
    return <FailurePanel title={text('failure.title')}>{text('failure.review', { name })}</FailurePanel>
  return (
    <FailurePanel title={text('gone.title')}>
      {text(kind === 'refunded' ? 'gone.refunded' : 'gone.refunding', { name })}
    </FailurePanel>
  )
}
