import { Button } from '@dvaput/ui/button.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LoginFrame } from './login-frame.tsx'

/** The session is still open: a plain form ends it without the script that could not. */
export const LogoutFailed = () => {
  const text = useText('login')
  return (
    <LoginFrame
      title={text('logoutFailed.title')}
      footer={<TextLink to="/account">{text('logoutFailed.account')}</TextLink>}
    >
      <form method="post" action="/logout" className="grid gap-5">
        <p role="alert" className="font-medium">
          {text('logoutFailed.text')}
        </p>
        <Button type="submit">{text('logoutFailed.again')}</Button>
      </form>
    </LoginFrame>
  )
}
