import { Button } from '@dvaput/ui/button.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { Form } from 'react-router'

type Props = {
  readonly title: string
  /** Of the field, which says who will read it, and of the button. */
  readonly label: string
  readonly add: string
  readonly notes: readonly { readonly id: string; readonly who: string; readonly when: string; readonly text: string }[]
  readonly mayWrite: boolean
}

/** What the shop's own people wrote about something, and a form for more. */
export const Notes = ({ title, label, add, notes, mayWrite }: Props) => (
  <section className="grid gap-3 rounded-lg border border-line bg-surface p-4 print:hidden">
    <h2 className="font-semibold">{title}</h2>
    {notes.map((note) => (
      <div key={note.id} className="border-l-2 border-line-strong pl-3">
        <p className="text-xs text-ink-soft">
          {note.who}, {note.when}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      </div>
    ))}
    {mayWrite && (
      <Form method="post" action="?act=note" className="grid gap-2" key={notes.length}>
        <TextArea label={label} name="text" rows={2} maxLength={2000} required />
        <Button type="submit" variant="secondary" size="sm">
          {add}
        </Button>
      </Form>
    )}
  </section>
)
