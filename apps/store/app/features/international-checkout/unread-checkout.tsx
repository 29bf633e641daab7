import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Until the browser has read its cart; without scripts only a customer's can be shown. */
export const UnreadCheckout = () => {
  const text = useText('international-checkout')
  return (
    <>
      <noscript>
        <StatePanel
          icon="cart"
          title={text('noScript.title')}
          action={<ButtonLink to="/login?returnTo=%2Fcheckout-era">{text('account.login')}</ButtonLink>}
        >
          {text('noScript.text')}
        </StatePanel>
      </noscript>
      <div className="noscript:hidden">
        <LoadingState>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <Skeleton className="h-96" />
            <Skeleton className="h-80" />
          </div>
        </LoadingState>
      </div>
    </>
  )
}
