import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** Shows its children one after another, each when the one before has been painted: a press is answered by the first. */
export const InTurns = ({ children }: { readonly children: ReactNode }) => {
  const parts = Children.toArray(children)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown >= parts.length) return
    return afterPaint(() => startTransition(() => setShown(shown + 1)))
  }, [shown, parts.length])
  return parts.slice(0, shown)
}
