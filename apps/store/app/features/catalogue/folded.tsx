import { Icon } from '@dvaput/ui/icon.tsx'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { InNoscript } from './in-noscript.ts'

/**
 * What most visitors never open, and would be a third of a page's elements: they are made when it is opened. Without
 * scripts the same is there as text that the browser reads.
 */
export const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isInNoscript = import.meta.env.SSR && use(InNoscript)
  const look = () => {
    if (details.current?.open) setWasOpened(true)
  }
  // It may have been opened before the scripts were there.
  useEffect(look, [])

  return (
    <details ref={details} className="group/more" onToggle={look}>
      <summary className="flex min-h-9 list-none items-center gap-1.5 rounded-sm text-sm font-medium text-accent hover:underline group-open/more:hidden">
        <Icon name="plus" className="size-4" />
        {title}
      </summary>
      {wasOpened || isInNoscript ? children : <noscript>{children}</noscript>}
    </details>
  )
}
