import { Button } from '@dvaput/ui/button.tsx'
import { Dialog } from '@dvaput/ui/dialog.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ApiError, api } from '../../lib/api.ts'
import { loadRefusalText, type RefusalReason } from '../../lib/failures/load-refusal-text.ts'
import { looksLikeEmail } from '../../lib/looks-like-email.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storedSession } from '../../state/session.ts'

type BackInStockDialogProps = {
  readonly handle: string
  readonly variantId: string | null
  readonly name: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export const BackInStockDialog = ({ handle, variantId, name, open, onOpenChange }: BackInStockDialogProps) => {
  const text = useText('back-in-stock')
  const formId = useId()
  const [state, setState] = useState<'asking' | 'sending' | 'taken'>('asking')
  const [problem, setProblem] = useState<string>()
  const { language, market } = usePageContext()

  const problemOf = async (error: unknown): Promise<string> => {
    const reason: RefusalReason = error instanceof ApiError ? error : {}
    if (reason.code === 'bad-input') return text('alert.invalid')
    return (await loadRefusalText(language, reason)) ?? text('alert.failed')
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    const isWrong = !looksLikeEmail(field.value)
    setProblem(isWrong ? text('alert.invalid') : undefined)
    if (isWrong) return field.focus()
    setState('sending')
    try {
      await api.post('/back-in-stock', { handle, email: field.value, ...(variantId && { variantId }) })
      setState('taken')
    } catch (error) {
      setProblem(await problemOf(error))
      setState('asking')
    }
  }
  return (
    <Dialog
      title={text('alert.title')}
      {...(state !== 'taken' && { description: text('alert.text', { name }) })}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        state === 'taken' ? (
          <Button onClick={() => onOpenChange(false)}>{text('alert.done')}</Button>
        ) : (
          <Button type="submit" form={formId} icon="bell" loading={state === 'sending'}>
            {text('alert.send')}
          </Button>
        )
      }
    >
      <div role="status">
        {state === 'taken' && (
          <p className="flex gap-2 font-medium">
            <Icon name="success" className="mt-0.5 text-accent" />
            {text('alert.accepted')}
          </p>
        )}
      </div>
      {state !== 'taken' && (
        <form id={formId} noValidate onSubmit={(event) => void send(event)}>
          <TextField
            type="email"
            name="email"
            label={text('alert.email')}
            hint={text('alert.privacy', { count: market.figures.stockAlertStorage.to })}
            error={problem}
            defaultValue={storedSession.get()?.email ?? ''}
            autoComplete="email"
            maxLength={254}
            required
          />
        </form>
      )}
    </Dialog>
  )
}
