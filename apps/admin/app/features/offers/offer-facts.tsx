import { formatMoney } from '@dvaput/domain/money/format-money'
import { Button } from '@dvaput/ui/button.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/screens/use-page-context.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { HistoryLine } from './offer-badges.tsx'
import type { OfferView } from './offer-view.ts'

type Props = {
  readonly offer: OfferView
  readonly payBy: string | null
  readonly answeredBy: string | null
  /** What the warehouse said when it did not take it. */
  readonly failure: string | null
  readonly from: string
  readonly mayAnswer: boolean
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
)

export const OfferFacts = ({ offer, payBy, answeredBy, failure, from, mayAnswer }: Props) => {
  const text = useText('offers')
  const { language } = usePageContext()
  const { price, offered, percent, counter, agreed, eraStatus, reason } = offer
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 text-sm">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Fact name={text('offers.price')}>{formatMoney(price, language)}</Fact>
        <Fact name={text('offers.offered')}>
          {formatMoney(offered, language)} <span className="font-normal">({percent} %)</span>
        </Fact>
        {counter && <Fact name={text('offers.countered')}>{formatMoney(counter, language)}</Fact>}
        {agreed && <Fact name={text('offers.agreed')}>{formatMoney(agreed, language)}</Fact>}
        {payBy && <Fact name={text('offers.payBy')}>{payBy}</Fact>}
        <Fact name={text('offers.customer')}>
          <RecordLink to={offer.customer && `/customers/${offer.customer}`}>{offer.email}</RecordLink>
          <span className="block font-normal text-ink-soft">
            <HistoryLine history={offer.history} />
          </span>
        </Fact>
        {offer.kind === 'international' && (
          <Fact name={text('offers.warehouse')}>
            {text(`offers.era.${eraStatus}`)}
            {failure && <span className="block font-normal text-danger">{failure}</span>}
          </Fact>
        )}
      </dl>
      {reason && <p>{text(`offers.reason.${reason}`)}</p>}
      {answeredBy && <p className="text-ink-soft">{text('offers.answeredBy', { name: answeredBy })}</p>}
      {eraStatus === 'failed' && mayAnswer && (
        <Form method="post">
          <input type="hidden" name="from" value={from} />
          <Button type="submit" name="act" value="send" variant="secondary" icon="refresh">
            {text('offers.sendAgain')}
          </Button>
        </Form>
      )}
    </div>
  )
}
