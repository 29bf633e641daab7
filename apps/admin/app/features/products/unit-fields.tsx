import { conditions, grades } from '@dvaput/domain/catalogue/condition/condition'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { FieldOf } from './use-product-form.ts'

/** What a shop wrote in its own words is offered as well, so that saving the form does not lose it. */
const withOwn = <Value extends string>(known: readonly Value[], own: string): readonly string[] =>
  own === '' || known.some((each) => each === own) ? known : [...known, own]

/** The state of the very piece that is sold. */
export const UnitFields = ({ field }: { readonly field: FieldOf }) => {
  const text = useText('products')
  const [condition, grade] = [field('condition'), field('grade')]
  const conditionName = (value: string) => {
    const known = conditions.find((each) => each === value)
    return known ? text(`condition.${known}`) : value
  }
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField label={text('unit.condition')} {...condition}>
        <option value="">–</option>
        {withOwn(conditions, condition.defaultValue).map((value) => (
          <option key={value} value={value}>
            {conditionName(value)}
          </option>
        ))}
      </SelectField>
      <SelectField label={text('unit.grade')} {...grade}>
        <option value="">–</option>
        {withOwn(grades, grade.defaultValue).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
      <TextField label={text('unit.battery')} {...field('battery')} inputMode="numeric" maxLength={3} />
      <TextField label={text('unit.warrantyMonths')} {...field('warrantyMonths')} inputMode="numeric" maxLength={4} />
      <TextField label={text('unit.processorFamily')} {...field('processorFamily')} maxLength={100} />
    </div>
  )
}
