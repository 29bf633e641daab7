import { unitOf } from '@dvaput/domain/money/money'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { Button } from '@dvaput/ui/button.tsx'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { useState } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useFormatAmount } from '../../../lib/use-format-amount.ts'
import { AmountField } from '../amount-field.tsx'
import { LastMoveNote } from '../last-move-note.tsx'
import type { MyOffersResult } from './my-offers-result.ts'
import type { OfferView } from './offer-view.ts'

type AnswerFormProps = {
  readonly offer: OfferView
  readonly action: string
  readonly isSending: boolean
  /** Of a refused form. */
  readonly result: MyOffersResult | null
}

/** Halfway between the two, in whole units. */
const suggestAnswer = ({ offeredPrice, counterPrice }: OfferView): string => {
  const middle = (offeredPrice.minor + (counterPrice ?? offeredPrice).minor) / 2
  return String(Math.round(middle / unitOf(offeredPrice.currency)))
}

/** Another amount as the answer to a counter-offer. */
export const AnswerForm = ({ offer, action, isSending, result }: AnswerFormProps) => {
  const text = useText('my-offers')
  const offerText = useText('offers')
  const formatAmount = useFormatAmount()
  const { originalPrice, offeredPrice, counterPrice, isLastMove } = offer
  const typed = result?.typed
  const [amount, setAmount] = useState(typed?.amount ?? suggestAnswer(offer))
  return (
    <details open={typed !== undefined}>
      <summary className={buttonClasses({ variant: 'secondary', wide: true }, 'cursor-pointer list-none')}>
        {text('answer.another')}
      </summary>
      <Form method="post" action={action} preventScrollReset noValidate className="mt-3 grid gap-3">
        <input type="hidden" name="offer" value={offer.id} />
        <AmountField
          label="offer.newAmount"
          price={originalPrice}
          hint={
            counterPrice
              ? text('answer.between', {
                  from: formatAmount(offeredPrice),
                  to: formatAmount(counterPrice),
                })
              : undefined
          }
          value={amount}
          onChange={setAmount}
          error={result?.failed && typed ? result.message : undefined}
        />
        <TextArea
          name="message"
          label={offerText('offer.message')}
          rows={2}
          maxLength={offerMessageLength}
          defaultValue={typed?.message ?? ''}
        />
        {isLastMove && <LastMoveNote />}
        <Button type="submit" name="move" value="answer" loading={isSending}>
          {text('answer.send')}
        </Button>
      </Form>
    </details>
  )
}
