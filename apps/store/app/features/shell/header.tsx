import { languageName } from '@dvaput/domain/text/language'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Dropdown } from './dropdown.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { Preferences } from './preferences.tsx'
import { SearchForm } from './search-form.tsx'

export const Header = () => {
  const { market, language } = useVisit()
  const text = useText('shell')
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page print:static">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-6">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </Link>
        <div className="hidden lg:block print:hidden">
          <MainNavigation entries={market.navigation} />
        </div>
        <SearchForm className="ml-auto hidden w-full max-w-96 md:block print:hidden" />
        <div className="hidden lg:block print:hidden">
          <Dropdown
            align="end"
            // Begins with the word that is seen, so that it can be asked for by voice.
            name={`${languageName[language]}, ${text('preferences.open').toLowerCase()}`}
            buttonClassName="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium hover:bg-sunken aria-expanded:bg-sunken"
            label={
              <>
                <Icon name="globe" />
                <span aria-hidden="true">{languageName[language]}</span>
                <Icon name="down" className="size-4" />
              </>
            }
          >
            <div className="grid gap-4 p-3">
              <Preferences />
            </div>
          </Dropdown>
        </div>
        <MobileMenuButton className="ml-auto md:ml-0 lg:hidden print:hidden" />
      </div>
    </header>
  )
}
