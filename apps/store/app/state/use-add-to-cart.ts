import { type AddRefusal, maxCartLines } from '@dvaput/domain/cart/cart'
import { lineLimit, lineName } from '@dvaput/domain/cart/cart-line'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { fewUnits } from '@dvaput/domain/catalogue/stock'
import { useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePageContext } from '../lib/use-page-context.ts'
import { notify } from '../ui/popups/toast.ts'
import { addToCart } from './cart.ts'
import type { Unavailable } from './use-hold.ts'

// How long button and toast show that a product is added. // LIST-13, LIST-14, PDP-15
const addingMs = 300
const addedMs = 2000
const toastMs = { durationMs: 1200, leavingMs: 500 }

type Options = {
  /** Lists show a toast, the product page changes its button. */
  readonly feedback?: 'toast' | 'button'
  readonly onAdded?: (product: CardProduct, quantity: number) => void
}

/** Of many pieces one is left when the page is some seconds old; of few maybe none. */
const isScarce = ({ inStock, isStockKnown, stock }: CardProduct) => inStock && isStockKnown && stock <= fewUnits

/** Adds a product to the cart with the feedback of the specification. Needs the `products` messages. */
export const useAddToCart = ({ feedback = 'toast', onAdded }: Options = {}) => {
  const text = useText('products')
  const { market } = usePageContext()
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const [refused, setRefused] = useState<Unavailable & { readonly of: CardProduct['variantId'] }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toast = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (busy: 'idle' | 'adding' | 'added', ms: number) => {
    clearTimeout(timer.current)
    setState(busy)
    timer.current = setTimeout(() => setState('idle'), ms)
  }
  const notifyAdded = (product: CardProduct) =>
    notify({ type: 'success', message: text('cart.added', { name: lineName(product) }), ...toastMs })

  const warn = (product: CardProduct, message: string) => notify({ type: 'warning', message, id: `cart ${product.id}` })

  const refuse = (refusal: AddRefusal, held: number, product: CardProduct) => {
    const limit = lineLimit(product, market)
    const messages = {
      'sold-out': () => text('stock.out'),
      'cart-full': () => text('cart.full', { count: maxCartLines }),
      'exceeds-stock': () => (held >= limit ? text('cart.holdsAll', { count: held }) : text('cart.exceeds', { limit })),
    } satisfies Record<AddRefusal, () => string>
    warn(product, messages[refusal]())
  }

  const add = (product: CardProduct, quantity = 1): void => {
    const { added, held, refused: refusal } = addToCart(market, product, quantity)
    setRefused(undefined)
    if (refusal) refuse(refusal, held, product)
    else if (feedback === 'button') show('added', addedMs)
    else {
      show('adding', addingMs)
      // Not cleared on unmount: the toast is still true on the next page.
      toast.current = setTimeout(notifyAdded, addingMs, product)
    }
    if (added === 0) return
    const open = () => onAdded?.(product, added)
    const refuseLate = (unavailable: Unavailable) => {
      clearTimeout(toast.current)
      show('idle', 0)
      setRefused({ ...unavailable, of: product.variantId })
      warn(product, unavailable.message)
    }
    if (isScarce(product))
      import('./confirm-stock.ts').then(
        ({ confirmStock }) =>
          confirmStock(product, { before: held - added, open, refuse: refuseLate }, { market, text }),
        // Not loaded: the cart and the checkout ask again.
        open,
      )
    else open()
  }

  /** What the last press was refused with, said of that product alone. */
  const unavailableOf = (product: CardProduct) => (refused && refused.of === product.variantId ? refused : undefined)

  return { state, add, unavailableOf }
}
