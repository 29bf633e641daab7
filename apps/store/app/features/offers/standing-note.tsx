import { createMoney, unitOf } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { Standing } from './read-standing.ts'

const openTexts = {
  pending: 'offer.openPending',
  countered: 'offer.openCountered',
  approved: 'offer.openApproved',
} as const satisfies Record<NonNullable<Standing['open']>['status'], string>

/** What is agreed with this customer about a product, or which of their offers is open; nothing where there is none. */
export const StandingNote = ({ standing }: { readonly standing: Standing }) => {
  const text = useText('offers')
  const { market, language } = usePageContext()
  const formatAmount = useFormatAmount()
  const { agreed, open } = standing
  const subject = agreed ?? open
  if (!subject) return null
  const amount = formatAmount(createMoney(Math.round(subject.price * unitOf(subject.currency)), subject.currency))
  const until = agreed?.payBy ?? open?.until
  const values = { amount, until: until ? formatDateTime({ at: until, timeZone: market.timeZone }, language) : '' }
  const isAgreed = agreed !== null
  return (
    <div role="status" className="grid w-full gap-3 rounded-lg border border-accent bg-accent-soft p-4">
      <p className="font-semibold">{text(isAgreed || !open ? 'offer.agreed' : openTexts[open.status], values)}</p>
      <ButtonLink to={isAgreed ? '/my-offers?status=approved' : '/my-offers'} icon="tag" wide>
        {text(isAgreed ? 'offer.agreedBuy' : 'offer.see')}
      </ButtonLink>
    </div>
  )
}
