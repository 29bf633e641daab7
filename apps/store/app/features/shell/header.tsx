import { Logo } from '@dvaput/ui/logo.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import { LazyHydration } from '../../ui/hydration/lazy-hydration.tsx'
import { AccountArea } from './account-area.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'

/** A phone never shows the wide menus: their code is for screens from the width on at which the first of them appears. */
const onWideScreen = () =>
  new Promise<void>((resolve) => {
    const query = matchMedia('(width >= 64rem)')
    if (query.matches) resolve()
    else query.addEventListener('change', () => resolve(), { once: true })
  })

const loadMenus = () => import('./wide-menus.ts')
const MainNavigation = lazyComponent(async () => (await loadMenus()).MainNavigation, { when: onWideScreen })
const PreferencesMenu = lazyComponent(async () => (await loadMenus()).PreferencesMenu, { when: onWideScreen })

/** Slots for other features. */
export type HeaderSlots = {
  readonly search: ReactNode
  /** In the mobile menu. */
  readonly menuSearch: ReactNode
  readonly wishlist: ReactNode
  readonly cart: ReactNode
}

/**
 * Search and menus stay while the page scrolls. `display: contents` makes each row sticky in the page; on a low screen
 * only the first one stays.
 */
export const Header = ({ search, menuSearch, wishlist, cart }: HeaderSlots) => {
  const { market } = usePageContext()
  const text = useText('shell')
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 border-b border-line bg-page print:static">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:px-6">
          <Link to="/" className="mr-auto inline-flex min-h-11 min-w-0 items-center rounded-md">
            {/* Hidden on a phone with large text. */}
            <Logo className="h-9 min-w-0" />
          </Link>
          <LazyHydration className="mx-2 hidden max-w-144 grow md:block lg:mx-6 print:hidden">{search}</LazyHydration>
          <LazyHydration className="ml-auto hidden px-2 xl:block print:hidden">
            <MainNavigation label={text('nav.help')} entries={market.navigation.help} />
          </LazyHydration>
          <LazyHydration className="hidden lg:block print:hidden">
            <PreferencesMenu />
          </LazyHydration>
          <AccountArea />
          {wishlist}
          <div className="print:hidden">{cart}</div>
          <MobileMenuButton className="xl:hidden print:hidden" search={menuSearch} />
        </div>
      </div>
      <LazyHydration className="relative z-20 bg-page px-4 py-2 sm:px-6 md:hidden [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-16 print:hidden">
        {search}
      </LazyHydration>
      <LazyHydration className="sticky top-16 z-20 hidden border-b border-line bg-page xl:block print:hidden">
        <div className="relative mx-auto max-w-page px-6">
          <MainNavigation label={text('nav.main')} entries={market.navigation.products} />
        </div>
      </LazyHydration>
    </header>
  )
}
