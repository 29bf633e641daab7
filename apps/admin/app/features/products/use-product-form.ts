import { useText } from '../../i18n/use-text.ts'
import { keepTouched } from '../../lib/forms/seen-fields.ts'
import type { ProductAnswer } from './product-actions.ts'
import { normalise, type ProductFields } from './product-fields.ts'

/** What the fields of the product's form show: what was typed and refused, else what the shop has. */
export const useProductForm = (fields: ProductFields, answer: ProductAnswer | null) => {
  const text = useText('products')
  const refused = answer?.act === 'save' ? answer : undefined
  const kept = refused && keepTouched(refused.typed, fields)
  return (name: string) => {
    const value = kept?.[name] ?? fields[name] ?? ''
    const now = refused?.code === 'changed-meanwhile' ? (fields[name] ?? '') : normalise(value)
    const problem = refused?.problems[name]
    return {
      name,
      defaultValue: value,
      error: problem && text(`field.${problem}`),
      // Both are shown where somebody else wrote something else.
      hint: now === normalise(value) ? undefined : text('field.now', { text: now.slice(0, 300) || '–' }),
    }
  }
}

export type FieldOf = ReturnType<typeof useProductForm>
