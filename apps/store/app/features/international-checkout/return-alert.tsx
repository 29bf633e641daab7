import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { readReturnFigures } from './return-figures.ts'

/** The provider writes its own word for the payment over ours. */
const pendingStatuses: readonly (string | null)[] = ['pending', 'in_process']

/** What the provider's page was left with; the order itself is judged by the server. // spec §2 International checkout */
export const ReturnAlert = () => {
  const text = useText('international-checkout')
  const [search] = useSearchParams()
  const { language } = usePageContext()
  const reference = search.get('external_reference')
  const { total, items } = readReturnFigures(search)
  if (search.get('error') === 'payment_failed') return <Notice tone="danger">{text('return.failed')}</Notice>
  if (!pendingStatuses.includes(search.get('status'))) return null
  return (
    <Notice>
      {text('return.pending')}
      {total > 0 &&
        ` ${text('return.figures', { count: items, total: formatMoney(createMoney(total, 'CLP'), language) })}`}
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
