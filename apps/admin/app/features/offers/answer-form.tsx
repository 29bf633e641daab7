import { currencySigns } from '@dvaput/domain/money/currency-signs'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { unitOf } from '@dvaput/domain/money/money'
import { checkOfferAmount, savingOf } from '@dvaput/domain/offers/check-offer-amount'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/screens/use-page-context.ts'
import { type Answer, offerPath } from './offer-links.ts'
import type { OfferView } from './offer-view.ts'

type Props = {
  readonly offer: OfferView
  readonly answer: Answer
  readonly from: string
  /** What was typed before it was refused. */
  readonly typed: { readonly amount: string; readonly note: string }
  readonly amountError: string | undefined
}

/** The middle between the offer and the price, in whole units. */
const suggestCounter = ({ offered, price }: OfferView): string =>
  String(Math.round((offered.minor + price.minor) / 2 / unitOf(price.currency)))

/** Asks before it sends, because the mail leaves at once: Enter sends, Escape goes back. */
export const AnswerForm = ({ offer, answer, from, typed, amountError }: Props) => {
  const text = useText('offers')
  const { language } = usePageContext()
  const [amount, setAmount] = useState(typed.amount || suggestCounter(offer))
  const isSending = useNavigation().state !== 'idle'
  const checked = checkOfferAmount(amount, offer.price)
  const off = typeof checked === 'string' ? null : savingOf(offer.price, checked).percent
  const limits = { from: formatMoney(offer.offered, language), to: formatMoney(offer.price, language) }
  const hint = [
    text('offers.counterHint', limits),
    off === null ? '' : text('offers.counterMeans', { percent: 100 - off, off }),
  ]
  return (
    <Form method="post" className="grid gap-4 rounded-lg border-2 border-accent bg-surface p-4">
      <h2 className="text-lg">{text(`offers.${answer}`)}</h2>
      <p className="text-sm">{text(`offers.confirm.${answer}`, { amount: formatMoney(offer.offered, language) })}</p>
      <input type="hidden" name="act" value={answer} />
      <input type="hidden" name="revision" value={offer.revision} />
      <input type="hidden" name="from" value={from} />
      {answer === 'counter' && (
        <TextField
          label={text('offers.counterAmount', { currency: currencySigns[offer.price.currency] })}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          onFocus={({ target }) => target.select()}
          hint={hint.filter(Boolean).join(' ')}
          error={
            amountError ??
            (checked === 'offer-amount-not-whole' ? text('offers.problem.offer-amount-not-whole') : undefined)
          }
          autoFocus
          required
        />
      )}
      <TextField
        label={text('offers.note')}
        name="note"
        autoComplete="off"
        maxLength={offerMessageLength}
        defaultValue={typed.note}
        autoFocus={answer !== 'counter'}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={answer === 'reject' ? 'danger' : 'primary'} loading={isSending}>
          {text(`offers.submit.${answer}`)}
        </Button>
        <ButtonLink to={offerPath(offer.id, from)} variant="secondary">
          {text('offers.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
