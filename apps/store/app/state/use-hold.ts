import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { Money } from '@dvaput/domain/money/money'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePageContext } from '../lib/use-page-context.ts'

/** Its identity as text, and the price that is shown. */
export type AskedProduct = { readonly id: string; readonly price: Money; readonly variantId?: undefined }

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

const holdKey = ({ variantId, id }: CardProduct | AskedProduct) => variantId ?? id

/** Asked after the paint, and only of what is shown as sold out. Needs the `products` messages. // decision 0175 */
export const useHold = (product: CardProduct | AskedProduct | false): Unavailable | undefined => {
  const text = useText('products')
  const { market } = usePageContext()
  const [hold, setHold] = useState<Unavailable & { readonly of: string }>()
  const asked = product && holdKey(product)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each product
  useEffect(() => {
    if (!product) return
    let isLeft = false
    import('./read-availability.ts')
      .then(({ readUnavailable }) => readUnavailable(product, { market, text }))
      .then((unavailable) => {
        if (!isLeft && unavailable?.isHeld) setHold({ ...unavailable, of: holdKey(product) })
      })
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [asked])
  return hold?.of === asked ? hold : undefined
}
