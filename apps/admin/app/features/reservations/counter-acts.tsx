import { type CounterPayment, counterPayments } from '@dvaput/domain/reservations/reservation'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/plain-select.tsx'
import { Radio } from '@dvaput/ui/radio.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { AskFirst } from '../../ui/ask-first.tsx'

type Props = {
  readonly revision: string
  readonly total: string
  /** What was chosen before the form was refused. */
  readonly refused: { readonly act: string; readonly payment: CounterPayment | null; readonly hours: string } | null
}

const extensions = [
  ['24', 'extend.day'],
  ['48', 'extend.twoDays'],
  ['72', 'extend.threeDays'],
] as const

/** Complete, extend and release; each asks before it acts. */
export const CounterActs = ({ revision, total, refused }: Props) => {
  const text = useText('reservations')
  const { state, formData } = useNavigation()
  const isSending = (act: string) => state !== 'idle' && formData?.get('act') === act
  const hidden = (act: string) => (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="revision" value={revision} />
    </>
  )
  return (
    <div className="grid gap-3">
      <AskFirst title={text('complete.title')} variant="primary" open={refused?.act === 'complete'}>
        <Form method="post" className="grid gap-4">
          {hidden('complete')}
          <p className="text-sm">{text('complete.text')}</p>
          <fieldset>
            <legend className="font-semibold">{text('reservation.payment')}</legend>
            {counterPayments.map((each) => (
              <Radio key={each} name="payment" value={each} defaultChecked={refused?.payment === each} required>
                {text(`payment.${each}`)}
              </Radio>
            ))}
          </fieldset>
          <Button type="submit" loading={isSending('complete')}>
            {text('complete.confirm', { total })}
          </Button>
        </Form>
      </AskFirst>
      <AskFirst title={text('extend.title')} open={refused?.act === 'extend'}>
        <Form method="post" className="grid gap-4">
          {hidden('extend')}
          <p className="text-sm">{text('extend.text')}</p>
          <PlainSelect name="hours" aria-label={text('extend.hours')} defaultValue={refused?.hours || '24'}>
            {extensions.map(([hours, label]) => (
              <option key={hours} value={hours}>
                {text(label)}
              </option>
            ))}
          </PlainSelect>
          <Button type="submit" variant="secondary" loading={isSending('extend')}>
            {text('extend.confirm')}
          </Button>
        </Form>
      </AskFirst>
      <AskFirst title={text('release.title')} open={refused?.act === 'release'}>
        <Form method="post" className="grid gap-4">
          {hidden('release')}
          <p className="text-sm">{text('release.text')}</p>
          <Button type="submit" variant="danger" loading={isSending('release')}>
            {text('release.confirm')}
          </Button>
        </Form>
      </AskFirst>
    </div>
  )
}
