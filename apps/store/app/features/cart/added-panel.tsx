import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { type ComponentProps, type Ref, Suspense, startTransition, useImperativeHandle, useState } from 'react'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'

const AddedDrawer = lazyComponent(async () => (await import('./added-drawer.tsx')).AddedDrawer, { messages: 'cart' })

type Added = Pick<ComponentProps<typeof AddedDrawer>, 'product' | 'quantity' | 'open'>

export type AddedPanelHandle = { readonly show: (product: CardProduct, quantity: number) => void }

/**
 * Its state is its own: the page behind it is not rendered again when it opens. It opens as a transition: the button
 * answers the press, and the panel follows in slices.
 */
export const AddedPanel = ({ ref }: { readonly ref: Ref<AddedPanelHandle> }) => {
  const [added, setAdded] = useState<Added>()
  useImperativeHandle(
    ref,
    () => ({ show: (product, quantity) => startTransition(() => setAdded({ product, quantity, open: true })) }),
    [],
  )
  return (
    added && (
      <Suspense>
        <AddedDrawer {...added} onOpenChange={(open) => setAdded({ ...added, open })} />
      </Suspense>
    )
  )
}
