import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { createPath, useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** A link, so that it also works without scripts. */
export const AccountUnavailable = () => {
  const text = useText('account')
  const location = useLocation()
  return (
    <div role="alert">
      <StatePanel
        icon="alert"
        tone="danger"
        title={text('account.unavailable')}
        action={
          <ButtonLink to={createPath(location)} reloadDocument variant="secondary" icon="refresh">
            {text('ui.retry')}
          </ButtonLink>
        }
      >
        {text('account.unavailableText')}
      </StatePanel>
    </div>
  )
}
