import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { PasswordField } from '@dvaput/ui/fields/password-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { RecordForm } from '../../ui/record-form.tsx'

type Props = {
  readonly hasCode: boolean
  readonly codeRevision: string
  readonly codeSetAt: string | null
  /** What the action answered to one of these forms. */
  readonly answer: { readonly act: string; readonly typed: FormTexts } | undefined
  /** Why, where it refused one. */
  readonly problem: string | null
}

/** A new access code, or none; both end what the old one opened, and ask for a proof. */
export const CodeForms = ({ hasCode, codeRevision, codeSetAt, answer, problem }: Props) => {
  const text = useText('content')
  const answerTo = (act: string) => (answer?.act === act ? answer : undefined)
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
      <RecordForm key={`code ${codeRevision}`} {...{ act: 'code', revision: codeRevision }} className="grid gap-4">
        <PasswordField
          label={text('gate.newCode')}
          hint={text('gate.newCodeHint')}
          name="code"
          autoComplete="off"
          defaultValue={answerTo('code')?.typed.code}
          error={answerTo('code') && (problem ?? undefined)}
          required
        />
        <ProofField answer={answerTo('code')} />
        <Button type="submit">{text('gate.saveCode')}</Button>
      </RecordForm>
      {hasCode && (
        <FormDisclosure title={text('gate.close')} open={answerTo('close') !== undefined}>
          <RecordForm {...{ act: 'close', revision: codeRevision }} className="grid gap-4">
            <p className="text-sm">{text('gate.closeText')}</p>
            <ProofField answer={answerTo('close')} />
            <Button type="submit" variant="danger">
              {text('gate.closeConfirm')}
            </Button>
          </RecordForm>
        </FormDisclosure>
      )}
    </Card>
  )
}
