import { useText } from '../../i18n/use-text.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CurrentLink } from './current-link.tsx'
import { navigationLabels } from './navigation-labels.ts'
import { Preferences } from './preferences.tsx'
import { SearchForm } from './search-form.tsx'

type MobileMenuProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

const entryClasses =
  'flex min-h-12 w-full items-center justify-between text-lg font-medium aria-[current=page]:text-accent'

export const MobileMenu = ({ open, onOpenChange }: MobileMenuProps) => {
  const { market } = useVisit()
  const text = useText('shell')
  return (
    <Drawer title={text('menu.title')} open={open} onOpenChange={onOpenChange}>
      <div className="grid gap-6">
        <SearchForm />
        <nav aria-label={text('nav.main')}>
          <ul className="divide-y divide-line border-y border-line">
            {market.navigation.map((entry) => (
              <li key={entry.name}>
                {'path' in entry ? (
                  <CurrentLink to={entry.path} className={entryClasses}>
                    {text(navigationLabels[entry.name])}
                  </CurrentLink>
                ) : (
                  <details className="group">
                    <summary className={`${entryClasses} list-none`}>
                      {text(navigationLabels[entry.name])}
                      <Icon name="down" className="transition-transform group-open:rotate-180" />
                    </summary>
                    <ul className="pb-2 pl-4">
                      {entry.children.map((child) => (
                        <li key={child.name}>
                          <CurrentLink
                            to={child.path}
                            className="flex min-h-11 items-center aria-[current=page]:text-accent"
                          >
                            {text(navigationLabels[child.name])}
                          </CurrentLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Preferences />
      </div>
    </Drawer>
  )
}
