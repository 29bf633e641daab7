import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form, useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { SelectField } from '../../ui/select-field.tsx'

type Props = {
  readonly kinds: readonly string[]
  readonly answer: { readonly code: 'title' | 'refused'; readonly typed: FormTexts } | undefined
}

/** A draft of the shop that the list shows; the rest is written on its screen. */
export const NewProduct = ({ kinds, answer }: Props) => {
  const text = useText('products')
  const to = new URLSearchParams(useLocation().search)
  const isAsked = to.has('create')
  to.delete('create')
  to.set('act', 'create')
  return (
    <FormDisclosure title={text('create.title')} variant="primary" wide={false} open={answer !== undefined || isAsked}>
      <Form method="post" action={`?${to}`} className="grid gap-3">
        <TextField
          label={text('texts.title')}
          name="title"
          defaultValue={answer?.typed.title}
          error={answer && (answer.code === 'title' ? text('field.title') : text('problem.refused'))}
          maxLength={255}
          required
        />
        <SelectField label={text('products.kind')} name="kind" defaultValue={answer?.typed.kind ?? ''}>
          <option value="">–</option>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </SelectField>
        <Button type="submit">{text('create.confirm')}</Button>
      </Form>
    </FormDisclosure>
  )
}
