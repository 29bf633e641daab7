import type { ExportKind } from '@dvaput/domain/administrators/export-kinds'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { useEffect } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { RecordForm } from '../../ui/record-form.tsx'

type File = {
  readonly id: string
  readonly kind: ExportKind
  readonly status: 'waiting' | 'done' | 'failed'
  readonly rows: number
  readonly days: string
  readonly createdBy: string
  readonly when: string
}

type Props = { readonly files: readonly File[]; readonly answer: unknown }

const everyMs = 2_000

const isAbout = (answer: unknown, id: string): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'typed' in answer &&
  (answer.typed as { readonly id?: string }).id === id

/** Files that were made, or are being made; that of the customers asks who it is. */
export const ExportList = ({ files, answer }: Props) => {
  const text = useText('exports')
  const base = useHref('/exports')
  const { revalidate, state } = useRevalidator()
  const isWaiting = files.some(({ status }) => status === 'waiting')
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
  if (files.length === 0) return <p className="text-ink-soft">{text('exports.empty')}</p>
  return (
    <ItemList isSmall>
      {files.map(({ id, kind, status, rows, days, createdBy, when }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
          <span className="font-semibold">{text(`kind.${kind}`)}</span>
          <span>{days}</span>
          <Badge tone={status === 'done' ? 'accent' : 'neutral'}>{text(`status.${status}`)}</Badge>
          {status === 'done' && <span className="tabular-nums">{text('exports.rows', { count: rows })}</span>}
          <span className="text-ink-soft">{[createdBy, when].join(', ')}</span>
          {status === 'done' && kind !== 'customers' && (
            <a href={`${base}/${id}/file`} download className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
              {text('exports.download')}
            </a>
          )}
          {status === 'done' && kind === 'customers' && (
            <RecordForm act="download" revision="" record={{ id }} reloadDocument className="grid gap-2">
              {isAbout(answer, id) && <p className="text-sm">{text('customers.proof')}</p>}
              {isAbout(answer, id) && <ProofField answer={answer} />}
              <div>
                <Button type="submit" variant="secondary" size="sm">
                  {text('exports.download')}
                </Button>
              </div>
            </RecordForm>
          )}
        </li>
      ))}
    </ItemList>
  )
}
