import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useText } from '../../i18n/use-text.ts'

/** The wishlist of nobody. */
export const LoginPanel = () => {
  const text = useText('wishlist')
  return (
    <StatePanel
      icon="heart"
      title={text('wishlist.loginTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/login?returnTo=%2Fwishlist">{text('account.login')}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {text('wishlist.home')}
          </ButtonLink>
        </div>
      }
    >
      {text('wishlist.loginText')}
    </StatePanel>
  )
}
