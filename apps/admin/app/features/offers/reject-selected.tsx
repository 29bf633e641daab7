import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'

type Props = {
  /** What was typed where it was refused. */
  readonly note: string | undefined
}

/** Below the list, in the form that has its boxes: rejects every offer that is ticked. */
export const RejectSelected = ({ note }: Props) => {
  const text = useText('offers')
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="max-w-dialog">
      <FormDisclosure title={text('offers.rejectSelected')} open={note !== undefined}>
        <p className="text-sm">{text('offers.confirm.rejectSelected')}</p>
        <TextField
          label={text('offers.note')}
          name="note"
          autoComplete="off"
          maxLength={offerMessageLength}
          defaultValue={note}
        />
        <Button type="submit" variant="danger" loading={isSending}>
          {text('offers.submit.rejectSelected')}
        </Button>
      </FormDisclosure>
    </div>
  )
}
