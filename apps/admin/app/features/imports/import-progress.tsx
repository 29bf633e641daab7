import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Props = { readonly done: number; readonly all: number; readonly isRunning: boolean }

const everyMs = 2_000

/** How far the job is. It goes on without this screen; while it is open it is asked again and again. */
export const ImportProgress = ({ done, all, isRunning }: Props) => {
  const text = useText('imports')
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isRunning, state, revalidate])
  return (
    <div className="grid max-w-dialog gap-1">
      <progress value={done} max={Math.max(all, 1)} aria-label={text('import.progress')} className="w-full" />
      <p role="status" className="text-sm">
        {isRunning ? text('import.running', { done, all }) : text('import.finished', { done, all })}
      </p>
    </div>
  )
}
