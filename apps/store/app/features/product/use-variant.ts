import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { afterPaint } from '@dvaput/ui/after-paint.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { ProductDetailView } from './product-detail-view.ts'
import { findVariant, variantNumber } from './variant-options.ts'

/**
 * The variant is in the address, so that a link, Back and reload keep it. What is chosen is shown at once; the router,
 * whose work is longer, is asked when that is on the screen.
 */
export const useVariant = ({ variants, variantId }: ProductDetailView) => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = findVariant(variants, variantId, search.get('variant'))
  const addressId = inAddress?.id
  const [chosenId, setChosenId] = useState<string>()
  /** What the router is on its way to. */
  const askedId = useRef<string>(undefined)
  useEffect(() => {
    const leaveToAddress = () => {
      askedId.current = undefined
      setChosenId(undefined)
    }
    if (chosenId === undefined) return
    if (chosenId === askedId.current) return chosenId === addressId ? leaveToAddress() : undefined
    return afterPaint(() => {
      const changed = new URLSearchParams(search)
      changed.set('variant', variantNumber(chosenId))
      void navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true })
      if (chosenId === addressId) leaveToAddress()
      else askedId.current = chosenId
    })
  }, [chosenId, addressId, navigate, search])
  const chosen = variants.find(({ id }) => id === chosenId)
  return [chosen ?? inAddress, ({ id }: DetailVariant) => setChosenId(id)] as const
}
