import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import type { ProductAnswer } from './product-actions.ts'
import { chosenStatuses } from './product-choices.ts'
import { productFormId } from './product-form.tsx'
import type { ProductView } from './product-view.server.ts'

type StatusProps = Pick<ProductView, 'status'> & {
  readonly revision: string
  readonly to: (typeof chosenStatuses)[number]
  readonly label: string
  /** Remembered for the undo of this one. */
  readonly isUndo?: boolean
}

/** Puts it away, or back. What it was is remembered, so that the next screen can undo it. */
export const StatusForm = ({ status, revision, to, label, isUndo = false }: StatusProps) => (
  <RecordForm act="status" revision={revision} record={{ status: to, ...(!isUndo && { was: status }) }}>
    <Button type="submit" variant="secondary" size={isUndo ? 'sm' : 'md'} wide={!isUndo}>
      {label}
    </Button>
  </RecordForm>
)

type Props = Pick<ProductView, 'status' | 'fields' | 'languages'> & {
  readonly revision: string
  readonly answer: ProductAnswer | null
}

export const ProductForms = ({ status, fields, languages, revision, answer }: Props) => {
  const text = useText('products')
  const typed = answer?.act === 'duplicate' ? answer.typed : undefined
  return (
    <div className="grid gap-2">
      {chosenStatuses
        .filter((to) => to !== status)
        .map((to) =>
          to === 'active' ? (
            // With what stands in the form, saved or not.
            <Button key={to} type="submit" variant="secondary" wide form={productFormId} name="status" value={to}>
              {text(`to.${to}`)}
            </Button>
          ) : (
            <StatusForm key={to} status={status} revision={revision} to={to} label={text(`to.${to}`)} />
          ),
        )}
      <FormDisclosure title={text('duplicate.title')} open={typed !== undefined}>
        <Form method="post" action="?act=duplicate" className="grid gap-3">
          <p className="text-sm">{text('duplicate.text')}</p>
          <TextField
            label={text('texts.title')}
            name="title"
            defaultValue={typed?.title ?? text('duplicate.name', { title: fields[`title.${languages[0]}`] ?? '' })}
            error={answer?.code === 'title' ? text('field.title') : undefined}
            maxLength={255}
            required
          />
          <Button type="submit">{text('duplicate.confirm')}</Button>
        </Form>
      </FormDisclosure>
    </div>
  )
}
