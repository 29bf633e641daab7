import { conditions } from '@dvaput/domain/catalogue/condition/condition'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { countRuleRows, type rowsOf, ruleColumns, ruleRelations, ruleValues } from './collection-fields.ts'

type Props = {
  readonly fields: FormTexts
  /** The rules that count now, where somebody else has changed them. */
  readonly now: ReturnType<typeof rowsOf> | undefined
}

/** Which products are in the collection, one condition a row; an empty row counts for nothing. */
export const RuleFields = ({ fields, now }: Props) => {
  const text = useText('collections')
  const nameOf = (value: string) => {
    const condition = conditions.find((each) => each === value)
    return condition ? text(`condition.${condition}`) : value
  }
  const known = ruleColumns.flatMap((column) =>
    ruleRelations[column].flatMap((relation) => {
      const value = `${column} ${relation}`
      const label = `${text(`column.${column}`)} ${text(`relation.${relation}`)}`
      const values = ruleValues[column]
      return values
        ? values.map((each) => ({ value: `${value} ${each}`, label: `${label}: ${nameOf(each)}` }))
        : [{ value, label }]
    }),
  )
  const inWords = ({ column, relation, condition }: NonNullable<Props['now']>[number]): string => {
    const named = (value: string) => known.find((each) => each.value === value)?.label
    return (
      named(`${column} ${relation} ${condition}`) ?? `${named(`${column} ${relation}`) ?? column} ${condition}`.trim()
    )
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{text('rules.title')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(['all', 'any'] as const).map((match) => (
          <Radio key={match} name="match" value={match} defaultChecked={(fields.match ?? 'all') === match}>
            {text(`rules.${match}`)}
          </Radio>
        ))}
      </div>
      {Array.from({ length: countRuleRows(fields) }, (_, index) => {
        const value = fields[`rule.${index}`] ?? ''
        const number = index + 1
        // A hosted shop has conditions that are not offered here; they stay as they are.
        const options = value === '' || known.some((each) => each.value === value) ? [] : [{ value, label: value }]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <div key={index} className="grid gap-2 sm:grid-cols-2">
            <PlainSelect name={`rule.${index}`} aria-label={text('rules.what', { number })} defaultValue={value}>
              <option value="">{text('rules.none')}</option>
              {[...known, ...options].map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </PlainSelect>
            <input
              name={`condition.${index}`}
              aria-label={text('rules.value', { number })}
              defaultValue={fields[`condition.${index}`] ?? ''}
              maxLength={255}
              autoComplete="off"
              className={controlClasses}
            />
          </div>
        )
      })}
      {now && (
        <p className="text-sm text-ink-soft">{text('field.now', { value: now.map(inWords).join(', ') || '–' })}</p>
      )}
      <p className="text-xs text-ink-soft">{text('rules.hint')}</p>
    </fieldset>
  )
}
