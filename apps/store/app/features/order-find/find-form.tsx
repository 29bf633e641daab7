import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts'

type FindFormProps = {
  /** What the server refused, with what was typed. */
  readonly failure:
    | {
        readonly typed: { readonly number: string; readonly email: string }
        readonly problems: {
          readonly number?: 'find.numberRequired' | undefined
          readonly email?: 'find.emailInvalid' | undefined
        }
        readonly isTooOften: boolean
      }
    | undefined
}

export const FindForm = ({ failure }: FindFormProps) => {
  const text = useText('order-find')
  const form = useFocusFirstError(failure)
  const isSending = useNavigation().state === 'submitting'
  const { number, email } = failure?.problems ?? {}
  return (
    <>
      <p className="text-lg text-ink-soft">{text('find.lead')}</p>
      <Form ref={form} method="post" action="/orders/find" noValidate className="grid max-w-dialog gap-5">
        {failure?.isTooOften && (
          <Notice tone="danger" focused>
            {text('find.tooMany')}
          </Notice>
        )}
        <TextField
          label={text('find.number')}
          hint={text('find.numberHint')}
          name="number"
          autoComplete="off"
          inputMode="text"
          maxLength={31}
          required
          defaultValue={failure?.typed.number}
          error={number && text(number)}
        />
        <TextField
          label={text('find.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={failure?.typed.email}
          error={email && text(email)}
        />
        <Button type="submit" size="lg" loading={isSending}>
          {text('find.submit')}
        </Button>
      </Form>
      <TextLink to="/login">{text('find.login')}</TextLink>
    </>
  )
}
