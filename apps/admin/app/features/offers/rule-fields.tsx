import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'

type Shown = { readonly value: string; readonly now?: string | undefined }
type Props = { readonly approve: Shown; readonly reject: Shown; readonly error?: string | undefined }

const percent = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const

export const RuleFields = ({ approve, reject, error }: Props) => {
  const text = useText('offers')
  const nowText = ({ now }: Shown) =>
    now === undefined ? undefined : text('offers.ruleNow', { value: now === '' ? '–' : `${now} %` })
  return (
    <>
      <TextField
        {...percent}
        label={text('offers.approveFrom')}
        name="approveFrom"
        defaultValue={approve.value}
        hint={nowText(approve)}
        error={error}
        autoFocus={error !== undefined}
      />
      <TextField
        {...percent}
        label={text('offers.rejectBelow')}
        name="rejectBelow"
        defaultValue={reject.value}
        hint={nowText(reject)}
      />
    </>
  )
}
