import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Money } from '@dvaput/domain/money/money'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePageContext } from '../lib/use-page-context.ts'

/** Its identity as text, and the price that is shown. */
export type AskedProduct = { readonly id: string; readonly price: Money }

/** Why nothing is left of a product, in the reader's words. */
export type Unavailable = {
  /** An order that waits for its payment has the last of it: it may come back. */
  readonly isHeld: boolean
  readonly message: string
  /** For a card; of what is held. */
  readonly short?: string
  /** Where the reader pays for it already. */
  readonly payUrl?: string
}

export const toAskedProduct = (product: CardProduct): AskedProduct | undefined => {
  const identity = identityOf(product)
  return identity && { id: formatProductIdentity(identity), price: currentPrice(product) }
}

/** Asked after the paint, and only of what is shown as sold out. Needs the `products` messages. // decision 0175 */
export const useHold = (product: AskedProduct | undefined): Unavailable | undefined => {
  const text = useText('products')
  const { market } = usePageContext()
  const [hold, setHold] = useState<Unavailable & { readonly of: string }>()
  const asked = product?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each product
  useEffect(() => {
    if (!product) return
    let isLeft = false
    const read = async () => {
      const { readUnavailable } = await import('./read-availability.ts')
      const unavailable = await readUnavailable(product, { market, text })
      if (!isLeft && unavailable?.isHeld) setHold({ ...unavailable, of: product.id })
    }
    read().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [asked])
  return hold?.of === asked ? hold : undefined
}
