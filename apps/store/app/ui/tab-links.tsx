import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type TabLink = { readonly value: string; readonly label: string; readonly to: string }

type TabLinksProps = {
  readonly label: string
  readonly tabs: readonly TabLink[]
  readonly value: string
  /** Of the open tab. */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs with a URL each. Without scripts they are links; with scripts the arrow keys open the next one. */
export const TabLinks = ({ label, tabs, value, children }: TabLinksProps) => {
  const id = useId()
  const isHydrated = useHydrated()

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const next = links[steps[event.key]?.(at, links.length - 1) ?? -1]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
    next.click()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={move} className="flex flex-wrap border-b border-line sm:gap-1">
        {tabs.map((tab) => (
          <Link
            key={tab.value}
            to={tab.to}
            id={`${id}-${tab.value}`}
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            // Only the open tab is a stop of the Tab key, but not before the arrow keys work.
            tabIndex={isHydrated && tab.value !== value ? -1 : undefined}
            preventScrollReset
            replace
            className={joinClasses(
              'inline-flex min-h-11 items-center justify-center border-b-2 px-1.5 font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2 max-sm:grow max-sm:text-sm sm:px-4',
              tab.value === value ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-6">
        {children}
      </div>
    </div>
  )
}
