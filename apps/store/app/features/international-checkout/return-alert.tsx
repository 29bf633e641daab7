import { createMoney } from '@dvaput/domain/money/money'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { readReturnFigures } from './return-figures.ts'
import type { ReturnState } from './return-state.ts'

export const FailedPayment = () => <Notice tone="danger">{useText('international-checkout')('return.failed')}</Notice>

export const UnpaidOrder = ({ name }: { readonly name: string }) => (
  <Notice tone="neutral">{useText('international-checkout')('return.unpaid', { name })}</Notice>
)

/** In place of the form, so that nobody pays twice. */
export const PendingPayment = ({ order }: { readonly order: ReturnState['order'] }) => {
  const text = useText('international-checkout')
  const [search] = useSearchParams()
  const formatAmount = useFormatAmount()
  const { total, items } = order ?? readReturnFigures(search)
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Notice tone="neutral">
        {order && `${text('return.number', { name: order.name })} `}
        {text('return.pending')}
        {total > 0 && ` ${text('return.figures', { count: items, total: formatAmount(createMoney(total, 'CLP')) })}`}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {order && (
          <ButtonLink reloadDocument to={order.path}>
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
