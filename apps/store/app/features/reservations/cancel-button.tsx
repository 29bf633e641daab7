import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'
import type { LiveReservation } from './reservation-view.server.ts'

type CancelButtonProps = {
  readonly id: string
  readonly code: string
  /** One product of it. */
  readonly line?: Pick<LiveReservation['lines'][number], 'variantId' | 'name'> | undefined
}

export type CancelDialogProps = CancelButtonProps & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const load = async () => (await import('./cancel-dialog.tsx')).CancelDialog

/** Asks first: in a dialog, or without scripts on the page. */
export const CancelButton = ({ id, code, line }: CancelButtonProps) => {
  const text = useText('reservations')
  const { Dialog, dialog, opener } = useLazyDialog(load, 'reservations')
  return (
    <form
      action="/reservations"
      onSubmit={(event) => {
        event.preventDefault()
        opener.onClick()
      }}
    >
      {line && <input type="hidden" name="line" value={line.variantId} />}
      <Button
        type="submit"
        name="cancel"
        value={id}
        variant="quiet"
        size="tight"
        icon="trash"
        aria-haspopup="dialog"
        aria-label={line ? text('cancel.line', { name: line.name }) : `${text('cancel.open')} ${code}`}
        onPointerEnter={opener.onPointerEnter}
        onFocus={opener.onFocus}
      >
        {text(line ? 'cancel.openLine' : 'cancel.open')}
      </Button>
      {Dialog && <Dialog {...dialog} id={id} code={code} line={line} />}
    </form>
  )
}

/** The question as a part of the page. */
export const CancelPanel = ({ id, code, line }: CancelButtonProps) => {
  const text = useText('reservations')
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/reservations" className="grid gap-4 rounded-lg border border-line bg-sunken p-5">
      {line && <input type="hidden" name="line" value={line.variantId} />}
      <div className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">
          {line ? text('cancel.lineTitle', { name: line.name, code }) : text('cancel.title', { code })}
        </h2>
        <p>{text(line ? 'cancel.lineText' : 'cancel.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="cancel" value={id} variant="danger" loading={isSending}>
          {text(line ? 'cancel.lineConfirm' : 'cancel.confirm')}
        </Button>
        <ButtonLink to="/reservations" variant="secondary">
          {text(line ? 'cancel.lineKeep' : 'cancel.keep')}
        </ButtonLink>
      </div>
    </Form>
  )
}
