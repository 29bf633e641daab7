import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

type AccordionItem = { readonly id: string; readonly title: string; readonly content: ReactNode }

type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** The open item; at most one is open at a time. */
  readonly open?: string | undefined
  readonly onChange?: (open: string | undefined) => void
  readonly defaultOpen?: string
}

/** The library measures the panel in an inline style, which the content policy refuses in the server's HTML. */
const Panel = ({ children }: { readonly children: ReactNode }) => {
  const hydrated = useHydrated()
  return (
    <Base.Panel
      className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-200 data-ending-style:h-0 data-starting-style:h-0 print:h-auto!"
      render={({ style, ...panel }) => <div {...panel} style={hydrated ? style : undefined} />}
    >
      <div className="px-5 pb-5 text-ink-soft">{children}</div>
    </Base.Panel>
  )
}

/** Closed answers stay in the page, so that the browser's own search finds and opens them. */
export const Accordion = ({ items, open, onChange, defaultOpen }: AccordionProps) => (
  <Base.Root<string>
    hiddenUntilFound
    {...(onChange ? { value: open ? [open] : [] } : { defaultValue: defaultOpen ? [defaultOpen] : [] })}
    onValueChange={([next]) => onChange?.(next)}
    className="divide-y divide-line rounded-lg border border-line bg-surface"
  >
    {items.map(({ id, title, content }) => (
      <Base.Item key={id} value={id} id={id} className="scroll-mt-24">
        <Base.Header className="font-text tracking-normal">
          <Base.Trigger className="group flex min-h-13 w-full items-center justify-between gap-4 rounded-lg px-5 py-3.5 text-left font-semibold transition-colors hover:text-accent focus-visible:-outline-offset-2">
            {title}
            <Icon name="down" className="text-ink-soft transition-transform group-data-panel-open:rotate-180" />
          </Base.Trigger>
        </Base.Header>
        <Panel>{content}</Panel>
      </Base.Item>
    ))}
  </Base.Root>
)
