import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { useText } from '../../i18n/use-text.ts'
import { notify } from '../../ui/popups/toast.ts'
import { AddressLines } from './address-lines.tsx'
import { formatAddressFailure } from './address-result.ts'
import { useAddressAction } from './use-address-action.ts'

type DeleteAddressDialogProps = {
  readonly address: AccountAddress
  readonly deleteLocally?: ((id: string) => void) | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly focusAfter: () => HTMLElement | null
}

export const DeleteAddressDialog = ({
  address,
  deleteLocally,
  open,
  onOpenChange,
  focusAfter,
}: DeleteAddressDialogProps) => {
  const text = useText('addresses')
  const finish = () => {
    notify({ type: 'success', message: text('done.deleted') })
    onOpenChange(false)
  }
  const { send, isSending } = useAddressAction((result) => {
    if (result.ok) return finish()
    onOpenChange(false)
    notify({
      type: 'error',
      message: formatAddressFailure(text, result.failure, 'delete') ?? text('delete.failed'),
    })
  })
  const remove = () => {
    if (!deleteLocally) return send(`/account/addresses/${address.id}/delete`, new FormData())
    deleteLocally(address.id)
    finish()
  }
  return (
    <Dialog
      title={text('delete.confirm')}
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {text('form.cancel')}
          </Button>
          <Button variant="danger" loading={isSending} onClick={remove}>
            {text('list.delete')}
          </Button>
        </>
      }
    >
      <AddressLines address={address} />
    </Dialog>
  )
}
