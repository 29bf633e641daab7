import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CartFrame } from './cart-frame.tsx'
import type { CartResult } from './cart-result.ts'

/** Until the browser has read its cart; without scripts only a customer's can be shown. */
export const UnreadCart = ({ result }: { readonly result: CartResult | undefined }) => {
  const text = useText('cart')
  return (
    <CartFrame>
      {result && <Notice tone={result.failed ? 'danger' : 'success'}>{result.message}</Notice>}
      <noscript>
        <StatePanel
          icon="cart"
          title={text('cartPage.noScript')}
          action={<ButtonLink to="/login?returnTo=%2Fcart">{text('account.login')}</ButtonLink>}
        >
          {text('cartPage.noScriptText')}
        </StatePanel>
      </noscript>
      <div className="noscript:hidden">
        <LoadingState>
          <div className="grid gap-5">
            {['first', 'second'].map((key) => (
              <div key={key} className="flex gap-5">
                <Skeleton className="size-24" />
                <Skeleton className="h-24 grow" />
              </div>
            ))}
          </div>
        </LoadingState>
      </div>
    </CartFrame>
  )
}
