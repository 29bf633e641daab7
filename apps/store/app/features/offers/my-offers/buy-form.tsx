import { addLines } from '@dvaput/domain/cart/add-lines'
import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { Money } from '@dvaput/domain/money/money'
import { isSameProduct } from '@dvaput/domain/products/product-identity'
import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { useFetcher, useNavigate } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useFetcherResult } from '../../../lib/use-fetcher-result.ts'
import { useFormatAmount } from '../../../lib/use-format-amount.ts'
import { usePageContext } from '../../../lib/use-page-context.ts'
import { changeCart } from '../../../state/cart.ts'
import type { MyOffersResult } from './my-offers-result.ts'

type BuyFormProps = { readonly offerId: string; readonly price: Money; readonly title: string }

/** Puts the product into the cart, where it has the agreed price, and leads there. */
export const BuyForm = ({ offerId, price, title }: BuyFormProps) => {
  const text = useText('my-offers')
  const { market } = usePageContext()
  const formatAmount = useFormatAmount()
  const label = text('answer.buy', { amount: formatAmount(price) })
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const fetcher = useFetcher<MyOffersResult>()
  const { data } = fetcher
  useFetcherResult(data, ({ bought: line }) => {
    if (!line) return
    // The price is for one piece: what is in the cart already is not added again.
    const isThere = (each: CartLine) => isSameProduct(each.identity, line.identity)
    changeCart(market, (cart) => (cart.some(isThere) ? cart : addLines(cart, [line], market)))
    void navigate('/cart')
  })
  return (
    <>
      <fetcher.Form method="post" action="/my-offers">
        <input type="hidden" name="offer" value={offerId} />
        {isHydrated && <input type="hidden" name="cart" value="browser" />}
        <Button
          type="submit"
          name="move"
          value="buy"
          icon="cart"
          wide
          loading={fetcher.state !== 'idle'}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      </fetcher.Form>
      {data?.failed && <Notice tone="danger">{data.message}</Notice>}
    </>
  )
}
