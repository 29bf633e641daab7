import { Button } from '@dvaput/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type ConfirmLinkProps = {
  readonly email: string
  readonly isSameBrowser: boolean
  /** The platform did not respond. */
  readonly hasFailed: boolean
}

/** Opening the link does nothing: pressing this button signs in. */
export const ConfirmLink = ({ email, isSameBrowser, hasFailed }: ConfirmLinkProps) => {
  const text = useText('login-link')
  const isPending = useNavigation().state !== 'idle'
  return (
    <>
      <p className="text-lg text-ink-soft">{text(isSameBrowser ? 'open.text' : 'open.elsewhere', { email })}</p>
      {hasFailed && (
        <p role="alert" className="font-medium text-danger">
          {text('open.failed')}
        </p>
      )}
      <Form method="post" replace>
        {!isSameBrowser && <input type="hidden" name="confirm" value="yes" />}
        <Button type="submit" size="lg" loading={isPending}>
          {text(isSameBrowser ? 'open.send' : 'open.confirm')}
        </Button>
      </Form>
      <p role="status" className="text-ink-soft">
        {isPending && text('open.pending')}
      </p>
    </>
  )
}
