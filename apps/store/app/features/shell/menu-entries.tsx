import { Icon } from '@dvaput/ui/icon.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { CurrentLink } from './current-link.tsx'
import { type NavigationItem, toNavigationItem } from './navigation-item.ts'

export const entryClasses =
  'flex min-h-12 w-full items-center justify-between gap-2 text-lg font-medium aria-[current=page]:text-accent'
const innerClasses =
  'flex min-h-11 w-full items-center justify-between gap-2 aria-[current=page]:font-semibold aria-[current=page]:text-accent'

type Group = { readonly label: string; readonly items: readonly NavigationItem[]; readonly className: string }

/** What is in it is rendered when it is first opened; by the server at once, for those without scripts. */
const Group = ({ label, items, className }: Group) => {
  const [isRendered, setRendered] = useState(import.meta.env.SSR)
  return (
    <details onToggle={() => setRendered(true)}>
      <summary className={`${className} list-none`}>
        {label}
        <Icon name="down" className="transition-transform [details[open]>summary>&]:rotate-180" />
      </summary>
      {isRendered && (
        <ul className="pb-2 pl-4">
          {items.map((each) => (
            <li key={each.path ?? each.label}>
              <Entry item={each} className={innerClasses} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const Entry = ({ item, className }: { readonly item: NavigationItem; readonly className: string }) => {
  const text = useText('shell')
  const { label, path, items } = item
  if (!items)
    return (
      <CurrentLink to={path ?? '/'} className={className}>
        {label}
      </CurrentLink>
    )
  const all = path ? [{ label: text('nav.allOf', { name: label }), path }] : []
  return <Group label={label} items={[...items, ...all]} className={className} />
}

export const useMenuItems = (): readonly NavigationItem[] => {
  const { market, menus } = usePageContext()
  const text = useText('shell')
  const { products, help } = market.navigation
  return [...products, ...help].map((entry) => toNavigationItem(entry, text, menus))
}

/** Products and help as one list, whose groups unfold without scripts. */
export const MenuEntries = () => {
  const text = useText('shell')
  const items = useMenuItems()
  return (
    <nav aria-label={text('nav.main')}>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.path ?? item.label}>
            <Entry item={item} className={entryClasses} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
