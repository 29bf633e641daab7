import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'

const PlainMenu = lazyComponent(async () => (await import('./plain-menu.tsx')).PlainMenu)
const loadMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu

type MobileMenuButtonProps = { readonly className?: string; readonly search: ReactNode }

/** The menu's code is loaded on hover, touch or focus. */
export const MobileMenuButton = ({ className, search }: MobileMenuButtonProps) => {
  const text = useText('shell')
  const { Dialog: MobileMenu, dialog, opener } = useLazyDialog(loadMenu, 'account-menu')
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the event itself
  useEffect(() => dialog.onOpenChange(false), [key])

  return (
    <>
      <button
        type="button"
        aria-label={text('menu.open')}
        aria-expanded={dialog.open}
        className={joinClasses('grid size-11 place-items-center rounded-md noscript:hidden hover:bg-sunken', className)}
        {...opener}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {/* React does not hydrate noscript, so the browser does not load this code. */}
      <noscript>{import.meta.env.SSR && <PlainMenu />}</noscript>
      {MobileMenu && <MobileMenu {...dialog} search={search} />}
    </>
  )
}
