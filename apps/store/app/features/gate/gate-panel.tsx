import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { type ReactNode, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts'
import type { GateResult } from './gate-result.ts'

type GatePanelProps = {
  /** Of a customer who is not on the list; null where nobody is logged in. */
  readonly email: string | null
  readonly result: GateResult | undefined
  readonly isDemo: boolean
}

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm">
    <Icon name="info" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
)

const CodeForm = ({ result }: Pick<GatePanelProps, 'result'>) => {
  const text = useText('gate')
  const { pathname, search } = useLocation()
  const form = useFocusFirstError(result)
  const [code, setCode] = useState(result?.typed ?? '')
  const isSending = useNavigation().state !== 'idle'
  // Without scripts nobody would enable the button again.
  const isBlank = useHydrated() && code.trim() === ''
  const wait = result?.retryAfterSeconds
  const error = [
    text('code.wrong'),
    ...(wait ? [text('code.wait', { count: Math.max(1, Math.ceil(wait / 60)) })] : []),
  ].join('. ')
  return (
    <Form ref={form} method="post" action={pathname + search} className="flex flex-col gap-4">
      <TextField
        label={text('code.label')}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={result && error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <Button type="submit" size="lg" wide disabled={isBlank} loading={isSending}>
        {text('code.submit')}
      </Button>
    </Form>
  )
}

/** In place of the listing, for whoever may not see it. // GATE-01 */
export const GatePanel = ({ email, result, isDemo }: GatePanelProps) => {
  const text = useText('gate')
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-6 py-8 sm:py-14">
      <header className="flex flex-col items-start gap-3">
        <span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent">
          <Icon name="shield" className="size-6" />
        </span>
        <h1 className="text-3xl">{text('gate.title')}</h1>
        <p className="text-ink-soft">{text('gate.lead')}</p>
      </header>
      <div className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8">
        {email === null ? (
          <Hint>
            {text('gate.loginHint')}{' '}
            <TextLink to={`/login?returnTo=${encodeURIComponent(here)}`}>{text('account.login')}</TextLink>
          </Hint>
        ) : (
          <Hint>
            <p className="font-medium">{text('gate.notListed')}</p>
            <p className="mt-0.5 text-ink-soft">{text('gate.loggedInAs', { email })}</p>
            <TextLink to={here} reloadDocument className="mt-1 inline-block">
              {text('gate.refresh')}
            </TextLink>
          </Hint>
        )}
        <CodeForm result={result} />
      </div>
      {isDemo && <p className="text-sm text-ink-soft">{text('gate.demo')}</p>}
    </div>
  )
}
