import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { withReturnPath } from '../../lib/paths/return-path.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

export const linkPath = '/login/link'

type OtherWaysProps = {
  readonly returnTo: string | null
  /** Of the provider of external accounts, where there is one. */
  readonly externalName: string | null
  readonly isSendingLink: boolean
}

/** Inside the form of the password, whose e-mail the link goes to. */
export const OtherWays = ({ returnTo, externalName, isSendingLink }: OtherWaysProps) => {
  const text = useText('login')
  const { market, language } = usePageContext()
  const { loginWays } = market
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text('login.or')}
      </p>
      {loginWays.includes('email-link') && (
        <div>
          <Button
            type="submit"
            formAction={linkPath}
            variant="secondary"
            icon="mail"
            wide
            loading={isSendingLink}
            aria-describedby="login-link-hint"
          >
            {text('login.link')}
          </Button>
          <p id="login-link-hint" data-figure="signInLink" className="mt-1.5 text-center text-xs text-ink-soft">
            {text('login.linkHint', { time: formatSpan(market.figures.signInLink, language) })}
          </p>
        </div>
      )}
      {loginWays.includes('platform-account') && (
        <ButtonLink to={withReturnPath('/login/platform', returnTo)} variant="secondary" icon="cart" wide>
          {text('login.platform')}
        </ButtonLink>
      )}
      {externalName !== null && (
        <ButtonLink
          to={withReturnPath('/login/external', returnTo)}
          reloadDocument
          variant="secondary"
          icon="globe"
          wide
        >
          {text('login.external', { provider: externalName })}
        </ButtonLink>
      )}
    </div>
  )
}
