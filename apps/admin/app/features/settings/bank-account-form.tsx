import { type BankAccountField, bankAccountFields } from '@dvaput/domain/bank-accounts/check-bank-account'
import { accountKinds } from '@dvaput/domain/markets/bank-account'
import type { MarketId } from '@dvaput/domain/markets/market'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { keepTouched } from '../../lib/seen-fields.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'
import { ProofField } from '../../ui/proof-field.tsx'
import { SeenField } from '../../ui/seen-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { BankProblems } from './read-bank-account.ts'

/** Those that a transfer from another country needs. */
const abroadFields: ReadonlySet<BankAccountField> = new Set(['iban', 'swift'])

type Props = {
  readonly market: MarketId
  readonly name: string
  readonly revision: number
  /** Whether the shop has set it. */
  readonly isOwn: boolean
  readonly current: FormTexts
  /** What the action answered to this form. */
  readonly answer: { readonly typed: FormTexts; readonly isLate?: boolean; readonly problems?: BankProblems } | null
}

/** Where buyers of one market transfer money. */
export const BankAccountForm = ({ market, name, revision, isOwn, current, answer }: Props) => {
  const text = useText('settings')
  const kept = answer && keepTouched(answer.typed, current)
  const fieldOf = (field: BankAccountField, isRequired: boolean) => {
    const now = current[field] ?? ''
    const typed = kept?.[field] ?? now
    const problem = answer?.problems?.[field]
    const isChanged = answer?.isLate === true && typed !== now
    return {
      label: text(`bank.${field}`),
      name: field,
      defaultValue: typed,
      error: problem && text(problem),
      hint: isChanged
        ? text('settings.now', { value: now })
        : abroadFields.has(field) && !isRequired
          ? text('bank.optional')
          : undefined,
    }
  }
  return (
    <Card>
      <Form method="post" className="grid gap-5">
        <h2 className="text-lg">{name}</h2>
        <p className="text-sm font-semibold">{text(current.holder ? 'bank.offered' : 'bank.notOffered')}</p>
        <input type="hidden" name="market" value={market} />
        <input type="hidden" name="revision" value={revision} />
        <SeenField fields={current} />
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text('bank.save')}</Button>
          {isOwn && (
            <Button type="submit" name="act" value="default" variant="secondary" formNoValidate>
              {text('bank.remove')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
