import { type AddRefusal, maxCartLines } from '@dvaput/domain/cart/cart'
import { lineLimit, lineName } from '@dvaput/domain/cart/cart-line'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePageContext } from '../lib/use-page-context.ts'
import { notify } from '../ui/toast.ts'
import { type Added, addToCart } from './cart.ts'

// How long button and toast show that a product is added. // LIST-13, LIST-14, PDP-15
const addingMs = 300
const addedMs = 2000
const toastMs = { durationMs: 1200, leavingMs: 500 }

type Options = {
  /** Lists show a toast, the product page changes its button. */
  readonly feedback?: 'toast' | 'button'
}

/** Adds a product to the cart with the feedback of the specification. Needs the `products` messages. */
export const useAddToCart = ({ feedback = 'toast' }: Options = {}) => {
  const text = useText('products')
  const { market } = usePageContext()
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (busy: 'adding' | 'added', ms: number) => {
    clearTimeout(timer.current)
    setState(busy)
    timer.current = setTimeout(() => setState('idle'), ms)
  }
  const notifyAdded = (product: CardProduct) =>
    notify({ type: 'success', message: text('cart.added', { name: lineName(product) }), ...toastMs })

  const refuse = (refused: AddRefusal, held: number, product: CardProduct) => {
    const limit = lineLimit(product, market)
    const messages = {
      'sold-out': () => text('stock.out'),
      'cart-full': () => text('cart.full', { count: maxCartLines }),
      'exceeds-stock': () => (held >= limit ? text('cart.holdsAll', { count: held }) : text('cart.exceeds', { limit })),
    } satisfies Record<AddRefusal, () => string>
    notify({ type: 'warning', message: messages[refused](), id: `cart ${product.id}` })
  }

  const add = (product: CardProduct, quantity = 1): Added => {
    const outcome = addToCart(market, product, quantity)
    if (outcome.refused) refuse(outcome.refused, outcome.held, product)
    else if (feedback === 'button') show('added', addedMs)
    else {
      show('adding', addingMs)
      // Not cleared on unmount: the toast is still true on the next page.
      setTimeout(notifyAdded, addingMs, product)
    }
    return outcome
  }

  return { state, add }
}
