import { counterPayments } from '@dvaput/domain/reservations/reservation'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'

type Props = {
  readonly revision: string
  readonly total: string
  readonly refused: { readonly act: string; readonly typed: FormTexts } | null
}

const extensions = [
  ['24', 'extend.day'],
  ['48', 'extend.twoDays'],
  ['72', 'extend.threeDays'],
] as const

/** Complete, extend and release; each asks before it acts. */
export const ReservationForms = ({ revision, total, refused }: Props) => {
  const text = useText('reservations')
  const typed = refused?.typed ?? {}
  const form = (act: 'complete' | 'extend' | 'release', confirm: string) => ({
    ...{ act, revision, confirm, title: text(`title.${act}`), lead: text(`text.${act}`) },
    open: refused?.act === act,
  })
  return (
    <div className="grid gap-3">
      <ConfirmForm {...form('complete', text('complete.confirm', { total }))} isMain>
        <fieldset>
          <legend className="font-semibold">{text('reservation.payment')}</legend>
          {counterPayments.map((each) => (
            <Radio key={each} name="payment" value={each} defaultChecked={typed.payment === each} required>
              {text(`payment.${each}`)}
            </Radio>
          ))}
        </fieldset>
      </ConfirmForm>
      <ConfirmForm {...form('extend', text('extend.confirm'))}>
        <PlainSelect name="hours" aria-label={text('extend.hours')} defaultValue={typed.hours || '24'}>
          {extensions.map(([hours, label]) => (
            <option key={hours} value={hours}>
              {text(label)}
            </option>
          ))}
        </PlainSelect>
      </ConfirmForm>
      <ConfirmForm {...form('release', text('release.confirm'))} isDanger />
    </div>
  )
}
