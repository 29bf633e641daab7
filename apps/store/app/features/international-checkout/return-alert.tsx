import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** What the provider's page was left with; the order itself is judged by the server. // spec §2 International checkout */
export const ReturnAlert = () => {
  const text = useText('international-checkout')
  const [search] = useSearchParams()
  const reference = search.get('external_reference')
  if (search.get('error') === 'payment_failed') return <Notice tone="danger">{text('return.failed')}</Notice>
  if (search.get('status') !== 'pending') return null
  return (
    <Notice>
      {text('return.pending')}
      {reference !== null && (
        <>
          {' '}
          <a href={`/checkout-success?${new URLSearchParams({ type: 'era', external_reference: reference })}`}>
            <span className="underline">{text('return.follow')}</span>
          </a>
        </>
      )}
    </Notice>
  )
}
