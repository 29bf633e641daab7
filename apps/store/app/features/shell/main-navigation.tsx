import type { NavigationEntry } from '@dvaput/domain/markets/market'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { RenderedOnce } from '../../ui/hydration/rendered-once.tsx'
import { CurrentLink } from './current-link.tsx'
import { Dropdown, type DropdownPosition } from './dropdown.tsx'
import { entryWidth } from './entry-width.ts'
import { type NavigationItem, navigationKey, toNavigationItem } from './navigation-item.ts'
import { NavigationPanel } from './navigation-panel.tsx'

const entryClasses =
  'flex min-h-11 w-full items-center justify-center rounded-md text-sm font-medium whitespace-nowrap transition-colors hover:bg-sunken aria-expanded:bg-sunken aria-[current]:text-accent'

type MainNavigationProps = { readonly label: string; readonly entries: readonly NavigationEntry[] }

/** The market's navigation, with dropdowns. */
export const MainNavigation = ({ label, entries }: MainNavigationProps) => {
  const text = useText('shell')
  const { menus } = usePageContext()
  const here = useLocation()
  const items = entries.map((entry) => toNavigationItem(entry, text, menus))
  const sameFor = () => [MainNavigation, navigationKey(items, here)] as const
  return (
    <RenderedOnce as="nav" aria-label={label} sameFor={sameFor}>
      <ul className="-mx-2.5 flex items-center">
        {items.map((item, position) => (
          <li
            key={item.path ?? item.label}
            className={entryWidth(item.shortLabel ?? item.label, item.items !== undefined)}
          >
            <Entry item={item} inFirstHalf={position < items.length / 2} />
          </li>
        ))}
      </ul>
    </RenderedOnce>
  )
}

/** Dropdowns stay on the screen: large ones as wide as the row, others aligned with the nearer edge. */
const positionOf = (items: readonly NavigationItem[], inFirstHalf: boolean): DropdownPosition => {
  if (items.some((item) => item.items)) return 'across'
  return inFirstHalf ? 'start' : 'end'
}

const Entry = ({ item, inFirstHalf }: { readonly item: NavigationItem; readonly inFirstHalf: boolean }) => {
  const { pathname } = useLocation()
  const { label, shortLabel = label, path, items } = item
  if (!items)
    return (
      <CurrentLink to={path ?? '/'} className={entryClasses} prefetch="intent">
        {shortLabel}
      </CurrentLink>
    )
  return (
    <Dropdown
      position={positionOf(items, inFirstHalf)}
      current={path !== undefined && `${pathname}/`.startsWith(`${path}/`)}
      buttonClassName={entryClasses}
      label={
        <>
          {shortLabel}
          <Icon name="down" className="size-3.5 text-ink-soft" />
        </>
      }
    >
      <NavigationPanel item={item} />
    </Dropdown>
  )
}
