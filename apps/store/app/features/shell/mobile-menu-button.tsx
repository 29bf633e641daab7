import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(() => loadMenu().then(({ MobileMenu }) => ({ default: MobileMenu })))

type MobileMenuButtonProps = { readonly className?: string; readonly search: ReactNode }

/** The menu's code comes when a finger, pointer or the keyboard nears the button. */
export const MobileMenuButton = ({ className, search }: MobileMenuButtonProps) => {
  const text = useText('shell')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the event itself
  useEffect(() => setOpen(false), [key])

  const prepare = () => void loadMenu().catch(() => {})
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-label={text('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={joinClasses('grid size-11 place-items-center rounded-md hover:bg-sunken', className)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} search={search} />
        </Suspense>
      )}
    </>
  )
}
