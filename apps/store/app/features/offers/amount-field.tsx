import { currencySigns } from '@dvaput/domain/money/currency-signs'
import { formatMoney } from '@dvaput/domain/money/format-money'
import type { Money } from '@dvaput/domain/money/money'
import { checkOfferAmount, savingOf } from '@dvaput/domain/offers/check-offer-amount'
import { offerAmountDigits } from '@dvaput/domain/offers/offer-limits'
import type { Ref } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toDigits } from './to-digits.ts'

type AmountFieldProps = {
  readonly label: 'offer.amount' | 'offer.newAmount' | 'offer.target'
  readonly price: Money
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** Whole units of the price's own currency, and what they save. */
export const AmountField = ({ label, price, value, onChange, hint, error, ref }: AmountFieldProps) => {
  const text = useText('offers')
  const { language } = usePageContext()
  const amount = checkOfferAmount(value, price)
  const saving = typeof amount === 'string' ? null : savingOf(price, amount)
  return (
    <div className="grid gap-1.5">
      <TextField
        ref={ref}
        name="amount"
        label={text(label, { currency: currencySigns[price.currency] })}
        hint={[text('offer.whole'), hint].filter(Boolean).join(' ')}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        pattern={`\\d{1,${offerAmountDigits}}`}
        value={value}
        onChange={(event) => onChange(toDigits(event.target.value))}
        className="text-lg font-semibold tabular-nums"
        required
      />
      <p role="status" className="min-h-5 text-sm font-semibold text-accent">
        {saving &&
          text('offer.saving', {
            amount: formatMoney(saving.amount, language),
            percent: text('ui.percent', { percent: saving.percent }),
          })}
      </p>
    </div>
  )
}
