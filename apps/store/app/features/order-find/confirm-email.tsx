import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type ConfirmEmailProps = {
  readonly orderId: string
  /** Why the last try showed nothing. */
  readonly problem: 'wrong' | 'too-often' | null
}

/** In place of the addresses of an order that a guest has open. */
export const ConfirmEmail = ({ orderId, problem }: ConfirmEmailProps) => {
  const text = useText('order-find')
  const error = { wrong: text('guest.wrong'), 'too-often': text('find.tooMany') }
  return (
    <Form
      method="post"
      action="/orders/find"
      noValidate
      className="flex max-w-dialog flex-col items-start gap-4 print:hidden"
    >
      <p className="text-ink-soft">{text('guest.masked')}</p>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="order" value={orderId} />
      <div className="w-full">
        <TextField
          label={text('find.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          autoFocus={problem !== null}
          error={problem === null ? undefined : error[problem]}
        />
      </div>
      <Button type="submit" variant="secondary">
        {text('guest.confirm')}
      </Button>
    </Form>
  )
}
