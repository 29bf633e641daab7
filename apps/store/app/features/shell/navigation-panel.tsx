import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useText } from '../../i18n/use-text.ts'
import { CurrentLink } from './current-link.tsx'
import type { NavigationItem } from './navigation-item.ts'

const linkClasses =
  'flex min-h-11 items-center rounded-md px-3 text-sm font-medium transition-colors hover:bg-sunken aria-[current=page]:text-accent'
const headingClasses =
  'flex min-h-9 items-center rounded-md px-2 text-sm font-bold hover:text-accent aria-[current=page]:text-accent'
const smallLinkClasses =
  'flex min-h-9 items-center rounded-md px-2 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:text-accent'

type ItemProps = { readonly item: NavigationItem }

/** Content of a dropdown: links in one or two columns, or groups side by side. */
export const NavigationPanel = ({ item }: ItemProps) => {
  const text = useText('shell')
  const { label, path, items = [] } = item
  if (items.some((each) => each.items)) return <Groups items={items} />
  return (
    <>
      <ul className={joinClasses('grid min-w-56', items.length > 4 && 'grid-cols-2 gap-x-2')}>
        {items.map((each) => (
          <li key={each.path}>
            <PanelLink item={each} className={linkClasses} />
          </li>
        ))}
      </ul>
      {path && (
        <div className="mt-2 border-t border-line pt-2">
          <PanelLink
            item={{ label: text('nav.allOf', { name: label }), path }}
            className={joinClasses(linkClasses, 'text-accent')}
          />
        </div>
      )}
    </>
  )
}

const PanelLink = ({ item: { label, path = '/' }, className }: ItemProps & { readonly className: string }) => (
  <CurrentLink to={path} className={className} prefetch="intent">
    {label}
  </CurrentLink>
)

const Groups = ({ items }: { readonly items: readonly NavigationItem[] }) => (
  <ul className="columns-5 gap-4 p-3">
    {items.map((group) => (
      <li key={group.path} className="mb-3 break-inside-avoid">
        <PanelLink item={group} className={headingClasses} />
        {group.items && (
          <ul>
            {group.items.map((each) => (
              <li key={each.path}>
                <PanelLink item={each} className={smallLinkClasses} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
)
