import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ClearDialogProps } from './clear-button.tsx'

export const ClearDialog = ({ open, onOpenChange, onConfirm }: ClearDialogProps) => {
  const text = useText('wishlist')
  return (
    <Dialog
      title={text('wishlist.clearTitle')}
      description={text('wishlist.clearText')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {text('wishlist.clearCancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false)
              onConfirm()
            }}
          >
            {text('wishlist.clearConfirm')}
          </Button>
        </>
      }
    />
  )
}
