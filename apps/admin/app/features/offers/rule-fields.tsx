import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'

type Props = { readonly approve: string; readonly reject: string; readonly error?: string | undefined }

const percent = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const

export const RuleFields = ({ approve, reject, error }: Props) => {
  const text = useText('offers')
  return (
    <>
      <TextField
        {...percent}
        label={text('offers.approveFrom')}
        name="approveFrom"
        defaultValue={approve}
        error={error}
        autoFocus={error !== undefined}
      />
      <TextField {...percent} label={text('offers.rejectBelow')} name="rejectBelow" defaultValue={reject} />
    </>
  )
}
