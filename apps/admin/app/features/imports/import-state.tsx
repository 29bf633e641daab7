import { Button } from '@dvaput/ui/button.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { ImportProgress } from './import-progress.tsx'

type Status = 'checked' | 'running' | 'stopped' | 'finished' | 'undoing' | 'undone'
type Counts = Readonly<Record<'waiting' | 'done' | 'failed' | 'undone' | 'kept', number>>

type Props = {
  readonly status: Status
  readonly counts: Counts
  readonly countOfNew: number
  readonly pictures: Readonly<Record<'waiting' | 'done' | 'failed', number>>
}

/** How far an import is, and what can be done with it now. */
export const ImportState = ({ status, counts, countOfNew, pictures }: Props) => {
  const text = useText('imports')
  const applied = counts.done + counts.failed
  const all = applied + counts.waiting
  const settled = counts.undone + counts.kept
  const hasPictures = pictures.done + pictures.waiting + pictures.failed > 0
  const said = {
    checked: '',
    running: text('import.running', { done: applied, all }),
    stopped: text('import.stopped', { done: applied, all }),
    finished: text('import.finished', { done: applied, all }),
    undoing: text('import.undoing', { done: settled, all: settled + counts.done }),
    undone: text('import.undone', { done: counts.undone, kept: counts.kept }),
  } as const satisfies Record<Status, string>
  const isUndo = status === 'undoing' || status === 'undone'
  return (
    <div className="grid gap-3">
      {status === 'checked' ? (
        <p>{text('import.checked')}</p>
      ) : (
        <ImportProgress
          done={isUndo ? settled : applied}
          all={isUndo ? settled + counts.done : all}
          said={said[status]}
          isRunning={status === 'running' || status === 'undoing' || (status === 'finished' && pictures.waiting > 0)}
        />
      )}
      {countOfNew > 0 && <p>{text('import.new', { count: countOfNew })}</p>}
      {hasPictures && <p>{text('import.pictures', pictures)}</p>}
      {(status === 'checked' || status === 'stopped') && counts.waiting > 0 && (
        <Form method="post" action="?act=start">
          <Button type="submit">
            {text(status === 'checked' ? 'import.apply' : 'import.resume', { count: counts.waiting })}
          </Button>
        </Form>
      )}
      {status === 'running' && (
        <Form method="post" action="?act=stop">
          <Button type="submit" variant="secondary">
            {text('import.stop')}
          </Button>
        </Form>
      )}
      {(status === 'finished' || status === 'stopped') && counts.done > 0 && (
        <ConfirmForm
          {...{ act: 'undo', revision: '', isDanger: true }}
          title={text('import.undo')}
          lead={text('import.undoLead')}
          confirm={text('import.undo')}
        />
      )}
    </div>
  )
}
