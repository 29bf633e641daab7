import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** What the last press did; `too-often` where no code was sent, or none was looked at. */
export const codeSteps = ['sent', 'wrong', 'too-often'] as const

type ConfirmEmailProps = {
  readonly orderId: string
  readonly step: (typeof codeSteps)[number] | null
  /** The addresses are hidden as well. */
  readonly isMasked: boolean
}

type SubmitProps = Pick<ConfirmEmailProps, 'orderId'> & { readonly intent: 'code' | 'confirm' }

const Hidden = ({ orderId, intent }: SubmitProps) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="order" value={orderId} />
  </>
)

/** For a guest who has an order open: a mailed code shows that its e-mail is theirs. */
export const ConfirmEmail = ({ orderId, step, isMasked }: ConfirmEmailProps) => {
  const text = useText('order-find')
  return (
    <div className="flex max-w-dialog flex-col items-start gap-4 print:hidden">
      <p className="text-ink-soft">{text(isMasked ? 'guest.masked' : 'guest.lead')}</p>
      {step === 'too-often' && <Notice tone="danger">{text('find.tooMany')}</Notice>}
      {step === 'sent' && <Notice focused>{text('guest.sent')}</Notice>}
      {(step === 'sent' || step === 'wrong') && (
        <Form method="post" action="/orders/find" noValidate className="flex w-full flex-col items-start gap-4">
          <Hidden orderId={orderId} intent="confirm" />
          <TextField
            label={text('guest.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            autoFocus={step === 'wrong'}
            error={step === 'wrong' ? text('guest.wrong') : undefined}
          />
          <Button type="submit" variant="secondary">
            {text('guest.confirm')}
          </Button>
        </Form>
      )}
      <Form method="post" action="/orders/find">
        <Hidden orderId={orderId} intent="code" />
        <Button type="submit" variant={step === 'sent' || step === 'wrong' ? 'quiet' : 'secondary'}>
          {text(step === 'sent' || step === 'wrong' ? 'guest.sendAgain' : 'guest.send')}
        </Button>
      </Form>
    </div>
  )
}
