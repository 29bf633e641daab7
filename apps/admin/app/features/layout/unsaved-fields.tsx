import { Button } from '@dvaput/ui/button.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { readSeen, seenName } from '../../lib/forms/seen-fields.ts'
import type { UnsavedForm } from '../../lib/forms/unsaved-form.ts'
import { labelOf } from './field-labels.ts'

type Props = { readonly unsaved: UnsavedForm; readonly mayResend: boolean }

/** Not what the form carries along, nor what it showed already. */
const typedIn = ({ fields }: UnsavedForm) => {
  const seen = readSeen(Object.fromEntries(fields))
  const hidden = new Set([seenName, 'revision'])
  return fields.filter(([name, value]) => value !== '' && !hidden.has(name) && value !== seen[name])
}

/** What was typed in a form that could not be carried out: to be read, copied, and sent again. */
export const UnsavedFields = ({ unsaved, mayResend }: Props) => {
  const text = useText('layout')
  const typed = typedIn(unsaved)
  // Fields without a label were hidden ones; a page without scripts knows no labels at all.
  const labelled = typed.filter(([name]) => labelOf(name))
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{text('unsaved.title')}</h2>
      {(labelled.length > 0 ? labelled : typed).map(([name, value], place) => (
        <TextArea
          // biome-ignore lint/suspicious/noArrayIndexKey: fields may share a name, and none is added.
          key={place}
          label={labelOf(name) ?? name}
          value={value}
          rows={Math.min(12, Math.max(1, value.split('\n').length, Math.ceil(value.length / 60)))}
          readOnly
        />
      ))}
      {unsaved.hadFile && <p className="text-sm text-ink-soft">{text('unsaved.files')}</p>}
      {mayResend && (
        <Form method="post" action={unsaved.action}>
          {unsaved.fields.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields may share a name, and none is added.
            <input key={place} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{text('unsaved.resend')}</Button>
        </Form>
      )}
    </section>
  )
}
