import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Props = {
  readonly done: number
  readonly all: number
  readonly said: string
  /** A job is at work: the screen asks again and again while it is open. */
  readonly isRunning: boolean
}

const everyMs = 2_000

/** How far the job is. It goes on without this screen. */
export const ImportProgress = ({ done, all, said, isRunning }: Props) => {
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
        {said}
      </p>
    </div>
  )
}
