import type { Language } from '@dvaput/domain/text/language'
import { Button } from '@dvaput/ui/button.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { useTimesAnswered } from '../../ui/use-times-answered.ts'
import { ItemFields } from './item-fields.tsx'
import type { MenuMove } from './menu-items.ts'

export type ItemView = {
  readonly gid: string
  readonly title: string
  readonly leadsTo: string
  readonly fields: FormTexts
  readonly kept: string | null
  readonly isBelow: boolean
  readonly moves: readonly MenuMove[]
  readonly deeper: number
}

type Props = {
  readonly item: ItemView
  readonly revision: string
  readonly languages: readonly Language[]
  readonly collections: readonly { readonly value: string; readonly title: string }[]
  readonly refused: { readonly code: string; readonly typed: FormTexts } | undefined
}

const icons = { up: 'down', down: 'down', in: 'right', out: 'left' } as const satisfies Record<MenuMove, string>

/** One item: moved by buttons, so by keyboard as well, and changed in place. */
export const ItemRow = ({ item, revision, languages, collections, refused }: Props) => {
  const text = useText('navigation')
  const { gid, title, leadsTo, fields, kept, isBelow, moves, deeper } = item
  const times = useTimesAnswered(revision, ({ act, form }) => act === 'item' && form.get('item') === gid)
  const ofItem = { revision, record: { item: gid }, preventScrollReset: true }
  return (
    <li className={isBelow ? 'ml-6 border-l border-line py-2 pl-4' : 'py-2'}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-40 grow basis-40">
          <p className="font-semibold">{title}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{leadsTo}</p>
        </div>
        <RecordForm act="move" {...ofItem} className="flex">
          {(['up', 'down', 'in', 'out'] as const).map((move) => (
            <IconButton
              key={move}
              type="submit"
              name="move"
              value={move}
              icon={icons[move]}
              label={text(`move.${move}`, { title })}
              disabled={!moves.includes(move)}
              {...(move === 'up' && { className: 'rotate-180' })}
            />
          ))}
        </RecordForm>
      </div>
      {deeper > 0 && <p className="text-sm text-ink-soft">{text('item.deeper', { count: deeper })}</p>}
      <details key={times} open={refused !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent">
          {text('item.edit')}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="grid gap-4 py-2">
          <RecordForm act="item" {...ofItem} seen={fields} className="grid gap-3">
            <ItemFields {...{ languages, collections, kept, fields, refused }} />
            <Button type="submit" variant="secondary" className="justify-self-start">
              {text('item.save')}
            </Button>
          </RecordForm>
          <FormDisclosure title={text('item.remove')}>
            <RecordForm act="drop" {...ofItem} className="grid gap-3">
              <p className="text-sm">{text('item.removeText')}</p>
              <Button type="submit" variant="danger">
                {text('item.removeConfirm')}
              </Button>
            </RecordForm>
          </FormDisclosure>
        </div>
      </details>
    </li>
  )
}
