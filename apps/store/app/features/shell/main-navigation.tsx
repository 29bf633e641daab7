import type { NavigationEntry } from '@dvaput/domain/markets/market'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { CurrentLink } from './current-link.tsx'
import { Dropdown } from './dropdown.tsx'
import { navigationLabels } from './navigation-labels.ts'

const entryClasses =
  'inline-flex min-h-11 items-center gap-1 rounded-md px-3 font-medium transition-colors hover:bg-sunken aria-[current=page]:text-accent aria-expanded:bg-sunken'

/** The market's entries in a row; a group of links opens under its word. */
export const MainNavigation = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const text = useText('shell')
  return (
    <nav aria-label={text('nav.main')}>
      <ul className="flex items-center">
        {entries.map((entry) => (
          <li key={entry.name}>
            {'path' in entry ? (
              <CurrentLink to={entry.path} className={entryClasses} prefetch="intent">
                {text(navigationLabels[entry.name])}
              </CurrentLink>
            ) : (
              <Dropdown
                buttonClassName={entryClasses}
                label={
                  <>
                    {text(navigationLabels[entry.name])}
                    <Icon name="down" className="size-4" />
                  </>
                }
              >
                <ul className="min-w-56">
                  {entry.children.map((child) => (
                    <li key={child.name}>
                      <CurrentLink to={child.path} className={`${entryClasses} w-full`} prefetch="intent">
                        {text(navigationLabels[child.name])}
                      </CurrentLink>
                    </li>
                  ))}
                </ul>
              </Dropdown>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
