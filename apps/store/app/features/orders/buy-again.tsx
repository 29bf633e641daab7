import { addLines } from '@dvaput/domain/cart/add-lines'
import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFetcherResult } from '../../lib/use-fetcher-result.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { changeCart } from '../../state/cart.ts'
import type { BoughtAgain, OrderResult } from './order-result.ts'

const Titles = ({ label, titles }: { readonly label: string; readonly titles: readonly string[] }) =>
  titles.length > 0 && (
    <p className="mt-1 font-normal">
      {label} {titles.join(', ')}
    </p>
  )

const Outcome = ({ bought: { lines, missing, soldOut, fewer } }: { readonly bought: BoughtAgain }) => {
  const text = useText('orders')
  // Of one kind alone the sentence says it.
  const isPartly = lines.length > 0 || (missing.length > 0 && soldOut.length > 0)
  return (
    <Notice tone={lines.length > 0 ? 'success' : 'danger'}>
      <p>
        {lines.length > 0
          ? text('order.againAdded', { count: lines.length })
          : text(soldOut.length > 0 ? 'order.againNotNow' : 'order.againNone')}{' '}
        {lines.length > 0 && <TextLink to="/cart">{text('order.againCart')}</TextLink>}
      </p>
      <Titles label={text('order.againMissing')} titles={isPartly ? missing : []} />
      <Titles label={text('order.againSoldOut')} titles={isPartly ? soldOut : []} />
      <Titles label={text('order.againFewer')} titles={fewer} />
    </Notice>
  )
}

type BuyAgainProps = {
  readonly orderId: string
  /** Of the form that a browser without scripts sent. */
  readonly result: OrderResult | undefined
}

/** Puts into the cart what is still sold, and says what is not. */
export const BuyAgain = ({ orderId, result }: BuyAgainProps) => {
  const text = useText('orders')
  const { market } = usePageContext()
  const isHydrated = useHydrated()
  const fetcher = useFetcher<OrderResult>()
  const { data } = fetcher
  const shown = data ?? result
  useFetcherResult(data, (bought) => {
    if (bought.intent !== 'buy-again' || bought.problem !== null) return
    changeCart(market, (cart) => addLines(cart, bought.lines, market))
  })
  return (
    <>
      <fetcher.Form method="post" action={`/orders/${orderId}`}>
        <input type="hidden" name="intent" value="buy-again" />
        {isHydrated && <input type="hidden" name="cart" value="browser" />}
        <Button type="submit" icon="cart" loading={fetcher.state !== 'idle'}>
          {text('order.again')}
        </Button>
      </fetcher.Form>
      {shown?.intent === 'buy-again' && fetcher.state === 'idle' && (
        <div className="w-full">
          {shown.problem === null ? (
            <Outcome bought={shown} />
          ) : (
            <Notice tone="danger">{text('order.againFailed')}</Notice>
          )}
        </div>
      )}
    </>
  )
}
