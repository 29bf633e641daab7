import type {
  ProfileField,
  ProfileProblem,
  ProfileProblems,
  ProfileForm as Values,
} from '@dvaput/domain/account/check-profile'
import { addressForms } from '@dvaput/domain/address/address-forms'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts'

export type ProfileRefusal = {
  readonly values: Values
  readonly problems: ProfileProblems
  /** The platform could not be reached: nothing was saved. */
  readonly isUnavailable: boolean
}

type ProfileFormProps = { readonly values: Values; readonly refusal: ProfileRefusal | undefined }

const problemTexts = {
  tooLong: 'profile.tooLong',
  nameRequired: 'profile.nameRequired',
  nameRefused: 'profile.nameRefused',
  phoneInvalid: 'profile.phoneInvalid',
  phoneTaken: 'profile.phoneTaken',
} as const satisfies Record<ProfileProblem, string>

export const ProfileForm = ({ values, refusal }: ProfileFormProps) => {
  const text = useText('account')
  const { marketId } = usePageContext()
  const form = useFocusFirstError(refusal)
  const { formMethod } = useNavigation()
  const { example } = addressForms[marketId].phone
  const field = (name: ProfileField) => {
    const problem = refusal?.problems[name]
    return {
      name,
      defaultValue: refusal?.values[name] ?? values[name],
      error: problem && text(problemTexts[problem], { example }),
    }
  }
  return (
    <Form ref={form} method="post" replace className="grid max-w-dialog gap-5">
      <h2 className="text-2xl">{text('profile.editTitle')}</h2>
      {refusal?.isUnavailable && <Notice tone="danger">{text('profile.failed')}</Notice>}
      <TextField
        {...field('firstName')}
        label={text('profile.firstName')}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField {...field('lastName')} label={text('profile.lastName')} autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('phone')}
        label={text('profile.phone')}
        hint={text('profile.phoneHint', { example })}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={formMethod === 'POST'}>
          {text('profile.save')}
        </Button>
        <ButtonLink to="/account" variant="secondary" replace preventScrollReset>
          {text('profile.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
