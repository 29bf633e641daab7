import type { ReadyPoint } from '@dvaput/domain/ready-to-open/ready-points'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { readyPaths } from './ready-paths.ts'

/** A point as its row shows it. */
export type ReadyRow = ReadyPoint & {
  /** What an owner has said, where an owner has to. */
  readonly confirmation: {
    readonly name: string
    readonly given: { readonly by: string; readonly at: string } | null
  } | null
}

type Props = {
  readonly title: string
  readonly rows: readonly ReadyRow[]
  readonly revision: string
  readonly isOwner: boolean
}

const looks = {
  blocks: { tone: 'danger', label: 'ready.blocks' },
  advised: { tone: 'warning', label: 'ready.advised' },
} as const

/** What is done and what is missing, of one market or of the whole shop. */
export const ReadyList = ({ title, rows, revision, isOwner }: Props) => {
  const text = useText('ready')
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0 max-w-prose">
              <h3 className="font-semibold">{text(`point.${row.id}`)}</h3>
              <p className="text-sm text-ink-soft">{text(`help.${row.id}`)}</p>
              {row.confirmation?.given && (
                <p className="mt-1 text-sm">
                  {text('ready.confirmed', { name: row.confirmation.given.by, at: row.confirmation.given.at })}
                </p>
              )}
              <ReadyAct row={row} revision={revision} isOwner={isOwner} />
            </div>
            <Badge tone={row.isDone ? 'accent' : looks[row.severity].tone} icon={row.isDone ? 'success' : 'alert'}>
              {text(row.isDone ? 'ready.done' : looks[row.severity].label)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type ActProps = { readonly row: ReadyRow; readonly revision: string; readonly isOwner: boolean }

const ReadyAct = ({ row, revision, isOwner }: ActProps) => {
  const text = useText('ready')
  const path = readyPaths[row.id]
  const title = text(`point.${row.id}`)
  const { confirmation } = row
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {path !== null && (
        <TextLink to={path} className="inline-flex min-h-11 items-center">
          {text('ready.open', { title })}
        </TextLink>
      )}
      {row.id === 'mail' && (
        <Form method="post" action="?act=test-mail">
          <Button type="submit" variant="secondary">
            {text('ready.sendTest')}
          </Button>
        </Form>
      )}
      {confirmation &&
        (isOwner ? (
          <Form method="post" action="?act=confirm">
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="confirmation" value={confirmation.name} />
            <input type="hidden" name="isTrue" value={String(!confirmation.given)} />
            <Button type="submit" variant="secondary">
              {text(confirmation.given ? 'ready.revoke' : 'ready.confirm')}
              <span className="sr-only">: {title}</span>
            </Button>
          </Form>
        ) : (
          !confirmation.given && <p>{text('ready.ownersOnly')}</p>
        ))}
    </div>
  )
}
