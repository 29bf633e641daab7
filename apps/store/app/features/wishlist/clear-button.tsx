import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'

export type ClearDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

const load = async () => (await import('./clear-dialog.tsx')).ClearDialog

/** Asks first: in a dialog, or without scripts on the page. */
export const ClearButton = ({ onConfirm }: Pick<ClearDialogProps, 'onConfirm'>) => {
  const text = useText('wishlist')
  const { Dialog, dialog, opener } = useLazyDialog(load, 'wishlist')
  return (
    <form
      action="/wishlist"
      onSubmit={(event) => {
        event.preventDefault()
        opener.onClick()
      }}
    >
      <Button
        type="submit"
        name="clear"
        value="ask"
        variant="quiet"
        size="tight"
        icon="trash"
        aria-haspopup="dialog"
        onPointerEnter={opener.onPointerEnter}
        onFocus={opener.onFocus}
      >
        {text('wishlist.clear')}
      </Button>
      {Dialog && <Dialog {...dialog} onConfirm={onConfirm} />}
    </form>
  )
}

/** The question as a part of the page. */
export const ClearPanel = () => {
  const text = useText('wishlist')
  return (
    <form method="post" action="/wishlist" className="grid gap-4 rounded-lg border border-line bg-sunken p-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{text('wishlist.clearTitle')}</h2>
        <p>{text('wishlist.clearText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="clear" value="yes" variant="danger">
          {text('wishlist.clearConfirm')}
        </Button>
        <ButtonLink to="/wishlist" variant="secondary">
          {text('wishlist.clearCancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
