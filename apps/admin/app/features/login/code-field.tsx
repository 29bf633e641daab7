import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Takes a recovery code as well, so it is not limited to digits. */
export const CodeField = () => {
  const text = useText('login')
  return (
    <TextField
      label={text('code.label')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      required
    />
  )
}
