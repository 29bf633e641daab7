import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useText } from '../../../i18n/use-text.ts'

/** The offers of nobody. */
export const LoginPanel = ({ returnTo }: { readonly returnTo: string }) => {
  const text = useText('my-offers')
  return (
    <StatePanel
      icon="tag"
      title={text('offers.loginTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={`/login?returnTo=${encodeURIComponent(returnTo)}`}>{text('account.login')}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {text('offers.home')}
          </ButtonLink>
        </div>
      }
    >
      {text('offers.loginText')}
    </StatePanel>
  )
}
