import type { FieldType } from '@dvaput/domain/catalogue/specifications/product-field'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { SpecificationView } from './product-view.server.ts'
import type { FieldOf } from './use-product-form.ts'

type Props = {
  /** Those of its kind, and what it has besides. */
  readonly specifications: readonly SpecificationView[]
  readonly others: readonly SpecificationView[]
  readonly field: FieldOf
}

export const SpecificationFields = ({ specifications, others, field }: Props) => {
  const text = useText('products')
  const hintOf = (form: FieldType) => (form === 'list' || form === 'size' ? text(`specifications.${form}`) : undefined)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {specifications.map(({ name, label, form, choices }) => {
        const { hint = hintOf(form), ...rest } = field(`spec.${name}`)
        return form === 'flag' ? (
          <SelectField key={name} label={label} hint={hint} {...rest}>
            <option value="">–</option>
            <option value="yes">{text('specifications.yes')}</option>
          </SelectField>
        ) : (
          <div key={name}>
            <TextField
              label={label}
              hint={hint}
              {...rest}
              inputMode={form === 'number' ? 'decimal' : 'text'}
              maxLength={300}
              {...(choices.length > 0 && { list: `choices-${name}` })}
            />
            {choices.length > 0 && (
              <datalist id={`choices-${name}`}>
                {choices.map(({ value, label: word }) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
              </datalist>
            )}
          </div>
        )
      })}
      <SelectField label={text('specifications.new')} {...field('newSpec')}>
        <option value="">–</option>
        {others.map(({ name, label }) => (
          <option key={name} value={name}>
            {label} ({name})
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('specifications.newValue')}
        {...field('newSpecValue')}
        placeholder={text('specifications.newHint')}
        maxLength={300}
      />
    </div>
  )
}
