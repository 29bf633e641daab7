import { Button } from '@dvaput/ui/button.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { withReturnPath } from '../../lib/paths/return-path.ts'
import { FormAlert } from './form-alert.tsx'
import { errorOf, type FormFailure, useFocusOnFailure } from './form-failure.ts'
import { linkPath, OtherWays } from './other-ways.tsx'

type LoginFormProps = {
  readonly returnTo: string | null
  readonly externalName: string | null
  readonly failure: FormFailure | undefined
}

export const LoginForm = ({ returnTo, externalName, failure }: LoginFormProps) => {
  const text = useText('login')
  const form = useFocusOnFailure(failure)
  const { formAction } = useNavigation()
  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
      <FormAlert failure={failure} />
      <TextField
        label={text('login.email')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        maxLength={254}
        defaultValue={failure?.typed.email}
        error={errorOf(failure, 'email')}
      />
      <div className="grid gap-2">
        <PasswordField
          label={text('login.password')}
          name="password"
          autoComplete="current-password"
          error={errorOf(failure, 'password')}
        />
        <TextLink to={withReturnPath('/forgot-password', returnTo)} className="justify-self-start text-sm">
          {text('login.forgot')}
        </TextLink>
      </div>
      <Button type="submit" size="lg" wide loading={formAction !== undefined && formAction !== linkPath}>
        {text('login.submit')}
      </Button>
      <OtherWays returnTo={returnTo} externalName={externalName} isSendingLink={formAction === linkPath} />
    </Form>
  )
}
