import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney, unitOf } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useStanding } from './use-standing.ts'

/** What was agreed with this customer about the product that is shown; its unit may be the last one, held for them. */
export const AgreedNote = ({ id }: { readonly id: string }) => {
  const text = useText('offers')
  const { market, language } = usePageContext()
  const agreed = useStanding(id)?.agreed
  if (!agreed) return null
  const { price, currency, payBy } = agreed
  const money = createMoney(Math.round(price * unitOf(currency)), currency)
  return (
    <div role="status" className="grid w-full gap-3 rounded-lg border border-accent bg-accent-soft p-4">
      <p className="font-semibold">
        {text('offer.agreed', {
          amount: formatMoney(money, language),
          until: formatDateTime({ at: payBy, timeZone: market.timeZone }, language),
        })}
      </p>
      <ButtonLink to="/my-offers?status=approved" icon="tag" wide>
        {text('offer.agreedBuy')}
      </ButtonLink>
    </div>
  )
}
