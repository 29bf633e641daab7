import type { Cart } from '@dvaput/domain/cart/cart'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '../../lib/use-fetcher-result.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storeCheckoutData } from '../../state/checkout-data.ts'
import { useSession } from '../../state/session.ts'
import type { CartResult } from './cart-result.ts'

type CheckoutPress = {
  readonly cart: Cart
  /** Keyed: the form may be mounted anew between the press and the answer, when the browser's cart takes over the page. */
  readonly key: string
  /** Called when the server has found other prices or stock than those that are shown. */
  readonly onOutdated?: (() => void) | undefined
}

/** Sends a form of the cart by script, and leaves for the checkout that the server has started. */
export const useCheckoutPress = ({ cart, key, onOutdated }: CheckoutPress) => {
  const { market } = usePageContext()
  const session = useSession()
  const { Form, submit, state, data } = useFetcher<CartResult>({ key })
  useFetcherResult(data, ({ isOutdated, started }) => {
    if (isOutdated) onOutdated?.()
    if (!started) return
    storeCheckoutData(market, cart, started.id)
    location.assign(started.url)
  })
  const send = async (fields: FormData) => {
    fields.set('by', 'script')
    if (session?.kind === 'external') {
      const { appendLocalAddress } = await import('./append-local-address.ts')
      appendLocalAddress(fields, session.id)
    }
    await submit(fields, { method: 'post', action: '/cart' })
  }
  return { Form, send, isSending: state !== 'idle', data }
}
