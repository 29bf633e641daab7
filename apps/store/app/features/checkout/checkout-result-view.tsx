import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Spinner } from '@dvaput/ui/spinner.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { CheckoutPage } from './checkout-page.ts'
import { FailurePanel } from './failure-panel.tsx'
import { InternationalPanel } from './international-panel.tsx'
import { SuccessPanel } from './success-panel.tsx'
import { useCheckoutResult } from './use-checkout-result.ts'

/** A spinner while nothing is known, then what became of the checkout. // OK-01 */
export const CheckoutResultView = ({ page }: { readonly page: CheckoutPage }) => {
  const text = useText('checkout-success')
  const { result, askAgain } = useCheckoutResult(page)
  if (result.kind === 'success') return <SuccessPanel order={result.order} />
  if (result.kind === 'cancelled')
    return (
      <FailurePanel title={text('cancelled.title')}>
        {result.gone.length > 0
          ? text('failure.cancelledGone', { name: result.name, products: result.gone.join(', ') })
          : text('failure.cancelled', { name: result.name })}
      </FailurePanel>
    )
  if (result.kind === 'missing')
    return (
      <FailurePanel
        title={text('missing.title')}
        action={<ButtonLink to="/orders/find">{text('missing.find')}</ButtonLink>}
      >
        {text('failure.missing')}. {text('missing.where')}
      </FailurePanel>
    )
  if (result.kind === 'failed')
    return (
      <FailurePanel
        title={text('failure.processing')}
        action={<Button onClick={askAgain}>{text('unknown.again')}</Button>}
      >
        {text('unknown.text')}
      </FailurePanel>
    )
  if (result.kind === 'unknown')
    return (
      <FailurePanel title={text('unknown.title')} action={<Button onClick={askAgain}>{text('unknown.again')}</Button>}>
        {text('unknown.text')}
      </FailurePanel>
    )
  if (result.kind !== 'processing') return <InternationalPanel result={result} askAgain={askAgain} />
  return (
    <div className="grid justify-items-start gap-4">
      <Spinner className="text-accent" />
      <h1 className="text-3xl">{text('processing.title')}</h1>
      <p className="text-lg text-ink-soft">{text('processing.text')}</p>
      <noscript>
        <p className="text-lg">{page.kind === 'nothing' ? text('failure.missing') : text('processing.reload')}</p>
      </noscript>
    </div>
  )
}
