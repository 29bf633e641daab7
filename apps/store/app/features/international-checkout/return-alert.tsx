import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readReturnFigures } from './return-figures.ts'

/** The provider writes its own word for the payment over ours. */
const pendingStatuses: readonly (string | null)[] = ['pending', 'in_process']

/** What the provider's page was left with; the order itself is judged by the server. // spec §2 International checkout */
export const useReturnState = (): 'failed' | 'pending' | undefined => {
  const [search] = useSearchParams()
  if (search.get('error') === 'payment_failed') return 'failed'
  return pendingStatuses.includes(search.get('status')) ? 'pending' : undefined
}

export const FailedPayment = () => <Notice tone="danger">{useText('international-checkout')('return.failed')}</Notice>

/** In place of the form, so that nobody pays twice. */
export const PendingPayment = () => {
  const text = useText('international-checkout')
  const [search] = useSearchParams()
  const { language } = usePageContext()
  const reference = search.get('external_reference')
  const { total, items } = readReturnFigures(search)
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Notice tone="neutral">
        {text('return.pending')}
        {total > 0 &&
          ` ${text('return.figures', { count: items, total: formatMoney(createMoney(total, 'CLP'), language) })}`}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {reference !== null && (
          <ButtonLink
            reloadDocument
            to={`/checkout-success?${new URLSearchParams({ type: 'era', external_reference: reference })}`}
          >
            {text('return.follow')}
          </ButtonLink>
        )}
        <ButtonLink to="/checkout-era" variant="secondary">
          {text('return.form')}
        </ButtonLink>
      </div>
    </div>
  )
}
