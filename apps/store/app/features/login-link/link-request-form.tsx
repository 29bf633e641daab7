import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

/** Why no link was sent, and what was typed. */
export type LinkProblem = {
  readonly reason: 'missing' | 'invalid' | 'throttled'
  readonly email: string
  readonly retryAfterSeconds: number
  /** Where the form that was sent leads back to: its URL does not say. */
  readonly returnTo: string
}

export const useLinkProblemText = () => {
  const text = useText('login-link')
  return ({ reason, retryAfterSeconds }: LinkProblem): string => {
    if (reason === 'missing') return text('request.missing')
    if (reason === 'invalid') return text('request.invalid')
    return retryAfterSeconds < 90
      ? text('wait.seconds', { count: retryAfterSeconds })
      : text('wait.minutes', { count: Math.ceil(retryAfterSeconds / 60) })
  }
}

type LinkRequestFormProps = {
  readonly email: string
  readonly returnTo: string
  readonly button: string
  readonly problem?: LinkProblem | undefined
}

export const LinkRequestForm = ({ email, returnTo, button, problem }: LinkRequestFormProps) => {
  const text = useText('login-link')
  const problemText = useLinkProblemText()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction?.startsWith('/login/link') ?? false
  useEffect(() => {
    const field = problem && form.current?.elements.namedItem('email')
    if (field instanceof HTMLInputElement) field.focus()
  }, [problem])
  const sendOnce = (event: FormEvent) => {
    if (isSending) event.preventDefault()
  }
  return (
    <Form
      ref={form}
      method="post"
      action="/login/link"
      noValidate
      onSubmit={sendOnce}
      className="flex w-full max-w-dialog flex-col items-start gap-4"
    >
      <div className="w-full">
        <TextField
          // A text typed before is shown again after a failure without scripts.
          key={problem?.email ?? email}
          type="email"
          name="email"
          label={text('request.email')}
          defaultValue={problem?.email ?? email}
          error={problem && problemText(problem)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
      </div>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" icon="mail" loading={isSending}>
        {button}
      </Button>
    </Form>
  )
}
