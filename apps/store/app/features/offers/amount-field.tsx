import { currencySigns } from '@dvaput/domain/money/currency-signs'
import type { Money } from '@dvaput/domain/money/money'
import { checkOfferAmount, savingOf } from '@dvaput/domain/offers/check-offer-amount'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import type { Ref } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useFormatAmount } from '../../lib/use-format-amount.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { keepAmountCharacters } from './keep-amount-characters.ts'

export type AmountLabel = 'offer.amount' | 'offer.newAmount' | 'offer.target'

type AmountFieldProps = {
  readonly label: AmountLabel
  readonly price: Money
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** Whole units of the price's own currency, and what an offer of them would save. */
export const AmountField = ({ label, price, value, onChange, hint, error, ref }: AmountFieldProps) => {
  const text = useText('offers')
  const formatAmount = useFormatAmount()
  const amount = checkOfferAmount(value, price)
  // Waiting for a price saves nothing yet.
  const saving = typeof amount === 'string' || label === 'offer.target' ? null : savingOf(price, amount)
  return (
    <div className="grid gap-1.5">
      <TextField
        ref={ref}
        name="amount"
        label={text(label, { currency: currencySigns[price.currency] })}
        hint={[text('offer.whole'), hint].filter(Boolean).join(' ')}
        // What is no whole amount says so before it is sent.
        error={error ?? (amount === 'offer-amount-not-whole' ? text('offer.notWhole') : undefined)}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(keepAmountCharacters(event.target.value))}
        className="text-lg font-semibold tabular-nums"
        required
      />
      {typeof amount !== 'string' && <Approximate money={amount} />}
      <p role="status" className="min-h-5 text-sm font-semibold text-accent">
        {saving &&
          text('offer.saving', {
            amount: formatAmount(saving.amount),
            percent: text('ui.percent', { percent: saving.percent }),
          })}
      </p>
    </div>
  )
}
