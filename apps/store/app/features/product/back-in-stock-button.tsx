import { Button } from '@dvaput/ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'

type BackInStockButtonProps = { readonly handle: string; readonly variantId: string | null; readonly name: string }

const load = async () => (await import('./back-in-stock-dialog.tsx')).BackInStockDialog

export const BackInStockButton = (wish: BackInStockButtonProps) => {
  const text = useText('product-page')
  const { Dialog, dialog, opener } = useLazyDialog(load, 'back-in-stock')
  return (
    <>
      <Button icon="bell" wide {...opener}>
        {text('product.notifyMe')}
      </Button>
      {Dialog && <Dialog {...wish} {...dialog} />}
    </>
  )
}
