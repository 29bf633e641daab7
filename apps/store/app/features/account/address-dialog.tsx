import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { toAddressValues } from '@dvaput/domain/account/address-book'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { addressFormOf } from '@dvaput/domain/address/address-forms'
import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { addressTexts } from '../../ui/forms/address-texts.ts'
import { notify } from '../../ui/popups/toast.ts'
import { AddressAlert } from './address-alert.tsx'
import { AddressForm } from './address-form.tsx'
import { emptyAddressValues } from './empty-address-values.ts'
import { useAddressAction } from './use-address-action.ts'

type AddressDialogProps = {
  /** A new one where there is none. */
  readonly address: AccountAddress | undefined
  /** Of addresses that stay in the browser; whether storage accepted it. */
  readonly saveLocally?: ((values: AddressValues, id: string | undefined) => boolean) | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly focusAfter: () => HTMLElement | null
}

type ContentProps = Pick<AddressDialogProps, 'address' | 'saveLocally'> & { readonly onClose: () => void }

/** Rendered while the dialog is open, so that each opening begins without the errors of the last. */
const DialogContent = ({ address, saveLocally, onClose }: ContentProps) => {
  const text = useText('addresses')
  const { market } = usePageContext()
  const formMarket = addressFormOf(address?.countryCode, market.id)
  const path = `/account/addresses/${address?.id ?? 'new'}`
  const finish = () => {
    notify({ type: 'success', message: text(address ? 'done.updated' : 'done.added') })
    onClose()
  }
  const { send, isSending, result, isLost } = useAddressAction((saved) => {
    if (saved.ok) finish()
  })
  const refused = result && !result.ok ? result.failure : undefined
  const failure = isLost ? ({ kind: 'unavailable' } as const) : refused
  return (
    <AddressForm
      as="form"
      action={path}
      market={formMarket}
      values={address ? toAddressValues(address) : emptyAddressValues(formMarket)}
      problem={failure?.kind === 'problem' ? failure.problem : undefined}
      alert={failure && <AddressAlert failure={failure} intent="save" />}
      note={text(saveLocally ? 'list.localNote' : addressTexts(formMarket).note)}
      onSave={(values, event) => {
        event.preventDefault()
        if (!saveLocally) return isSending || send(path, new FormData(event.currentTarget))
        if (!saveLocally(values, address?.id)) notify({ type: 'warning', message: text('list.notKept') })
        finish()
      }}
    >
      <div className="mt-2 flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {text('form.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {text(address ? 'form.update' : 'form.add')}
        </Button>
      </div>
    </AddressForm>
  )
}

export const AddressDialog = ({ address, saveLocally, open, onOpenChange, focusAfter }: AddressDialogProps) => {
  const text = useText('addresses')
  return (
    <Dialog
      title={text(address ? 'form.editTitle' : 'form.addTitle')}
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
    >
      <DialogContent address={address} saveLocally={saveLocally} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}
