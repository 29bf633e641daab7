import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { useSubmit } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { CancelDialogProps } from './cancel-button.tsx'

export const CancelDialog = ({ id, code, line, open, onOpenChange }: CancelDialogProps) => {
  const text = useText('reservations')
  const submit = useSubmit()
  return (
    <Dialog
      title={line ? text('cancel.lineTitle', { name: line.name, code }) : text('cancel.title', { code })}
      description={text(line ? 'cancel.lineText' : 'cancel.text')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {text(line ? 'cancel.lineKeep' : 'cancel.keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false)
              void submit(
                { cancel: id, ...(line && { line: line.variantId }) },
                { method: 'post', action: '/reservations' },
              )
            }}
          >
            {text(line ? 'cancel.lineConfirm' : 'cancel.confirm')}
          </Button>
        </>
      }
    />
  )
}
