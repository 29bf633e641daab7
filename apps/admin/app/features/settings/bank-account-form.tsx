import { type BankAccountField, bankAccountFields } from '@dvaput/domain/bank-accounts/check-bank-account'
import { accountKinds } from '@dvaput/domain/markets/bank-account'
import type { MarketId } from '@dvaput/domain/markets/market'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { ProofField } from '../../ui/proof-field.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { BankProblems } from './read-bank-account.ts'

/** Those that a transfer from another country needs. */
const abroadFields: ReadonlySet<BankAccountField> = new Set(['iban', 'swift'])

type Props = {
  readonly market: MarketId
  readonly name: string
  readonly revision: string
  /** Whether the shop has set it. */
  readonly isOwn: boolean
  readonly current: FormTexts
  /** What the action answered to this form. */
  readonly answer: { readonly typed: FormTexts; readonly code?: string; readonly problems?: BankProblems } | null
}

/** Where buyers of one market transfer money. */
export const BankAccountForm = ({ market, name, revision, isOwn, current, answer }: Props) => {
  const text = useText('settings')
  const again = createFieldsAgain(current, answer)
  const fieldOf = (field: BankAccountField, isRequired: boolean) => {
    const { value, now } = again(field)
    const problem = answer?.problems?.[field]
    return {
      label: text(`bank.${field}`),
      name: field,
      defaultValue: value,
      error: problem && text(problem),
      hint:
        now !== undefined
          ? text('settings.now', { value: now })
          : abroadFields.has(field) && !isRequired
            ? text('bank.optional')
            : undefined,
    }
  }
  return (
    <Card>
      <RecordForm {...{ revision, seen: current, record: { market } }} className="grid gap-5">
        <h2 className="text-lg">{name}</h2>
        <p className="text-sm font-semibold">{text(current.holder ? 'bank.offered' : 'bank.notOffered')}</p>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {bankAccountFields[market].map(({ name: field, isRequired }) =>
            field === 'kind' ? (
              <SelectField key={field} {...fieldOf(field, isRequired)}>
                {accountKinds.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </SelectField>
            ) : (
              <TextField
                key={field}
                {...fieldOf(field, isRequired)}
                required={isRequired}
                autoComplete="off"
                spellCheck={false}
              />
            ),
          )}
        </div>
        <ProofField answer={answer} />
        <SaveButtons save={text('bank.save')} restore={isOwn ? text('bank.remove') : null} />
      </RecordForm>
    </Card>
  )
}
