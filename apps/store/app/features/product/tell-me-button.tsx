import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useLateDialog } from '../../ui/use-late-dialog.ts'

type TellMeButtonProps = { readonly handle: string; readonly variantId: string | null; readonly name: string }

const load = async () => (await import('./tell-me-dialog.tsx')).TellMeDialog

export const TellMeButton = (wish: TellMeButtonProps) => {
  const text = useText('product')
  const { Dialog, dialog, opener } = useLateDialog(load, 'alerts')
  return (
    <>
      <Button icon="bell" wide {...opener}>
        {text('product.tellMe')}
      </Button>
      {Dialog && <Dialog {...wish} {...dialog} />}
    </>
  )
}
