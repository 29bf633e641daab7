import { Icon } from '@dvaput/ui/icon.tsx'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type AccordionItem = { readonly id: string; readonly title: string; readonly content: ReactNode }

type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** The open item; at most one is open at a time. */
  readonly open?: string | undefined
  readonly onChange?: (open: string | undefined) => void
  readonly defaultOpen?: string
}

type PanelProps = {
  readonly id: string
  readonly isOpen: boolean
  readonly onFound: () => void
  readonly children: ReactNode
}

/** Closed items stay in the page, so that the browser's find-in-page opens them. */
const Panel = ({ id, isOpen, onFound, children }: PanelProps) => {
  const panel = useRef<HTMLElement>(null)
  const notifyFound = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const { current } = panel
    if (!current || isOpen) return
    // React only supports `hidden` without a value.
    current.setAttribute('hidden', 'until-found')
    current.addEventListener('beforematch', notifyFound)
    return () => current.removeEventListener('beforematch', notifyFound)
  }, [isOpen])
  return (
    <section ref={panel} id={`${id}-answer`} aria-labelledby={`${id}-question`} hidden={!isOpen}>
      <div className="px-5 pb-5 text-ink-soft">{children}</div>
    </section>
  )
}

export const Accordion = ({ items, open, onChange, defaultOpen }: AccordionProps) => {
  const [own, setOwn] = useState(defaultOpen)
  const current = onChange ? open : own
  const change = onChange ?? setOwn
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {items.map(({ id, title, content }) => {
        const isOpen = id === current
        return (
          <div key={id} id={id} className="scroll-mt-24">
            <h3 className="font-text tracking-normal">
              <button
                type="button"
                id={`${id}-question`}
                aria-expanded={isOpen}
                aria-controls={`${id}-answer`}
                onClick={() => change(isOpen ? undefined : id)}
                className="group flex min-h-13 w-full items-center justify-between gap-4 rounded-lg px-5 py-3.5 text-left font-semibold wrap-anywhere transition-colors hover:text-accent focus-visible:-outline-offset-2"
              >
                {title}
                <Icon name="down" className="text-ink-soft transition-transform group-aria-expanded:rotate-180" />
              </button>
            </h3>
            <Panel id={id} isOpen={isOpen} onFound={() => change(id)}>
              {content}
            </Panel>
          </div>
        )
      })}
    </div>
  )
}
