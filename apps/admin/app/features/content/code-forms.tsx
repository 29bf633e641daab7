import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { PasswordField } from '@dvaput/ui/password-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { ProofField } from '../../ui/proof-field.tsx'

type Props = {
  readonly hasCode: boolean
  readonly codeRevision: number
  readonly codeSetAt: string | null
  /** What the action answered to one of these forms. */
  readonly answer: { readonly typed: FormTexts; readonly problem?: string } | undefined
  readonly act: string | null
}

/** A new access code, or none; both end what the old one opened, and ask for a proof. */
export const CodeForms = ({ hasCode, codeRevision, codeSetAt, answer, act }: Props) => {
  const text = useText('content')
  const isOf = (name: string) => (act === name ? answer : undefined)
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{text('gate.code')}</h2>
      <p className="text-sm text-ink-soft">{text('gate.codeLead')}</p>
      <p className="text-sm font-semibold">
        {!hasCode
          ? text('gate.noCode')
          : codeSetAt
            ? text('gate.codeSetAt', { at: codeSetAt })
            : text('gate.codeConfigured')}
      </p>
      <Form method="post" action="?act=code" className="grid gap-4" key={`code ${codeRevision}`}>
        <input type="hidden" name="revision" value={codeRevision} />
        <PasswordField
          label={text('gate.newCode')}
          hint={text('gate.newCodeHint')}
          name="code"
          autoComplete="off"
          defaultValue={isOf('code')?.typed.code}
          error={isOf('code')?.problem}
          required
        />
        <ProofField answer={isOf('code')} />
        <Button type="submit">{text('gate.saveCode')}</Button>
      </Form>
      {hasCode && (
        <AskFirst title={text('gate.close')} open={act === 'close' && answer !== undefined}>
          <Form method="post" action="?act=close" className="grid gap-4">
            <input type="hidden" name="revision" value={codeRevision} />
            <p className="text-sm">{text('gate.closeText')}</p>
            <ProofField answer={isOf('close')} />
            <Button type="submit" variant="danger">
              {text('gate.closeConfirm')}
            </Button>
          </Form>
        </AskFirst>
      )}
    </Card>
  )
}
