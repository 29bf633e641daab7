import { Button } from '@dvaput/ui/button.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { NewPasswordField } from '@dvaput/ui/fields/new-password-field.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { withReturnPath } from '../../lib/paths/return-path.ts'
import { FormAlert } from './form-alert.tsx'
import { errorOf, type FormFailure, useFocusOnFailure } from './form-failure.ts'

type RegisterFormProps = {
  readonly returnTo: string | null
  readonly minPasswordLength: number
  readonly failure: FormFailure | undefined
}

/** In a window of their own, so that the form stays as it was filled in. */
const ownWindow = { target: '_blank', rel: 'noopener' } as const

export const RegisterForm = ({ returnTo, minPasswordLength, failure }: RegisterFormProps) => {
  const text = useText('register')
  const form = useFocusOnFailure(failure)
  const { formAction } = useNavigation()
  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
      <FormAlert failure={failure}>
        {failure?.code === 'email-already-exists' && (
          <span className="mt-1 flex flex-wrap gap-x-4">
            <TextLink to={withReturnPath('/login', returnTo)}>{text('register.login')}</TextLink>
            <TextLink to={withReturnPath('/forgot-password', returnTo)}>{text('register.recover')}</TextLink>
          </span>
        )}
      </FormAlert>
      <TextField
        label={text('register.fullName')}
        name="fullName"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={failure?.typed.fullName}
        error={errorOf(failure, 'fullName')}
      />
      <TextField
        label={text('register.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={failure?.typed.email}
        error={errorOf(failure, 'email')}
      />
      <NewPasswordField
        label={text('register.password')}
        name="password"
        minLength={minPasswordLength}
        required
        error={errorOf(failure, 'password')}
      />
      <PasswordField
        label={text('register.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errorOf(failure, 'confirmPassword')}
      />
      <div className="grid gap-2">
        <Checkbox
          name="acceptsTerms"
          value="yes"
          required
          defaultChecked={failure?.typed.acceptsTerms === 'yes'}
          error={errorOf(failure, 'acceptsTerms')}
        >
          {text('register.accept')}{' '}
          <TextLink to="/terms-and-conditions" {...ownWindow}>
            {text('register.termsLink')}
          </TextLink>
        </Checkbox>
        <p className="text-xs text-ink-soft">
          {text('register.privacyText')}{' '}
          <TextLink to="/privacy-policy" {...ownWindow}>
            {text('register.privacyLink')}
          </TextLink>
          .
        </p>
      </div>
      <Button type="submit" size="lg" wide loading={formAction !== undefined}>
        {text('register.submit')}
      </Button>
    </Form>
  )
}
