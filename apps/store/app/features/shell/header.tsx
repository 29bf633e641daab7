import { languageName } from '@dvaput/domain/text/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AccountArea } from './account-area.tsx'
import { Dropdown } from './dropdown.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { Preferences } from './preferences.tsx'

/** Slots for other features. */
export type HeaderSlots = {
  readonly search: ReactNode
  /** In the mobile menu. */
  readonly menuSearch: ReactNode
  readonly wishlist: ReactNode
  readonly cart: ReactNode
}

/** The first row is sticky. `display: contents` lets the other rows scroll away. */
export const Header = ({ search, menuSearch, wishlist, cart }: HeaderSlots) => {
  const { market, language } = usePageContext()
  const text = useText('shell')
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 border-b border-line bg-page print:static">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:px-6">
          <Link to="/" className="mr-auto inline-flex min-h-11 min-w-0 items-center rounded-md">
            {/* Hidden on a phone with large text. */}
            <Logo className="h-9 min-w-0" />
          </Link>
          <div className="mx-2 hidden max-w-144 grow md:block lg:mx-6 print:hidden">{search}</div>
          <div className="ml-auto hidden px-2 xl:block print:hidden">
            <MainNavigation label={text('nav.help')} entries={market.navigation.help} />
          </div>
          <div className="hidden lg:block print:hidden">
            <Dropdown
              position="end"
              // Starts with the visible label, for voice control.
              name={`${languageName[language]}, ${text('preferences.open').toLowerCase()}`}
              // A fixed width, so that a late font moves nothing.
              buttonClassName="flex min-h-11 w-37 items-center justify-center gap-1.5 rounded-md text-sm font-medium hover:bg-sunken aria-expanded:bg-sunken"
              label={
                <>
                  <Icon name="globe" />
                  <span aria-hidden="true">{languageName[language]}</span>
                  <Icon name="down" className="size-4 text-ink-soft" />
                </>
              }
            >
              <div className="grid gap-4 p-3">
                <Preferences />
              </div>
            </Dropdown>
          </div>
          <AccountArea />
          {wishlist}
          <div className="print:hidden">{cart}</div>
          <MobileMenuButton className="xl:hidden print:hidden" search={menuSearch} />
        </div>
      </div>
      <div className="relative z-20 px-4 pt-3 sm:px-6 md:hidden print:hidden">{search}</div>
      <div className="relative z-20 hidden border-b border-line xl:block print:hidden">
        <div className="relative mx-auto max-w-page px-6">
          <MainNavigation label={text('nav.main')} entries={market.navigation.products} />
        </div>
      </div>
    </header>
  )
}
