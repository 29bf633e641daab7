import { Icon } from '@dvaput/ui/icon.tsx'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { RenderedOnce } from '../../ui/hydration/rendered-once.tsx'
import { MenuEntries, useMenuItems } from './menu-entries.tsx'
import { navigationKey } from './navigation-item.ts'

/** The menu of a browser without scripts. The language is chosen in the footer. */
export const PlainMenu = () => {
  const text = useText('shell')
  const here = useLocation()
  const items = useMenuItems()
  return (
    <RenderedOnce
      as="details"
      sameFor={() => [PlainMenu, navigationKey(items, here)] as const}
      className="xl:hidden print:hidden"
    >
      <summary
        aria-label={text('menu.open')}
        className="grid size-11 list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[80vh] overflow-y-auto border-b border-line bg-page px-4 pb-4 shadow-overlay sm:px-6">
        <MenuEntries />
      </div>
    </RenderedOnce>
  )
}
