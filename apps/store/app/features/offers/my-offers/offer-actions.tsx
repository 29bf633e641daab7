import { Button } from '@dvaput/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useFormatAmount } from '../../../lib/use-format-amount.ts'
import { AnswerForm } from './answer-form.tsx'
import { BuyForm } from './buy-form.tsx'
import { EndForm } from './end-form.tsx'
import type { MyOffersResult } from './my-offers-result.ts'
import type { OfferView } from './offer-view.ts'

type OfferActionsProps = {
  readonly offer: OfferView
  /** The page as it is filtered. */
  readonly action: string
  readonly result: MyOffersResult | null
}

/** What the customer may do: answer a counter-offer, withdraw, or buy at the agreed price. */
export const OfferActions = ({ offer, action, result }: OfferActionsProps) => {
  const text = useText('my-offers')
  const formatAmount = useFormatAmount()
  const { formData } = useNavigation()
  const sent = formData?.get('offer') === offer.id ? formData.get('move') : null
  const { id, title, status, counterPrice, agreedPrice, usedAt, mayAnswer, mayCounter, mayWithdraw } = offer
  const mayBuy = status === 'approved' && usedAt === null && agreedPrice !== null
  const end = mayAnswer ? 'decline' : 'withdraw'
  if (!mayBuy && !mayAnswer && !mayWithdraw) return null
  return (
    <div className="grid gap-2">
      {mayBuy && <BuyForm offerId={id} price={agreedPrice} title={title} />}
      {mayAnswer && counterPrice && (
        <>
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="offer" value={id} />
            <Button type="submit" name="move" value="accept" icon="check" wide loading={sent === 'accept'}>
              {text('answer.accept', { amount: formatAmount(counterPrice) })}
            </Button>
          </Form>
          {mayCounter && (
            <AnswerForm
              key={counterPrice.minor}
              offer={offer}
              action={action}
              isSending={sent === 'answer'}
              result={result}
            />
          )}
        </>
      )}
      {(mayAnswer || mayWithdraw) && (
        // Of a counter-offer both would be the same.
        <EndForm offerId={id} move={end} action={action} isSending={sent === end} />
      )}
    </div>
  )
}
