import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Column = {
  readonly title: string
  readonly isSure: boolean
  readonly proposal: string
  readonly samples: readonly string[]
}

type Props = { readonly columns: readonly Column[]; readonly choices: readonly string[] }

/** What the columns of a file are that nobody knew; those that were recognised go along as they are. */
export const ColumnForm = ({ columns, choices }: Props) => {
  const text = useText('imports')
  return (
    <Form method="post" action="?act=map" className="grid max-w-prose gap-4">
      <h2 className="text-lg">{text('map.title')}</h2>
      <p>{text('map.lead')}</p>
      {columns.map(({ title, isSure, proposal, samples }, index) => {
        // Two columns may have one title, and none ever moves.
        const key = `${index} ${title}`
        if (isSure) return <input key={key} type="hidden" name="column" value={proposal} />
        const shown = samples.filter(Boolean).join(', ')
        return (
          <div key={key} className="grid gap-1 rounded-lg border border-line bg-surface p-3">
            <span className="font-semibold wrap-anywhere">{text('map.column', { title })}</span>
            {shown && (
              <span className="text-sm wrap-anywhere text-ink-soft">{text('map.samples', { samples: shown })}</span>
            )}
            <PlainSelect name="column" aria-label={text('map.column', { title })} defaultValue={proposal}>
              <option value="">{text('map.leaveOut')}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </PlainSelect>
          </div>
        )
      })}
      <div>
        <Button type="submit">{text('map.check')}</Button>
      </div>
    </Form>
  )
}
