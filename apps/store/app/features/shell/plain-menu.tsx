import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { MenuEntries } from './menu-entries.tsx'

/** The menu of a browser without scripts. The language is chosen in the footer. */
export const PlainMenu = () => {
  const text = useText('shell')
  return (
    <details className="xl:hidden print:hidden">
      <summary
        aria-label={text('menu.open')}
        className="grid size-11 list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[80vh] overflow-y-auto border-b border-line bg-page px-4 pb-4 shadow-overlay sm:px-6">
        <MenuEntries />
      </div>
    </details>
  )
}
